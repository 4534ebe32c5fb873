import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defineProvision,
  provide,
  provisionsOf,
  type App,
  type AreaServer,
  type Config,
} from '@palaro/server';
import { buildApp } from './app.ts';
import { AREAS } from './areas.ts';
import { aroundAreas } from './around-areas.ts';
import { StartError } from './start-error.ts';
import { inStartOrder, wire } from './wiring.ts';

const area = (name: string, more: Partial<AreaServer> = {}): AreaServer => ({
  name,
  api: {},
  handlers: {},
  errors: {},
  texts: { EN: {}, TY: {} },
  ...more,
});
const wireAreas = (areas: readonly AreaServer[]) => wire([...areas, aroundAreas(areas, [])]);
const namesOf = (areas: readonly AreaServer[]) => areas.map(({ name }) => name);

/** Fails when touched: a server that refuses to start must not have used the database. */
const untouched = new Proxy({} as App['pool'], {
  get: () => {
    throw new Error('the database was touched');
  },
});
const build = (areas: readonly AreaServer[]) =>
  buildApp({ config: { demo: false } as Config, pool: untouched, webDir: '', areas });

/** Every question one area answers for another: who answers, what, and who asks. */
const ANSWERS = [
  ['accounts', 'play.member-may-play', 'wallet'],
  ['accounts', 'session.body-opener', 'the server'],
  ['accounts', 'session.token-holder', 'play'],
  ['accounts', 'verification.known-number', 'verification'],
  ['catalogue', 'play.game-rules', 'wallet'],
  ['changes', 'changes.ask', 'wallet'],
  ['kyc', 'accounts.stated-name', 'bank-cards'],
  ['kyc', 'kyc.identity-provider', 'kyc'],
  ['kyc', 'play.identity-refusal', 'accounts'],
  ['operators', 'operators.holder', 'the server'],
  ['operators', 'operators.who-may', 'changes'],
  ['passwords', 'login.temporary-passwords', 'accounts'],
  ['cashier', 'cards.in-use', 'bank-cards'],
  ['bank-cards', 'deny-list.card-digests', 'deny-list'],
  ['cashier', 'records.order-labels', 'records'],
  ['play', 'play.open-play', 'records'],
  ['promotions', 'content.running-promotions', 'content'],
  ['cashier', 'cashier.connected-providers', 'cashier'],
  ['cashier', 'kyc.open-orders', 'kyc'],
  ['cashier', 'limits.deposits-used', 'limits'],
  ['cashier', 'turnover.deposits-pending', 'turnover'],
  ['club', 'club.vip-level', 'accounts'],
  ['offers', 'cashier.deposit-offers', 'cashier'],
  ['turnover', 'wallet.member-turnover', 'wallet'],
  ['second-factor', 'login.second-factor', 'accounts'],
  ['social', 'login.firebase', 'accounts'],
] as const;

describe('a server whose areas do not fit together does not start', () => {
  it.each(ANSWERS)('without %s’ answer to %s, which %s asks for', (provider, thing, asker) => {
    const without = AREAS.map((one) => ({
      ...one,
      provides: one.provides?.filter(({ provision }) => provision.name !== thing) ?? [],
    }));
    expect(namesOf(AREAS)).toContain(provider);
    expect(() => wireAreas(without)).toThrow(
      new StartError(
        `${asker} needs ${thing}, which no area provides: ` +
          'list the area that does in apps/server/src/areas.ts',
      ),
    );
  });

  it('asks all of these questions, and no answer is left unasked', () => {
    const parts = [...AREAS, aroundAreas(AREAS, [])];
    const provided = AREAS.flatMap(({ name, provides = [] }) =>
      provides.map(({ provision }) => `${name} ${provision.name}`),
    );
    expect(provided.sort()).toEqual(ANSWERS.map(([name, thing]) => `${name} ${thing}`).sort());
    const needed = new Set(parts.flatMap(({ needs = [] }) => needs));
    const unasked = parts.flatMap(({ provides = [] }) =>
      provides.filter(({ provision }) => !needed.has(provision)),
    );
    expect(unasked.map(({ provision }) => provision.name)).toEqual([]);
  });

  it.each(namesOf(AREAS))(
    'without the area %s, which another asks or starts after',
    async (name) => {
      const rest = AREAS.filter((one) => one.name !== name);
      const things: string[] = ANSWERS.filter(([by, , asker]) => by === name && asker !== name).map(
        ([, thing]) => thing,
      );
      const behind = rest.some(({ after = [] }) => after.includes(name));
      const refusal = await build(rest).catch((error: unknown) => error);
      if (things.length === 0 && !behind) {
        expect(refusal).toEqual(new Error('the database was touched'));
        return;
      }
      expect(refusal).toBeInstanceOf(StartError);
      const { message } = refusal as Error;
      expect([...things, `after ${name}`].some((what) => message.includes(what))).toBe(true);
    },
  );

  it('when two areas answer one question', async () => {
    const [first] = AREAS.find(({ name }) => name === 'catalogue')?.provides ?? [];
    const second = area('casino', { provides: first ? [first] : [] });
    await expect(build([...AREAS, second])).rejects.toThrow(
      new StartError('play.game-rules is provided by both casino and catalogue: keep one'),
    );
  });

  it('when areas wait for each other, and names the circle', async () => {
    const a = area('a', { after: ['b'] });
    const b = area('b', { after: ['c'] });
    const c = area('c', { after: ['b'] });
    await expect(build([...AREAS, a, b, c])).rejects.toThrow(
      new StartError('areas wait for each other to start: b → c → b'),
    );
  });

  it('when an area starts after a missing one, or shares another’s name', () => {
    expect(() => inStartOrder([area('a', { after: ['b'] })])).toThrow(
      new StartError('a starts after b, which is not listed in apps/server/src/areas.ts'),
    );
    expect(() => inStartOrder([area('a'), area('b'), area('a')])).toThrow(
      new StartError('two areas are called a: give one another name'),
    );
  });
});

describe('the order of starts', () => {
  it('is always the same, whatever the order of the list', () => {
    const shuffled = fc.shuffledSubarray([...AREAS], { minLength: AREAS.length });
    fc.assert(
      fc.property(shuffled, (areas) => {
        expect(namesOf(inStartOrder(areas))).toEqual(namesOf(AREAS));
      }),
    );
  });

  it('puts each area after those that its start and its demo data use', () => {
    const at = (name: string) => namesOf(AREAS).indexOf(name);
    for (const { name, after = [] } of AREAS) {
      for (const earlier of after) expect([name, at(earlier) < at(name)]).toEqual([name, true]);
    }
    const members = namesOf(AREAS).filter((name) => ['wallet', 'accounts', 'play'].includes(name));
    expect(members).toEqual(['wallet', 'accounts', 'play']);
  });
});

describe('an answer', () => {
  const answer = defineProvision<() => string>('test.answer');
  const appWith = (provisions: App['provisions']) => ({ provisions }) as App;
  const provides = [provide(answer, () => () => 'yes')];

  it('comes from the provider', () => {
    expect(answer.of(appWith(provisionsOf(provides)))()).toBe('yes');
  });

  it('that no area provides, or none lists as a need, is an error and has no default', () => {
    const why = 'nobody provides test.answer';
    expect(() => answer.of(appWith(new Map()))).toThrow(why);
    expect(() => answer.of(appWith(wire([{ name: 'a', provides }])))).toThrow(why);
  });
});
