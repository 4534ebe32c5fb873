import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PendingStore } from './pending-round.ts';
import { createRoundClient, type Failing } from './round-client.ts';
import type { Bet, Round, SentStep } from './round-state.ts';

const roundOf = (bet: Bet, payout = '0.0000', outcome: unknown = {}): Round => ({
  roundId: `id-${bet.roundRef}`,
  roundRef: bet.roundRef,
  gameId: 'dice',
  nonce: 1,
  serverSeedHash: 'ab',
  stake: bet.stake,
  payout,
  balance: '100.0000',
  outcome,
  settledAt: '2026-11-21T08:30:00.000Z',
});

function memoryStore(): PendingStore {
  let kept: Bet | null = null;
  return { read: () => kept, write: (bet) => void (kept = bet), clear: () => void (kept = null) };
}

type Answer = (bet: Bet) => Promise<Round>;
type Fate = (bet: Bet) => Promise<Round | null>;

function given({
  answers,
  fates = [],
  pending = memoryStore(),
  minRoundMs = 600,
  recalled = null,
  look = (round) => Promise.resolve(round),
  recall = () => recalled,
  step = () => Promise.reject(new Error('no step is expected')),
}: {
  answers: Answer[];
  /** The site’s answers about bets without an answer, in turn. */
  fates?: Fate[];
  pending?: PendingStore;
  minRoundMs?: number;
  recalled?: Round | null;
  look?: (round: Round) => Promise<Round>;
  recall?: () => Round | null;
  step?: (round: Round, sent: SentStep) => Promise<Round>;
}) {
  const seen: string[] = [];
  const asked: Bet[] = [];
  const calledOff: string[] = [];
  let made = 0;
  const client = createRoundClient({
    place(bet) {
      asked.push(bet);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return answer ? answer(bet) : Promise.reject(new Error('no answer'));
    },
    callOff(bet) {
      calledOff.push(bet.roundRef);
      const fate = fates.length > 1 ? fates.shift() : fates[0];
      return fate ? fate(bet) : Promise.reject(new Error('no bet is called off'));
    },
    step: (round, sent) => step(round, sent),
    look: (round) => look(round),
    judge: (error) => error as Failing,
    recall: () => {
      const round = recall();
      return Promise.resolve(round && { round, params: {} });
    },
    seen: (round) => void seen.push(round.roundRef),
    pending,
    newRef: () => `ref-${++made}`,
    minRoundMs,
  });
  client.open();
  return { client, asked, calledOff, pending, seen };
}

const wins =
  (payout: string, outcome?: unknown): Answer =>
  (bet) =>
    Promise.resolve(roundOf(bet, payout, outcome));
const fails =
  (failing: Failing): Answer =>
  () =>
    Promise.reject(failing as unknown as Error);
const lostLine = fails({ kind: 'unknown' });
const nothing: Answer = () => new Promise(() => undefined);
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a round', () => {
  it('goes idle, placing, revealing, idle and is shown once', async () => {
    const { client, asked } = given({ answers: [wins('20.0000')] });
    const phases: string[] = [];
    client.subscribe(() => phases.push(client.state().phase.at));
    client.bet('10.0000', { side: 'under' });
    await settle();
    client.shown();
    await vi.advanceTimersByTimeAsync(600);
    client.shown();
    expect(phases).toEqual(['placing', 'revealing', 'idle']);
    expect(asked).toEqual([{ roundRef: 'ref-1', stake: '10.0000', params: { side: 'under' } }]);
    expect(client.state().last?.payout).toBe('20.0000');
  });

  it('takes the stake once however often the button is tapped', async () => {
    const { client, asked } = given({ answers: [nothing] });
    client.bet('10.0000', {});
    client.bet('10.0000', {});
    await settle();
    client.bet('10.0000', {});
    expect(asked).toHaveLength(1);
  });

  it('lasts the least time of its game, however fast the answer and the show are', async () => {
    const { client } = given({ answers: [wins('0.0000')], minRoundMs: 1_500 });
    client.bet('1.0000', {});
    await settle();
    client.shown();
    await vi.advanceTimersByTimeAsync(1_499);
    expect(client.state().phase.at).toBe('revealing');
    await vi.advanceTimersByTimeAsync(1);
    expect(client.state().phase.at).toBe('idle');
  });

  it('that is refused gives the reason and leaves nothing pending', async () => {
    const no = { kind: 'refused', code: 'wallet.insufficient', message: 'No.' } as const;
    const { client, pending } = given({ answers: [fails(no)] });
    client.bet('1.0000', {});
    await settle();
    expect(client.state()).toMatchObject({ phase: { at: 'idle' }, notice: no });
    expect(pending.read()).toBeNull();
  });
});

