import { given, testApp } from '@palaro/testkit';
import { afterAll, expect, it } from 'vitest';
import { checkDayBefore } from './run-checks.ts';

const DAY_SECONDS = 86_400;
const site = await testApp();
const { app } = site;
afterAll(site.stop);

const findings = async () =>
  (
    await app.db
      .selectFrom('reconciliation_finding')
      .select(['id', 'check_name', 'subject', 'first_seen_at', 'last_seen_at'])
      .where('resolved_at', 'is', null)
      .orderBy('id')
      .execute()
  ).map((row) => ({ ...row, again: row.last_seen_at > row.first_seen_at }));

it('MONEY-06: agreeing books give no finding, and a day is checked once', async () => {
  await given(app).member({ balance: '25.0000' });
  expect(await checkDayBefore(app)).toBe(0);
  expect(await checkDayBefore(app)).toBeNull();
  expect(await findings()).toEqual([]);
});

it('MONEY-06: a check whose node died is repeated by another node, but not by two at once', async () => {
  // Noon in Manila, so that the day stays the same in the next hours.
  const today = app.clock.now().toISOString().slice(0, 10);
  const noon = Date.parse(`${today}T04:00:00.000Z`) / 1000 + 2 * DAY_SECONDS;
  app.clock.advance(Math.ceil(noon - app.clock.now().getTime() / 1000));
  await checkDayBefore(app);
  const died = { started_at: app.clock.now(), finished_at: null };
  const { id } = await app.db
    .selectFrom('reconciliation_run')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await app.db.updateTable('reconciliation_run').set(died).where('id', '=', id).execute();
  expect(await checkDayBefore(app)).toBeNull();
  app.clock.advance(2 * 3_600 + 1);
  const both = await Promise.all([checkDayBefore(app), checkDayBefore(app)]);
  expect(both.filter((found) => found !== null)).toEqual([0]);
});

it('MONEY-06: a balance that its postings do not explain is one finding, however often it is seen', async () => {
  const member = await given(app).member({ balance: '100.0000' });
  await app.pool.query(
    `update wallet set balance = balance + 1 where member_id = $1
    and kind = 'CASH'`,
    [member],
  );
  app.clock.advance(DAY_SECONDS);
  expect(await checkDayBefore(app)).toBe(2);
  const [wallet, book] = await findings();
  expect(wallet).toMatchObject({ check_name: 'ledger.I1', again: false });
  expect(wallet?.subject).toContain(member);
  expect(book).toMatchObject({ check_name: 'ledger.I2' });
  app.clock.advance(DAY_SECONDS);
  await checkDayBefore(app);
  expect(await findings()).toMatchObject([
    { id: wallet?.id, again: true },
    { id: book?.id, again: true },
  ]);
  // Nothing was repaired: a person decides about differences.
  const { rows } = await app.pool.query(
    `select balance from wallet where member_id = $1 and kind = 'CASH'`,
    [member],
  );
  expect(rows).toEqual([{ balance: '1000001' }]);
  await app.pool.query(
    `update wallet set balance = balance - 1 where member_id = $1
    and kind = 'CASH'`,
    [member],
  );
});

it('MONEY-06: a credit that waits to be booked is a finding until it is booked', async () => {
  await app.pool.query(
    `insert into gateway_parked (vendor, command, status, body, body_digest, parked_at)
      values ('DEMO', 'win', 'MEMBER_UNKNOWN', 'x', 'y', $1)`,
    [app.clock.now()],
  );
  app.clock.advance(DAY_SECONDS);
  expect(await checkDayBefore(app)).toBe(1);
  expect((await findings()).at(-1)).toMatchObject({ check_name: 'gateway.parked' });
});

it('MONEY-04: a transfer whose vendor stays silent for two hours is a finding', async () => {
  const member = await given(app).member({ balance: '5.0000' });
  const silent = (id: string, hours: number) =>
    app.pool.query(
      `insert into vendor_transfer (id, member_id, vendor, direction, amount, state, created_at,
        next_ask_at) values ($1, $2, $3, 'in', 10000, 'unknown', $4, $4)`,
      [id, member, `SILENT${hours}`, new Date(app.clock.now().getTime() - hours * 3_600_000)],
    );
  app.clock.advance(DAY_SECONDS);
  await silent('00000000-0000-4000-8000-000000000001', 3);
  await silent('00000000-0000-4000-8000-000000000002', 1);
  await checkDayBefore(app);
  const open = (await findings()).filter((one) => one.check_name === 'transfers.open');
  expect(open.map(({ subject }) => subject)).toEqual([
    `00000000-0000-4000-8000-000000000001/SILENT3/${member}`,
  ]);
});

