import { Money } from '@palaro/kernel';
import { given, type testApp } from '@palaro/testkit';
import { execute, HOUSE_VENDOR, launchSession } from '@palaro/wallet/server';

const MEMBERS = 256;
const BET_MS = 8_000;

type App = Awaited<ReturnType<typeof testApp>>['app'];

/** betWin commands a second; each caller sends its next one after the last answer. */
export async function betRate(app: App): Promise<number> {
  const balance = '1000000.0000';
  const members = await Promise.all(
    Array.from({ length: MEMBERS }, () => given(app).member({ balance })),
  );
  const about = { vendor: HOUSE_VENDOR, game: 'dice', country: 'PH', nickname: 'Bench' };
  for (const member of members) {
    await launchSession(app, { member, device: 'MOBILE', language: 'EN', ...about });
  }
  let sent = 0;
  let counted = 0;
  const until = performance.now() + BET_MS;
  const call = async (member: string) => {
    while (performance.now() < until) {
      const id = `fold-${(sent += 1)}`;
      const message = { vendor: HOUSE_VENDOR, member, currency: 'PHP', game: 'dice' };
      const [answer] = await execute(app, [
        {
          kind: 'betWin',
          ...message,
          round: id,
          transaction: id,
          bet: Money.of('1.0000'),
          win: Money.of('0.9900'),
        },
      ]);
      if (answer?.status === 'OK') counted += 1;
    }
  };
  await Promise.all(members.map(call));
  return (counted * 1000) / BET_MS;
}