const notTaken: Fate = () => Promise.resolve(null);

describe('a lost connection', () => {
  it('asks what became of the bet until an answer comes, and shows a taken one once', async () => {
    const { client, asked, calledOff } = given({
      answers: [lostLine],
      fates: [lostLine, lostLine, wins('5.0000')],
    });
    client.bet('1.0000', {});
    await settle();
    expect(client.state().phase).toMatchObject({ at: 'checking', attempt: 1 });
    await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000);
    expect(client.state()).toMatchObject({ phase: { at: 'revealing' }, resumed: true });
    expect([asked.length, calledOff]).toEqual([1, ['ref-1', 'ref-1', 'ref-1']]);
    client.shown();
    expect(client.state().phase.at).toBe('idle');
  });

  it('bets nothing by itself: a bet that was not taken waits for one tap', async () => {
    const set = given({ answers: [lostLine, wins('5.0000')], fates: [notTaken] });
    set.client.bet('1.0000', { side: 'under' });
    await vi.advanceTimersByTimeAsync(60_000);
    const bet = { roundRef: 'ref-1', stake: '1.0000', params: { side: 'under' } };
    expect(set.client.state()).toMatchObject({
      phase: { at: 'idle' },
      notice: { kind: 'called_off', bet },
    });
    expect([set.asked, set.pending.read()]).toEqual([[bet], null]);
    set.client.betAgain();
    await settle();
    expect(set.asked[1]).toEqual({ ...bet, roundRef: 'ref-2' });
    expect(set.client.state()).toMatchObject({ phase: { at: 'revealing' }, notice: null });
  });

  it.each([
    ['taken', wins('5.0000')],
    ['not taken', notTaken],
  ])('ends autoplay, also where the bet was %s', async (_is, fate) => {
    const plan = { rounds: 9, stopLoss: '100.0000', stopAbove: null, stopOnFeature: false };
    const { client, asked } = given({ answers: [lostLine, wins('0.0000')], fates: [fate] });
    client.subscribe(() => client.state().phase.at === 'revealing' && client.shown());
    client.autoplay(plan, '1.0000', {});
    await vi.advanceTimersByTimeAsync(60_000);
    expect([client.state().autoplay, asked.length]).toEqual([null, 1]);
    expect(client.state().notice).not.toBeNull();
  });

  it('takes the first of two answers to the same question and ignores the second', async () => {
    const late: Array<() => void> = [];
    const slow: Fate = (bet) => new Promise((resolve) => late.push(() => resolve(roundOf(bet))));
    const { client } = given({ answers: [lostLine], fates: [slow] });
    client.bet('1.0000', {});
    await settle();
    client.retryNow();
    await settle();
    client.retryNow();
    await settle();
    expect(late).toHaveLength(2);
    late.forEach((answer) => answer());
    await settle();
    client.shown();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(client.state().phase.at).toBe('idle');
  });

  it('keeps the bet when the session ended, to be looked up after the next login', async () => {
    const { client, pending } = given({
      answers: [lostLine],
      fates: [fails({ kind: 'signed_out' })],
    });
    client.bet('1.0000', {});
    await vi.advanceTimersByTimeAsync(1_000);
    expect(client.state().notice).toEqual({ kind: 'signed_out' });
    expect(pending.read()?.roundRef).toBe('ref-1');
  });
});

