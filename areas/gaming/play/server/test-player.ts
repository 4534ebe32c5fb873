import { Money } from '@palaro/kernel';
import type { Member } from '@palaro/server';
import type { TestApp } from '@palaro/testkit';
import { creditOpening, HOUSE_VENDOR, launchSession, openWallet } from '@palaro/wallet/server';

let nextId = 2_000_001;

interface Has {
  balance?: string;
  realm?: 'R' | 'T';
  games?: readonly string[];
}

/** A new player with money and open sessions of these games. */
export async function playerWith(
  { app, database }: TestApp,
  { balance = '100.0000', realm = 'R', games = ['perlas', 'dice'] }: Has = {},
): Promise<Member> {
  const id = String(nextId++);
  await database.pool.query(
    `insert into member
       (id, account, type, merchant_code, language, password_hash, registered_at, kyc_level)
     values ($1, $2, $3, 'palaro', 'EN', '-', $4, 2)`,
    [id, `player${id}`, realm === 'T' ? 4 : 0, app.clock.now()],
  );
  await openWallet(app, id, realm);
  await creditOpening(app, { member: id, amount: Money.of(balance), key: `opening/${id}` });
  for (const game of games) {
    await launchSession(app, {
      member: id,
      vendor: HOUSE_VENDOR,
      game,
      device: 'MOBILE',
      language: 'EN',
      country: 'PH',
      nickname: id,
      parallel: true,
    });
  }
  return { id } as Member;
}