it('MONEY-04: a round of the house that nobody could end after a day is a finding', async () => {
  const member = await given(app).member();
  const open = (ref: string, hours: number) =>
    app.pool.query(
      `insert into game_round
          (member_id, vendor, round, ref, game, state, bets, bet_count, opened_at)
        values ($1, 'PALARO', gen_random_uuid(), $2, 'mines', 'O', 10000, 1, $3)`,
      [member, ref, new Date(app.clock.now().getTime() - hours * 3_600_000)],
    );
  app.clock.advance(DAY_SECONDS);
  await open('left', 26);
  await open('going-on', 24);
  await checkDayBefore(app);
  const left = (await findings()).filter((one) => one.check_name === 'rounds.left');
  expect(left.map(({ subject }) => subject)).toEqual([`left/${member}/mines`]);
  await app.pool.query(`delete from game_round where member_id = $1`, [member]);
});

it('MONEY-04: a bet at a table that waits for more than an hour is a finding', async () => {
  const member = await given(app).member();
  const at = new Date(app.clock.now().getTime() + DAY_SECONDS * 1_000 - 2 * 3_600_000);
  const id = '00000000-0000-4000-8000-000000000046';
  // One row of each table that a table's bet stands on.
  await app.pool.query(
    `with beacon as (insert into play_beacon values ($1, '-', '', 1, $2, 600)),
      chain as (insert into play_chain (chain_id, game_id, anchor, sealed, length, published_at,
        beacon_id, beacon_round) values ($1, 'sic-bo', '-', '', 1, $2, $1, 1)),
      pair as (insert into play_seed (id, member_id, state, server_seed_hash, sealed, client_seed,
        nonce, created_at) values ($1, 0, 'shared', '-', '', '-', 1, $2)),
      round as (insert into play_table_round (round_key, game_id, round_no, chain_id, pair_id,
        nonce, hand, state, opens_at, locks_at, reveals_at)
        values ('sic-bo/1', 'sic-bo', 1, $1, $1, 1, 1, 'OPEN', $2, $2, $2))
    insert into play_table_bet (round_id, round_key, member_id, round_ref, game_id, version,
      config_hash, pair_id, nonce, stake, input, name, placed_at, liability)
      values ($1, 'sic-bo/1', $3, $1, 'sic-bo', '1', '-', $1, 1, 10000, '{}', '-', $2, 0)`,
    [id, at, member],
  );
  app.clock.advance(DAY_SECONDS);
  await checkDayBefore(app);
  const late = (await findings()).filter((one) => one.check_name === 'tables.late');
  expect(late.map(({ subject }) => subject)).toEqual([`${id}/${member}/sic-bo`]);
  await app.pool.query(`delete from play_table_bet where round_id = $1`, [id]);
});

it('MONEY-04: a transfer that a vendor made after it was given up is a finding, once', async () => {
  const member = await given(app).member();
  const id = '00000000-0000-4000-8000-000000000003';
  await app.pool.query(
    `insert into vendor_transfer (id, member_id, vendor, direction, amount, state, created_at,
      resolved_at, late_at) values ($1, $2, 'LAOT', 'in', 10000, 'failed', $3, $3, $3)`,
    [id, member, app.clock.now()],
  );
  const late = async () => {
    app.clock.advance(DAY_SECONDS);
    await checkDayBefore(app);
    return (await findings()).filter((one) => one.check_name === 'transfers.late');
  };
  expect(await late()).toMatchObject([{ subject: id }]);
  await app.db
    .updateTable('reconciliation_finding')
    .set({ resolved_at: app.clock.now(), resolved_by: 'operator1', note: 'corrected' })
    .where('subject', '=', id)
    .execute();
  expect(await late()).toEqual([]);
});
