import { plusSeconds } from '@palaro/kernel';
import { INVARIANTS } from '@palaro/ledger';
import { defineService, type App } from '@palaro/server';
import { sql } from 'kysely';
import { COUNTERPARTS } from './counterparts.ts';

/** One difference: what it is about, stable from night to night, and what is known of it. */
export interface Difference {
  subject: string;
  details: Record<string, unknown>;
}

/** Something that must agree; it reads and never repairs. */
export interface Check {
  name: string;
  says: string;
  run(app: App, day: string): Promise<Difference[]>;
}

/** A finding says enough with the first of them; a broken rule may touch a million rows. */
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

const ledgerChecks: Check[] = [...INVARIANTS, ...COUNTERPARTS].map(({ id, says, sql: text }) => ({
  name: `ledger.${id}`,
  says,
  run: (app) => rowsOf(app, text),
}));

/** Held money is somebody's open question; after three days a person looks at it (ledger.md §9). */
const oldHolds: Check = {
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

/** So often a vendor is asked before a person is. */
const ASKED_IN_VAIN = 3;

const stuckRounds: Check = {
  name: 'rounds.stuck',
  says: 'no round waits for its vendor in vain',
  run: (app) =>
    rowsOf(
      app,
      `select s.vendor, g.ref, s.member_id, s.why, s.asked, s.last_answer, s.found_at, g.game
        from stuck_round s join game_round g using (member_id, vendor, round)
        where s.settled_at is null and s.asked >= ${ASKED_IN_VAIN}`,
    ),
};

/** A signed credit that could not be booked: its member waits for a decision (§9). */
const parkedCredits: Check = {
  name: 'gateway.parked',
  says: 'no credit of a vendor waits to be booked',
  run: (app) =>
    rowsOf(
      app,
      `select id, vendor, command, status, parked_at from gateway_parked
        where resolved_at is null order by parked_at`,
    ),
};

/** Money on its way, of which the vendor does not say what became (wallet-protocol.md §11). */
const openTransfers: Check = {
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
 * A vendor carried out a transfer after it had been given up: its money is on both sides or on
 * none. Nothing more is booked of that wallet's play until a person has settled it.
 */
const lateTransfers: Check = {
  name: 'transfers.late',
  says: 'no vendor carried out a transfer that had been given up',
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

const added = defineService<Check[]>('reconciliation.checks', () => []);

/** Adds a check of somebody who knows more than this area may; once at start. */
export const addCheck = (app: App, check: Check): void => void added(app).push(check);

/** Every check, in the order in which they are made. */
export const checksOf = (app: App): Check[] => [
  ...ledgerChecks,
  oldHolds,
  stuckRounds,
  parkedCredits,
  openTransfers,
  lateTransfers,
  ...added(app),
];
