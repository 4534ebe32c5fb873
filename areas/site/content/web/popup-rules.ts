// Which popups a visitor sees, and when they come back (POP-03 to POP-05). Pure.
import type { Announcement } from '../published.api.ts';

/** A: logged in, B: guest. The stored flags and an announcement's `execution` use these letters. */
export type PopupAudience = 'A' | 'B';

/** The value stored under `SHELL_PU_A` and `SHELL_PU_B`. */
export interface PopupFlag {
  show: boolean;
  /** Title and content of the popups that were shown, in the language of that time. */
  set: readonly (readonly [title: string, content: string])[];
  /** The language of `set`, and digests of the popups' texts in all languages. */
  language?: string;
  digests?: readonly string[];
}

/**
 * The popups of an audience, in order. Members see A; guests see B. F comes only on a member's
 * first login, as the server judges it, and then before the others (POP-05).
 */
export const popupsFor = (
  popups: readonly Announcement[],
  audience: PopupAudience,
): Announcement[] =>
  [...(audience === 'A' ? (['F'] as const) : []), audience].flatMap((wanted) =>
    popups.filter(({ execution }) => execution === wanted),
  );

type Said = Pick<Announcement, 'title' | 'content' | 'texts'>;

/** The distinct title and content pairs, sorted, so that order and repetition do not matter. */
export function popupSet(popups: readonly Said[]): PopupFlag['set'] {
  const pairs = new Map(
    popups.map(({ title, content }) => [JSON.stringify([title, content]), [title, content]]),
  );
  return Array.from(pairs.keys())
    .sort()
    .map((key) => pairs.get(key) as unknown as readonly [string, string]);
}

/**
 * Keeps the stored flag while the list has the same content, also in another language. A changed
 * list is shown again (POP-04).
 */
export function flagFor(popups: readonly Said[], stored: PopupFlag | null): PopupFlag {
  const set = popupSet(popups);
  const language = popups[0]?.texts?.language;
  const digests = popups.flatMap(({ texts }) => texts?.digest ?? []).sort();
  const same = stored !== null && (equal(stored.set, set) || isTranslated());
  return { show: same ? stored.show : true, set, ...(language && { language, digests }) };

  /** True if these are the popups of `stored` in another language. */
  function isTranslated(): boolean {
    return (
      language !== undefined && language !== stored?.language && equal(digests, stored?.digests)
    );
  }
}

const equal = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Limits a page's number to the list's range (POP-01). */
export const withinRange = (at: number, count: number): number =>
  Math.max(0, Math.min(at, count - 1));
