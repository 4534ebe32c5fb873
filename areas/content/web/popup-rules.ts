// Which popups a visitor sees, and when they come back (POP-03 to POP-05). Pure.
import type { Announcement } from '../published.api.ts';

/** A logged in, B guest: the letters of the stored flags and of an announcement's `execution`. */
export type PopupAudience = 'A' | 'B';

/** What is kept under `SHELL_PU_A` and `SHELL_PU_B`. */
export interface PopupFlag {
  show: boolean;
  /** Title and content of what was shown, in the language it was shown in. */
  set: readonly (readonly [title: string, content: string])[];
}

/**
 * The popups of an audience, in their order: members see A, and F on their first login; guests B
 * (POP-05).
 */
export const popupsFor = (
  popups: readonly Announcement[],
  audience: PopupAudience,
  firstLogin: boolean,
): Announcement[] =>
  popups.filter(
    ({ execution }) =>
      execution === audience || (execution === 'F' && audience === 'A' && firstLogin),
  );

type Told = Pick<Announcement, 'title' | 'content'>;

/** What a list says, whatever its order and however often. */
export function popupSet(popups: readonly Told[]): PopupFlag['set'] {
  const pairs = new Map(
    popups.map(({ title, content }) => [JSON.stringify([title, content]), [title, content]]),
  );
  return Array.from(pairs.keys())
    .sort()
    .map((key) => pairs.get(key) as unknown as readonly [string, string]);
}

/** The flag for a list: as it was while the list says the same, shown again when not (POP-04). */
export function flagFor(popups: readonly Told[], stored: PopupFlag | null): PopupFlag {
  const set = popupSet(popups);
  const same = stored !== null && JSON.stringify(stored.set) === JSON.stringify(set);
  return { show: same ? stored.show : true, set };
}

/** A page's number within the list's range (POP-01). */
export const withinRange = (at: number, count: number): number =>
  Math.max(0, Math.min(at, count - 1));
