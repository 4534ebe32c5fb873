import { plusSeconds } from '@palaro/kernel';
import { INVARIANTS } from '@palaro/ledger';
import type { App, Difference, NightlyCheck } from '@palaro/server';
import { HOUSE_VENDOR } from '@palaro/wallet/server';
import { sql } from 'kysely';
import { COUNTERPARTS } from './counterparts.ts';

/**
 * The most differences kept of a check. A broken rule may affect a million rows; a few show what is
 * wrong.
 */
export const DIFFERENCES_MAX = 200;

const named = (row: Record<string, unknown>): Difference => ({
  subject: Object.values(row).slice(0, 3).map(String).join('/'),
  details: row,
});

async function rowsOf(app: App, text: string): Promise<Difference[]> {
  const limited = sql.raw(`select * from (${text}) found limit ${DIFFERENCES_MAX}`);
  const { rows } = await sql<Record<string, unknown>>`${limited}`.execute(app.db);
  return rows.map(named);
}

const ledgerChecks: NightlyCheck[] = [...INVARIANTS, ...COUNTERPARTS].map(
  ({ id, says, sql: text }) => ({
    name: `ledger.${id}`,
    says,
    run: (app) => rowsOf(app, text),
  }),
);

/**
 * Held money waits for somebody's decision. After three days a person looks at it
 * (docs/domain/ledger.md §9).
 */
const oldHolds: NightlyCheck = {
  name: 'holds.old',
  says: 'no money is held for more than 72 hours',
  run: (app) =>
    rowsOf(
      app,
      `select h.member_id, h.transfer_id, t.kind, t.cause_id, h.amount, t.posted_at
        from hold h join ledger.transfer t using (member_id, transfer_id)
        where h.state = 'P' and t.posted_at < '${hoursBefore(app, 72)}'`,
    ),
};

const hoursBefore = (app: App, hours: number) =>
  plusSeconds(app.clock.now(), -hours * 3_600).toISOString();

/** A vendor is asked this often before a person looks. */
const ASKED_IN_VAIN = 3;

const stuckRounds: NightlyCheck = {
  name: 'rounds.stuck',
  says: 'no round waits for its vendor too long',
  run: (app) =>
    rowsOf(
      app,
      `select s.vendor, g.ref, s.member_id, s.why, s.asked, s.last_answer, s.found_at, g.game
        from stuck_round s join game_round g using (member_id, vendor, round)
        where s.settled_at is null and s.asked >= ${ASKED_IN_VAIN}`,
    ),
};

/** The house ends its own rounds after a day, so one that is an hour older could not be ended. */
const leftRounds: NightlyCheck = {
  name: 'rounds.left',
  says: 'no round of the house stays open for more than 25 hours',
  run: (app) =>
    rowsOf(
      app,
      `select ref, member_id, game, bets, opened_at from game_round
        where state = 'O' and vendor = '${HOUSE_VENDOR}'
          and opened_at < '${hoursBefore(app, 25)}'`,
    ),
};

/** A table pays its round at once, and gives the stakes of a late one back after five minutes. */
const lateTables: NightlyCheck = {
  name: 'tables.late',
  says: 'no bet at a table of the house waits for more than an hour',
  run: (app) =>
    rowsOf(
      app,
      `select round_id, member_id, game_id, stake, placed_at from play_table_bet
        where placed_at < '${hoursBefore(app, 1)}'`,
    ),
};

const lateRooms: NightlyCheck = {
  name: 'rooms.late',
  says: 'no hand between members waits for more than an hour to go on',
  run: (app) =>
    rowsOf(
      app,
      `select room_id, game_id, state, hand_no, since from play_card_room
        where state <> 'WAITING' and since < '${hoursBefore(app, 1)}'`,
    ),
};

/** A signed credit that could not be booked. Its member waits for a decision (§9). */
export const parkedCredits: NightlyCheck = {
  name: 'gateway.parked',
  says: 'no credit of a vendor waits to be booked',
  run: (app) =>
    rowsOf(
      app,
      `select id, vendor, command, status, parked_at from gateway_parked
        where resolved_at is null order by parked_at`,
    ),
};

/**
 * Money in a transfer about which the vendor gives no answer (docs/domain/wallet-protocol.md §11).
 */
const openTransfers: NightlyCheck = {
  name: 'transfers.open',
  says: 'no transfer with a vendor stays open for more than two hours',
  run: (app) =>
    rowsOf(
      app,
      `select id, vendor, member_id, direction, amount, state, asked, created_at
        from vendor_transfer where resolved_at is null and created_at < '${hoursBefore(app, 2)}'`,
    ),
};

/**
 * A vendor carried out a transfer that had been given up, so the money is on both sides or on none.
 * No more play of that wallet is booked until a person has settled it.
 */
const lateTransfers: NightlyCheck = {
  name: 'transfers.late',
  says: 'no vendor made a transfer that had been given up',
  run: async (app) => {
    const found = await rowsOf(
      app,
      `select id, vendor, member_id, direction, amount, created_at, late_at
        from vendor_transfer v where late_at is not null and not exists (
          select from reconciliation_finding f where f.check_name = 'transfers.late'
            and f.subject = v.id::text and f.resolved_at is not null)`,
    );
    return found.map(({ details }) => ({ subject: String(details.id), details }));
  },
};

/** Checks that the ledger's postings agree with the tables around them. */
export const recordChecks: readonly NightlyCheck[] = [
  ...ledgerChecks,
  oldHolds,
  stuckRounds,
  leftRounds,
  lateTables,
  lateRooms,
  parkedCredits,
  openTransfers,
  lateTransfers,
];
