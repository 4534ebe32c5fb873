import { afterAll, beforeAll, expect, it } from 'vitest';
import { balances } from './balances.ts';
import { booksOf } from './books.ts';
import { execute } from './execute.ts';
import { commandsOf, testWallet, type TestWallet } from './test-wallet.ts';

/** More members than a node remembers, in portions that fit into one statement. */
const MEMBERS = 100_200;
const PORTION = 20_040;
const FIRST = 5_000_001;

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet.stop());

it('MONEY-06 a credit finds its member even when a node has just dropped its memory', async () => {
  const known = await wallet.member('1.0000');
  const other = await wallet.member('1.0000');
  await wallet.restart();
  await wallet.run(commandsOf(known).win('w1', 5));
  await wallet.database.pool.query(
    `insert into wallet (member_id, account_id, book, kind)
      select n, w.account_id, w.book, 'CASH' from generate_series($1::bigint, $2::bigint) n,
        (select account_id, book from wallet where member_id = $3 and kind = 'CASH') w`,
    [FIRST, FIRST + MEMBERS - 1, known.id],
  );
  for (let from = FIRST; from < FIRST + MEMBERS; from += PORTION) {
    await booksOf(
      wallet.app,
      Array.from({ length: PORTION }, (_, i) => String(from + i)),
    );
  }
  const answers = await execute(wallet.app, [
    commandsOf(known).win('w2', 5),
    commandsOf(other).win('w3', 5),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['OK', 'OK']);
  expect((await balances(wallet.app, known.id)).main).toBe(110_000n);
});
