import { buildSite, testDatabase, type TestDatabase } from '@palaro/testkit';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const RUN_MS = 60_000;

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  buildSite();
  folder = mkdtempSync(join(tmpdir(), 'palaro-archive-'));
  database = await testDatabase();
  await database.pool.query(`
    insert into archive.game_round (member_id, vendor, round, ref, game, state, bets, wins, refunds,
        bet_count, flags, opened_at, closed_at, tx)
      values (7, 'DEMO', gen_random_uuid(), 'old, "odd"', 'demo-slot', 'C', 10, 5, 0, 1,
        '{late,resettled}', '2020-02-03T04:05:06Z', '2020-02-03T04:06:00Z', 1)`);
  await database.pool.query(`
    insert into archive.play_round (round_id, member_id, round_ref, game_id, version, config_hash,
        pair_id, nonce, state, stake, payout, input, outcome, words, rejections, settled_at, tx)
      values (gen_random_uuid(), 7, gen_random_uuid(), 'dice', '1', 'h', gen_random_uuid(), 0,
        'DONE', 10, 0, '{"stake":"0.0010"}', '{"roll":1}', 1, 0, '2020-03-31T23:59:59Z', 1)`);
  await database.pool.query(`
    insert into listed_round (member_id, vendor, ref, game, bets, wins, valid_bet, opened_at,
        closed_at, noted_at)
      values (7, 'BANGKA', 'listed', 'bangka-reels', 10, 5, 10, '2020-05-31T23:00:00Z',
        '2020-05-31T23:59:59Z', '2020-06-01T00:00:00Z')`);
  await database.pool.query(`
    insert into archive.play_audit (seq, round_id, row, at, prev_hash, row_hash)
      values (1, gen_random_uuid(), '{}', '2020-04-01T00:00:00Z', 'p', 'r')`);
}, RUN_MS);
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const archive = (...args: string[]) =>
  spawnSync(process.execPath, ['tools/operate.mjs', 'archive', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: database.url },
  });

it(
  'MONEY-06 npm run archive writes rounds, outcomes and their audit by month, and once',
  () => {
    const { status, stdout, stderr } = archive('--to', folder);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('game_round_2020-02.csv.gz: 1 rows');
    const files = [
      'game_round_2020-02',
      'listed_round_2020-05',
      'play_audit_2020-04',
      'play_round_2020-03',
    ];
    const written = files.flatMap((file) => [`${file}.csv.gz`, `manifest_${file}.json`]);
    expect(readdirSync(folder).sort()).toEqual(written.sort());
    const rounds = gunzipSync(readFileSync(join(folder, 'game_round_2020-02.csv.gz'))).toString();
    expect(rounds).toContain(',"old, ""odd""",demo-slot,C,');
    expect(rounds).toContain('"{late,resettled}"');
    expect(stdout).toContain("1 rounds of vendors' lists archived");
    expect(archive('--to', folder).stdout).not.toContain('.csv.gz');
  },
  RUN_MS,
);

it(
  'names the missing folder',
  () => {
    const { status, stderr } = archive();
    expect(status).toBe(1);
    expect(stderr).toContain('name the folder of the export');
  },
  RUN_MS,
);
