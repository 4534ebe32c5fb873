import type { TextKey } from '@palaro/api';
import { t } from '@palaro/client';
import { Money, Person, Place } from '@palaro/desk';
import { Badge } from '@palaro/ui';
import type { ChangeState } from '../changes.api.ts';
import { isKindName } from '../kind-names.ts';

const TONES = {
  Pending: 'gold',
  Approved: 'sky',
  Applied: 'leaf',
  Rejected: 'rose',
  Withdrawn: 'dim',
  Expired: 'dim',
  Stale: 'dim',
} as const;

/** A state in words, on its colour. */
export const StateBadge = ({ state }: { state: ChangeState }) => (
  <Badge tone={TONES[state]}>{t(`changes-console.state.${state}`)}</Badge>
);

/** A kind in words; its name if it has none. */
export const kindText = (kind: string): string =>
  isKindName(kind) ? t(`changes-console.kind.${kind}`) : kind;

const LONGEST_ID = 24;

/** What a change is about, in words; an id that nobody could read aloud is left out. */
export function subjectText(of: string): string {
  const [kind = '', id = ''] = of.split(':');
  const words = t(`changes-console.subject.${kind}` as TextKey);
  if (!words) return of;
  return id.length > LONGEST_ID || kind === 'list' || kind === 'site' ? words : `${words} ${id}`;
}

/** What a change is about: a member's opens his page, a table's round stands in its list. */
export function Subject({ of }: { of: string }) {
  const [kind, id] = of.split(':');
  const text = subjectText(of);
  if (kind === 'member' && id) return <Person name={text} member={id} />;
  if (kind !== 'table-round' || !id) return <span>{text}</span>;
  const [game = ''] = id.split('/');
  const query = new URLSearchParams({ game, open: id });
  return <Place to={`/console/games/tables?${query.toString()}`}>{text}</Place>;
}

/** A field's name; its place in the JSON if it has none. */
export const fieldText = (path: string): string =>
  t(`changes-console.field.${path}` as TextKey) || path;

/** A code in words; a text without any as it is. */
export const wordOf = (code: string): string =>
  /^[a-z_A-Z]+$/.test(code) ? t(`changes-console.code.${code}` as TextKey) || code : code;

const AMOUNT = /^-?\d+\.\d{4}$/;

/** An amount in pesos, and a code in words; null for what is shown as it is. */
export function valueText(path: string, value: unknown) {
  if (typeof value !== 'string') return null;
  if (AMOUNT.test(value)) return <Money value={value} exact={!value.endsWith('00')} />;
  return (path === 'code' && t(`changes-console.code.${value}` as TextKey)) || null;
}