describe('a reload', () => {
  it('in mid-round asks what became of the bet and plays a taken one back', async () => {
    const before = given({ answers: [nothing] });
    before.client.bet('7.0000', { side: 'over' });
    before.client.close();
    const after = given({ answers: [], fates: [wins('9.0000')], pending: before.pending });
    await settle();
    expect([after.asked, after.calledOff]).toEqual([[], ['ref-1']]);
    expect(after.client.state()).toMatchObject({ phase: { at: 'revealing' }, resumed: true });
  });

  it('in mid-round says that a bet was not taken, and does not bet it', async () => {
    const before = given({ answers: [nothing] });
    before.client.bet('7.0000', {});
    before.client.close();
    const after = given({ answers: [], fates: [notTaken], pending: before.pending });
    await settle();
    expect(after.client.state()).toMatchObject({
      phase: { at: 'idle' },
      notice: { kind: 'called_off' },
    });
    expect([after.asked, after.pending.read()]).toEqual([[], null]);
  });

  it('after the result was shown plays nothing back', async () => {
    const before = given({ answers: [wins('9.0000')] });
    before.client.bet('7.0000', {});
    await vi.advanceTimersByTimeAsync(600);
    before.client.shown();
    before.client.close();
    const after = given({ answers: [nothing], pending: before.pending });
    await settle();
    expect(after.asked).toEqual([]);
    expect(after.client.state().phase.at).toBe('idle');
  });
});

describe('a round that was never seen', () => {
  const unseen = roundOf({ roundRef: 'old', stake: '3.0000', params: {} }, '4.0000');

  it('is played back when the game opens and reported as seen, without a stake', async () => {
    const { client, asked, seen } = given({ answers: [nothing], recalled: unseen });
    await settle();
    expect(client.state()).toMatchObject({ phase: { at: 'revealing' }, resumed: true });
    client.shown();
    expect({ asked, seen }).toEqual({ asked: [], seen: ['old'] });
    // Said until the next bet.
    expect(client.state()).toMatchObject({ phase: { at: 'idle' }, resumed: true });
    client.bet('1.0000', {});
    expect(client.state().resumed).toBe(false);
  });

  it('does not disturb a bet that was placed meanwhile', async () => {
    const { client } = given({ answers: [nothing], recalled: unseen });
    client.bet('1.0000', {});
    await settle();
    expect(client.state().phase).toMatchObject({ at: 'placing', bet: { roundRef: 'ref-1' } });
  });
});

describe('results that fall while the next bet is placed', () => {
  const plan = { rounds: 3, stopLoss: '100.0000', stopAbove: null, stopOnFeature: false };
  const falls = async () => {
    const set = given({ answers: [wins('5.0000'), wins('0.0000')] });
    await settle();
    for (const stake of ['1.0000', '2.0000']) {
      set.client.bet(stake, {});
      await settle();
      set.client.falls();
      await vi.advanceTimersByTimeAsync(600);
    }
    return set;
  };

  it('are bets of their own, at the least time apart, and count as seen when they land', async () => {
    const { client, asked, seen, pending } = await falls();
    expect(asked.map(({ roundRef, stake }) => [roundRef, stake])).toEqual([
      ['ref-1', '1.0000'],
      ['ref-2', '2.0000'],
    ]);
    expect([client.state().phase.at, client.state().last, seen, pending.read()]).toEqual([
      'idle',
      null,
      [],
      null,
    ]);
    client.autoplay(plan, '1.0000', {});
    expect(client.state().autoplay).toBeNull();
    client.landed('ref-1');
    client.landed('ref-1');
    expect([client.state().last?.roundRef, client.state().falling.length, seen]).toEqual([
      'ref-1',
      1,
      ['ref-1'],
    ]);
    client.landed('ref-2');
    expect([client.state().last?.roundRef, seen]).toEqual(['ref-2', ['ref-1', 'ref-2']]);
  });

  it('may land before the least time is over, and autoplay waits for each', async () => {
    const { client, asked, seen } = given({ answers: [wins('0.0000')] });
    await settle();
    client.bet('1.0000', {});
    await settle();
    client.falls();
    client.landed('ref-1');
    await vi.advanceTimersByTimeAsync(599);
    expect([client.state().phase.at, seen]).toEqual(['revealing', []]);
    await vi.advanceTimersByTimeAsync(1);
    expect([client.state().phase.at, seen]).toEqual(['idle', ['ref-1']]);
    client.autoplay(plan, '1.0000', {});
    await settle();
    client.falls();
    await vi.advanceTimersByTimeAsync(5_000);
    expect([client.state().phase.at, asked.length]).toEqual(['revealing', 2]);
    client.landed('ref-2');
    await vi.advanceTimersByTimeAsync(250);
    expect([client.state().autoplay?.left, asked.length]).toEqual([2, 3]);
  });
});

