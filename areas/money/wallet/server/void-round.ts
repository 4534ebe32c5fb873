import { object } from '@palaro/api';
import { Money, type MemberId } from '@palaro/kernel';
import { roundId, type LedgerItem } from '@palaro/ledger';
import {
  askForChange,
  COMPARED,
  defineChangeKind,
  linkFact,
  memberFact,
  moneyFact,
  refuse,
  textFact,
  type AgreedChange,
  type App,
  type Operator,
} from '@palaro/server';
import { roundOfMember } from '../console.api.ts';
import { cancelEntry } from './award-rows.ts';
import { balanceFacts } from './balance-facts.ts';
import { bookOf, type Book } from './books.ts';
import { HOUSE_VENDOR } from './commands.ts';
import { hasLimits } from './limited-members.ts';
import { turnedEntry } from './play-limits.ts';
import {
  listIssuedAwards,
  listUndoable,
  lockRound,
  type Undoable,
} from './void-round.repository.ts';
import { ledgerOf } from './wallet.service.ts';

/** A round as its member, its vendor and the wallet's number of it name it. */
interface RoundAt {
  member: MemberId;
  vendor: string;
  round: string;
}

const STATES = { O: 'open', C: 'settled', V: 'voided' } as const;

/**
 * Voids a round: nobody does it alone (docs/domain/operator-console.md §3). Each of its transfers
 * is reversed as by a vendor's rollback: stakes come back first, and a win that is spent already
 * becomes a debt (docs/domain/ledger.md §3). A credit that its vendor sends afterwards is booked
 * all the same (docs/domain/wallet-protocol.md §1.3) and becomes a finding.
 */
export const voidChange = defineChangeKind({
  name: 'round.void',
  payload: object(roundOfMember),
  concerns: 'payment',
  approve: 'change.approve.money',
  subject: ({ member }) => `member:${member}`,
  // A bet or a win in between makes it stale: the people agreed to other sums.
  async before(_app, tx, at) {
    const row = await lockRound(tx, at);
    if (!row) throw refuse('round.not_voidable');
    if (at.vendor === HOUSE_VENDOR && row.state === 'O') throw refuse('round.still_played');
    const { ref, game, state, bets, wins, refunds } = row;
    const text = (amount: string) => Money.text(BigInt(amount));
    return {
      vendor: at.vendor,
      game,
      round: ref,
      state: STATES[state],
      stake: text(bets),
      payout: text(wins),
      refund: text(refunds),
    };
  },
  after: (_at, before) => {
    const was = before as { stake: string };
    return { ...was, state: STATES.V, payout: Money.text(0n), refund: was.stake };
  },
  async facts(app, _tx, { member, vendor, round }, before) {
    const { stake, payout, refund } = before as Record<'stake' | 'payout' | 'refund', string>;
    // Stakes that no refund returned come back, and what was paid out is taken.
    const moved = Money.of(stake) - Money.of(refund) - Money.of(payout);
    const sides = [textFact(vendor), memberFact(member)] as const;
    const [from, to] = moved < 0n ? [sides[1], sides[0]] : sides;
    return {
      member: memberFact(member),
      amount: moneyFact(moved),
      from,
      to,
      ...(await balanceFacts(app, member, moved)),
      order: linkFact(round, `/console/rounds/${member}/${vendor}/${round}`),
      vendor: COMPARED,
      round: COMPARED,
    };
  },
  // The ledger commits by itself, so the money moves in `applied`.
  apply: () => Promise.resolve(),
  applied: undo,
});

/** Asks for it. Refuses `round.not_voidable`, `round.still_played` and what asking refuses. */
export const askForVoid = (app: App, operator: Operator, payload: RoundAt, reason: string) =>
  askForChange.of(app)(operator, voidChange, { payload, reason });

/** So many reversals enter the ledger at once: a round of fish shots can have thousands. */
const AT_ONCE = 100;

async function undo(app: App, { id, payload, people }: AgreedChange<RoundAt>): Promise<void> {
  const { member } = payload;
  const [book, row] = await Promise.all([bookOf(app, member), lockRound(app.db, payload)]);
  if (!book || !row) throw refuse('round.not_voidable');
  const zone = app.site.settings['site.zone'];
  const at = app.clock.now();
  const ours: Undoing = {
    id,
    round: payload,
    ref: row.ref,
    book,
    at,
    // For vendors' movements the actor is the vendor's code. No vendor's code looks like this.
    actor: `operator/${people.at(-1)}`,
    subledger: (await hasLimits(app, member)) ? [turnedEntry(member, zone, at)] : [],
  };
  const undoable = await listUndoable(app.db, payload);
  for (let from = 0; from < undoable.length; from += AT_ONCE) {
    const part = undoable.slice(from, from + AT_ONCE);
    await commit(
      app,
      part.map((target) => reversalOf(ours, target)),
    );
  }
  await commit(app, [await endOf(app, ours)]);
}

async function commit(app: App, items: LedgerItem[]): Promise<void> {
  for (const { is, code } of await ledgerOf(app).commit(items)) {
    if (is !== 'refused') continue;
    throw code === 'try_again' ? refuse(code) : new Error(`a void was refused: ${code}`);
  }
}

interface Undoing {
  /** The change's id, under which the ledger accepts each reversal once. */
  id: string;
  round: RoundAt;
  ref: string;
  book: Book;
  at: Date;
  actor: string;
  subledger: NonNullable<LedgerItem['subledger']>;
}

const baseOf = ({ round: { member, vendor, round }, ref, book, at, actor }: Undoing) => ({
  member,
  book: book.book,
  at,
  actor,
  cause: { kind: 'round', id: round },
  round: { vendor, ref, game: '' },
});

/** An item as of a vendor's rollback; the folds and the record know it by its kind. */
const reversalOf = (ours: Undoing, { transferId, key }: Undoable): LedgerItem => ({
  ...baseOf(ours),
  does: 'reverse',
  kind: 'rollback',
  target: key,
  key: `void/${ours.id}/${transferId}`,
  input: key,
  subledger: ours.subledger,
});

/** Ends the round where only bets of 0 are left, and takes back awards that nobody has claimed. */
async function endOf(app: App, ours: Undoing): Promise<LedgerItem> {
  const { member, vendor } = ours.round;
  const base = baseOf(ours);
  const awards = await listIssuedAwards(app.db, ours.round);
  return {
    ...base,
    does: 'post',
    kind: 'void',
    legs: [],
    key: `void/${ours.id}`,
    input: roundId(vendor, ours.ref),
    round: { ...base.round, undone: true },
    subledger: awards.map((target) => cancelEntry({ vendor, member, round: ours.ref, target })),
  };
}
