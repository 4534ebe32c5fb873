import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A message that counts for this vendor: a bet that was taken, a credit once it was decided. */
export interface Sent {
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

/** What is asked about lies days back at most; older lines stay in the journal. */
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

/** The vendor's own list of what it sent, with a journal that outlives the process. */
export function createSentList(journal: string | null) {
  const list: Sent[] = linesOf(journal);
  const known = new Set(list.map(nameOf));
  if (journal !== null) mkdirSync(dirname(journal), { recursive: true });
  return {
    /** Once for each message, however often it was sent. */
    note(command: Sent['command'], message: Message) {
      const kept = KEPT_FIELDS.map((name) => [name, message[name]] as const);
      const fields = Object.fromEntries(kept.filter(([, value]) => value !== undefined));
      const sent = { ...fields, command, at: String(message.occurredAt) } as Sent;
      if (known.has(nameOf(sent))) return;
      known.add(nameOf(sent));
      list.push(sent);
      if (list.length > KEPT_MAX) known.delete(nameOf(list.shift() as Sent));
      if (journal !== null) appendFileSync(journal, `${JSON.stringify(sent)}\n`);
    },
    ofRound: (member: string, round: string): readonly Sent[] =>
      list.filter((sent) => sent.member === member && sent.round === round),
    /** In the order in which they were sent; `to` is not included. */
    between: (from: string, to: string): readonly Sent[] =>
      list.filter(({ at }) => at >= from && at < to),
  };
}
export type SentList = ReturnType<typeof createSentList>;

const nameOf = ({ member, transaction }: Sent) => `${member}/${transaction}`;

/** A line that was cut off by the end of a process is left out: its message may come again. */
function linesOf(journal: string | null): Sent[] {
  if (journal === null || !existsSync(journal)) return [];
  const lines = readFileSync(journal, 'utf8').split('\n').slice(0, -1);
  return lines.slice(-KEPT_MAX).map((text) => JSON.parse(text) as Sent);
}