describe('autoplay', () => {
  const plan = { rounds: 3, stopLoss: '100.0000', stopAbove: null, stopOnFeature: false };
  const run = async (answers: Answer[], change = {}) => {
    const { client, asked } = given({ answers });
    client.subscribe(() => {
      if (client.state().phase.at === 'revealing') client.shown();
    });
    client.autoplay({ ...plan, ...change }, '10.0000', {});
    await vi.advanceTimersByTimeAsync(60_000);
    return { staked: asked.length, notice: client.state().notice };
  };
  const ended = (reason: string) => ({ kind: 'autoplay_ended', reason });

  it.each([
    ['plays its rounds', [wins('0.0000')], {}, 3, 'done'],
    [
      'never loses more than its stop-loss',
      [wins('0.0000')],
      { stopLoss: '25.0000' },
      2,
      'stop_loss',
    ],
    [
      'stops after a win above',
      [wins('0.0000'), wins('90.0000')],
      { stopAbove: '50.0000' },
      2,
      'win_above',
    ],
    [
      'goes on after a win that is not above',
      [wins('50.0000')],
      { stopAbove: '50.0000' },
      3,
      'done',
    ],
    [
      'stops on free spins',
      [wins('0.0000', { freeSpins: [{}] })],
      { stopOnFeature: true },
      1,
      'feature',
    ],
  ] as const)('%s', async (_name, answers, change, staked, reason) => {
    expect(await run([...answers], change)).toEqual({ staked, notice: ended(reason) });
  });

  it('stops at a refusal', async () => {
    const no = { kind: 'refused', code: 'x', message: 'No.' } as const;
    expect(await run([wins('0.0000'), fails(no)])).toEqual({ staked: 2, notice: no });
  });

  it.each([0, 101, 1.5])('takes 1 to 100 rounds, not %d', (rounds) => {
    const { client } = given({ answers: [nothing] });
    expect(() => client.autoplay({ ...plan, rounds }, '10.0000', {})).toThrow(RangeError);
  });

  it('does not begin if the stop-loss is less than one stake', () => {
    const { client } = given({ answers: [nothing] });
    expect(() => client.autoplay({ ...plan, stopLoss: '9.9999' }, '10.0000', {})).toThrow(
      RangeError,
    );
  });
});

