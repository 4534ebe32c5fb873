import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberSite, testApp, type MemberSite, type TestApp } from '@palaro/testkit';
import { judgeGuess } from './guesses.ts';

let site: MemberSite;
let second: TestApp;
beforeAll(async () => {
  site = await memberSite();
  const { database, app } = site;
  second = await testApp({ database, clock: app.clock, config: { demo: true } });
});
afterAll(async () => {
  await second.stop();
  await site.stop();
});

/** What becomes of guesses that come at once, every other one at another node. */
async function guess(memberId: string, many: number, isRight: () => Promise<boolean>) {
  const answers = await Promise.allSettled(
    Array.from({ length: many }, (_, at) =>
      judgeGuess(at % 2 === 0 ? site.app : second.app, memberId, 'payment_password', isRight),
    ),
  );
  return answers.map((one) =>
    one.status === 'fulfilled' ? 'right' : ((one.reason as { code?: string }).code ?? 'failed'),
  );
}

const count = (all: string[], what: string) => all.filter((one) => one === what).length;
const WRONG = 'payment_password_wrong';
const LOCKED = 'payment_password_locked';

describe('guesses at a secret, at two nodes', () => {
  it('AC-54 of 64 right ones at once none is refused', async () => {
    const { id } = await site.member('player101');
    const answers = await guess(id, 64, () => Promise.resolve(true));
    expect(count(answers, 'right')).toBe(64);
  });

  it('AC-54 of 64 wrong ones at once five are checked', async () => {
    const { id } = await site.member('player102');
    let checked = 0;
    const answers = await guess(id, 64, () => {
      checked += 1;
      return Promise.resolve(false);
    });
    expect([checked, count(answers, WRONG), count(answers, LOCKED)]).toEqual([5, 5, 59]);
  });

  it('one that could not be checked is not counted', async () => {
    const { id } = await site.member('player103');
    const answers = await guess(id, 20, () => Promise.reject(new Error('the machine is busy')));
    expect(count(answers, 'failed')).toBe(20);
    expect(await guess(id, 5, () => Promise.resolve(false))).toEqual(Array(5).fill(WRONG));
    expect(await guess(id, 1, () => Promise.resolve(true))).toEqual([LOCKED]);
  });
});
