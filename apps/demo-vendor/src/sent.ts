import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A message that counts: a bet once it was taken, a credit once it was decided. */
export interface Sent {
  /** Which of this process's vendors sent it. */
  vendor: string;
  command: 'bet' | 'win' | 'rollback';
  at: string;
  member: string;
  currency: string;
  game: string;
  round: string;
  transaction: string;
  amount?: string;
  target?: string;
  final?: boolean;
}

type Message = Record<string, unknown>;

/** The site asks only about the last days; older lines stay in the journal. */
const KEPT_MAX = 50_000;
const KEPT_FIELDS = [
  'member',
  'currency',
  'game',
  'round',
  'transaction',
  'amount',
  'target',
  'final',
] as const;

/** The vendor's list of what it sent, with a journal that survives a restart. */
export function createSentList(journal: string | null) {
  const list: Sent[] = linesOf(journal);
  const known = new Set(list.map(nameOf));
  if (journal !== null) mkdirSync(dirname(journal), { recursive: true });
  return {
    /** Lists a message once, however often it was sent. */
    note(vendor: string, command: Sent['command'], message: Message) {
      const kept = KEPT_FIELDS.map((name) => [name, message[name]] as const);
      const fields = Object.fromEntries(kept.filter(([, value]) => value !== undefined));
      const sent = { ...fields, vendor, command, at: String(message.occurredAt) } as Sent;
      if (known.has(nameOf(sent))) return;
      known.add(nameOf(sent));
      list.push(sent);
      if (list.length > KEPT_MAX) known.delete(nameOf(list.shift() as Sent));
      if (journal !== null) appendFileSync(journal, `${JSON.stringify(sent)}\n`);
    },
    ofRound: (vendor: string, member: string, round: string): readonly Sent[] =>
      list.filter((s) => s.vendor === vendor && s.member === member && s.round === round),
    /** The messages of that time, in the order sent; `to` is not included. */
    between: (of: string, from: string, to: string): readonly Sent[] =>
      list.filter(({ vendor, at }) => vendor === of && at >= from && at < to),
    /** The site was reset, so it has none of these messages. */
    forget() {
      if (journal !== null) writeFileSync(journal, '');
      list.length = 0;
      known.clear();
    },
  };
}
export type SentList = ReturnType<typeof createSentList>;

const nameOf = ({ vendor, member, command, transaction }: Sent) =>
  `${vendor}/${member}/${command}/${transaction}`;

/** The round's state, according to the messages sent for it. */
export function stateOf(messages: readonly Sent[]): 'unknown' | 'open' | 'closed' | 'voided' {
  if (messages.length === 0) return 'unknown';
  if (messages.some(({ final }) => final)) return 'closed';
  return messages.some(({ command }) => command === 'rollback') ? 'voided' : 'open';
}

/** Skips a last line that was cut off by the end of a process; its message may be sent again. */
function linesOf(journal: string | null): Sent[] {
  if (journal === null || !existsSync(journal)) return [];
  const lines = readFileSync(journal, 'utf8').split('\n').slice(0, -1);
  // Earlier versions had one vendor and did not name it.
  return lines
    .slice(-KEPT_MAX)
    .map((text) => ({ vendor: 'DEMO', ...(JSON.parse(text) as Omit<Sent, 'vendor'>) }));
}