describe('a round of several steps', () => {
  const opened: Answer = (bet) => Promise.resolve({ ...roundOf(bet), ...standing([]) });
  const standing = (steps: unknown[], state: 'OPEN' | 'DONE' = 'OPEN') => ({
    state,
    input: { steps },
  });
  const after = (round: Round, steps: unknown[], state?: 'OPEN' | 'DONE') =>
    Promise.resolve({ ...round, ...standing(steps, state) });

  async function begun(step: (round: Round, sent: SentStep) => Promise<Round>) {
    const set = given({ answers: [opened], step });
    await settle();
    set.client.bet('10.0000', {});
    await settle();
    expect(set.client.state().phase.at).toBe('open');
    return set;
  }

  it('stays open between its steps, numbers them, and reveals after the last one', async () => {
    const sent: number[] = [];
    const { client, pending } = await begun((round, { stepNo, call }) => {
      sent.push(stepNo);
      return after(round, Array(stepNo), call === 'cashout' ? 'DONE' : 'OPEN');
    });
    client.step('pick', { cell: 3 });
    client.step('pick', { cell: 4 });
    await settle();
    client.step('pick', { cell: 4 });
    await settle();
    expect(pending.read()).not.toBeNull();
    client.step('cashout', {});
    await settle();
    expect(sent).toEqual([1, 2, 3]);
    expect(client.state().phase.at).toBe('revealing');
    client.shown();
    await vi.advanceTimersByTimeAsync(600);
    expect([client.state().phase.at, pending.read()]).toEqual(['idle', null]);
  });

  it.each([
    ['taken', [1], null],
    ['not taken', [], { kind: 'step_lost' }],
  ])(
    'a step without an answer is not sent again: the round is shown where it was %s',
    async (_is, steps, notice) => {
      const sent: SentStep[] = [];
      const set = given({
        answers: [opened],
        step(_round, step) {
          sent.push(step);
          return Promise.reject({ kind: 'unknown' } as never);
        },
        look: (round) => after(round, steps),
      });
      await settle();
      set.client.bet('10.0000', {});
      await settle();
      set.client.step('pick', { cell: 3 });
      await vi.advanceTimersByTimeAsync(60_000);
      expect(sent).toHaveLength(1);
      expect(set.client.state()).toMatchObject({ phase: { at: 'open', sent: null }, notice });
      set.client.step('pick', { cell: 4 });
      await settle();
      expect(sent[1]?.stepNo).toBe(steps.length + 1);
    },
  );

  it('autoplay ends at a refused step, and the round waits for the member', async () => {
    const no = { kind: 'refused', code: 'play.step_not_offered', message: 'Not now.' };
    const { client } = given({ answers: [opened], step: () => Promise.reject(no as never) });
    await settle();
    const plan = { rounds: 3, stopLoss: '100.0000', stopAbove: null, stopOnFeature: false };
    client.autoplay(plan, '10.0000', {});
    await settle();
    expect(client.state()).toMatchObject({ phase: { at: 'open' }, autoplay: { left: 3 } });
    client.step('pick', { cell: 3 });
    await settle();
    expect(client.state()).toMatchObject({ phase: { at: 'open', sent: null }, autoplay: null });
    expect(client.state().notice).toEqual(no);
  });

  it('a step that the round does not allow leaves it open and says why', async () => {
    const no = { kind: 'refused', code: 'play.step_not_offered', message: 'Not now.' };
    const { client } = await begun(() => Promise.reject(no as never));
    client.step('cashout', {});
    await settle();
    expect(client.state()).toMatchObject({
      phase: { at: 'open', sent: null },
      notice: { kind: 'refused', message: 'Not now.' },
    });
  });

  it('goes on with the open round of another tab instead of refusing a stake for ever', async () => {
    const no = { kind: 'refused', code: 'play.open_round', message: 'Finish it first.' };
    const elsewhere = {
      ...roundOf({ roundRef: 'x', stake: '5.0000', params: {} }),
      ...standing([]),
    };
    const found: { round: Round | null } = { round: null };
    const set = given({ answers: [fails(no as never)], recall: () => found.round });
    await settle();
    found.round = elsewhere;
    set.client.bet('10.0000', {});
    await settle();
    expect(set.client.state().phase).toMatchObject({ at: 'open', round: { roundRef: 'x' } });
  });

  it('shows the round as another device left it', async () => {
    const moved = { kind: 'refused', code: 'play.step_conflict', message: 'Moved on.' };
    const left = { ...roundOf({ roundRef: 'ref-1', stake: '10.0000', params: {} }, '12.5000') };
    const set = given({
      answers: [opened],
      step: () => Promise.reject(moved as never),
      look: () => Promise.resolve({ ...left, state: 'DONE' }),
    });
    await settle();
    set.client.bet('10.0000', {});
    await settle();
    set.client.step('pick', { cell: 1 });
    await settle();
    expect(set.client.state().phase).toMatchObject({
      at: 'revealing',
      round: { payout: '12.5000' },
    });
  });
});
