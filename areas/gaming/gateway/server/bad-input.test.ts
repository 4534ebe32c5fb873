import { changeVendorSettings } from '@palaro/catalogue/server';
import type { AttemptChange, Message } from '@palaro/vendors/conformance';
import { afterAll, describe, expect, it } from 'vitest';
import { dropOldMessages } from './gateway.tasks.ts';
import { writeMessages } from './message-log.ts';
import { demoBench } from './test-house-bench.ts';

const { bench, nodes, app, stop } = await demoBench();
afterAll(stop);

const player = await bench.player();
const about = { member: player.member, currency: 'PHP', game: bench.game, round: 'r-1' };
const bet = (change: Message = {}): Message => ({
  ...about,
  session: player.session,
  transaction: 't-bad',
  amount: '10.0000',
  ...change,
});
const win = (change: Message = {}): Message => ({
  ...about,
  transaction: 't-win',
  amount: '10.0000',
  ...change,
});

/** How many such answers the metrics count. */
async function counted(command: string, status: string): Promise<number> {
  let sum = 0;
  for (const { metrics } of nodes.apps()) {
    const text = await metrics.metrics();
    const name = `vendor="DEMO",command="${command}",status="${status}"`;
    const [, count = '0'] =
      new RegExp(`palaro_vendor_messages_total\\{${name}\\} (\\d+)`).exec(text) ?? [];
    sum += Number(count);
  }
  return sum;
}

async function changes(): Promise<string> {
  const { rows } = await app().pool.query(
    `select (select count(*) from transfer) transfers, (select count(*) from transfer_key) keys,
       (select count(*) from game_round) rounds, (select sum(version) from wallet) versions`,
  );
  return JSON.stringify(rows);
}

const huge = '9'.repeat(11);
const tampered = (body: string) => body.replace('10.0000', '99.0000');

const CASES: [string, string, Message, string, AttemptChange?][] = [
  ['a wrong signature', 'bet', bet(), 'SIGNATURE_INVALID', { tampered }],
  ['a stale time', 'bet', bet(), 'STALE', { timestampOffset: -400 }],
  ['an unknown member', 'bet', bet({ member: '999999999' }), 'MEMBER_UNKNOWN'],
  ['a member id that is not a number', 'bet', bet({ member: 'nobody' }), 'MEMBER_UNKNOWN'],
  ['an unknown game', 'bet', bet({ game: 'no-such-game' }), 'SESSION_INVALID'],
  ['an unknown currency', 'bet', bet({ currency: 'XXX' }), 'CURRENCY_MISMATCH'],
  ['a malformed currency', 'bet', bet({ currency: 'peso' }), 'MALFORMED'],
  ['no round', 'bet', bet({ round: undefined }), 'MALFORMED'],
  ['a negative bet', 'bet', bet({ amount: '-1.0000' }), 'MALFORMED'],
  ['a huge bet', 'bet', bet({ amount: `${huge}.0000` }), 'MALFORMED'],
  ['a bet above every balance', 'bet', bet({ amount: '9999999999.0000' }), 'LIMIT_REACHED'],
  ['a bet with too many decimals', 'bet', bet({ amount: '1.00001' }), 'MALFORMED'],
  ['a negative win', 'win', win({ amount: '-1.0000' }), 'MALFORMED'],
  ['an adjustment of zero', 'adjust', { ...win(), amount: '0.0000', reason: 'fee' }, 'MALFORMED'],
  ['a prize of zero', 'promoWin', { ...about, transaction: 'p', amount: '0.0000' }, 'MALFORMED'],
  ['an unknown command', 'transferAll', bet(), 'UNKNOWN_COMMAND'],
  ["a prototype's name", 'constructor', bet(), 'UNKNOWN_COMMAND'],
  ['a body over the limit', 'bet', {}, 'MALFORMED', { raw: JSON.stringify(bet()).padEnd(17_000) }],
];

describe('bad input changes nothing, is answered with its status and is counted', () => {
  it.each(CASES)('%s', async (_, command, message, status, change) => {
    const known = ['transferAll', 'constructor'].includes(command) ? 'other' : command;
    const before = await changes();
    const seen = await counted(known, status);
    expect((await bench.send(command, message, change)).body.status).toBe(status);
    expect(await changes()).toBe(before);
    expect(await counted(known, status)).toBe(seen + 1);
  });

  it('a used nonce, for as long as its timestamp is accepted', async () => {
    const nonce = 'ef'.repeat(16);
    const ask = (timestampOffset: number) =>
      bench.send('balance', { member: player.member }, { nonce, timestampOffset });
    expect((await ask(300)).body.status).toBe('OK');
    app().clock.advance(600.5);
    await dropOldMessages.run({ app: app(), now: app().clock.now(), batch: 10 });
    // A slow machine must not make the time itself too old: that would be another refusal.
    expect((await ask(-270)).body.status).toBe('REPLAYED');
  });

  it('a used nonce', async () => {
    const nonce = 'ab'.repeat(16);
    await bench.send('balance', { member: player.member }, { nonce });
    const before = await changes();
    expect((await bench.send('bet', bet(), { nonce })).body.status).toBe('REPLAYED');
    expect(await changes()).toBe(before);
  });

  it('an unknown vendor gets the same answer as a stranger', async () => {
    const response = await fetch(`${nodes.url()}/vendor/v1/NOBODY/bet`, { method: 'POST' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'SIGNATURE_INVALID' });
  });

  it('a win without a bet is booked; a rollback before its bet blocks the bet', async () => {
    const lonely = win({ transaction: 't-lonely', round: 'r-lonely' });
    expect((await bench.send('win', lonely)).body.status).toBe('OK');
    const undo = { ...about, transaction: 't-undo', target: 't-late', reason: 'timeout' };
    expect((await bench.send('rollback', undo)).body.status).toBe('OK');
    const late = bet({ transaction: 't-late' });
    expect((await bench.send('bet', late)).body.status).toBe('ROLLED_BACK');
  });

  it('a vendor switched off in mid-round: every bet is refused, every credit is taken', async () => {
    const first = bet({ transaction: 't-mid', round: 'r-mid' });
    expect((await bench.send('bet', first)).body.status).toBe('OK');
    await bench.switchVendor(false);
    const next = bet({ transaction: 't-mid-2', round: 'r-mid' });
    expect((await bench.send('bet', next)).body.status).toBe('VENDOR_DISABLED');
    const won = win({ transaction: 't-mid-win', round: 'r-mid', final: true });
    expect((await bench.send('win', won)).body.status).toBe('OK');
    await bench.switchVendor(true);
    expect(await bench.round(player, 'r-mid')).toMatchObject({ state: 'closed' });
  });

  it('is logged without secrets that open a session', async () => {
    await writeMessages(app());
    const { rows } = await app().pool.query('select body, answer from gateway_message');
    expect(rows.length).toBeGreaterThan(CASES.length / 2);
    expect(JSON.stringify(rows)).not.toContain(player.session);
  });
});

describe('a batch settles several rounds at once', () => {
  const settle = (messages: unknown) => bench.send('settle', { messages });

  it('answers each message separately, in their order', async () => {
    const other = await bench.player();
    const messages = [
      { command: 'win', ...win({ transaction: 's-1', member: other.member }) },
      { command: 'win', ...win({ transaction: 's-1', member: other.member }) },
      { command: 'win', ...win({ transaction: 's-2', member: '999999999' }) },
      { command: 'bet', ...bet({ transaction: 's-3' }) },
      { command: 'adjust', ...win({ transaction: 's-4', member: other.member }), reason: 'tip' },
    ];
    const parked = await bench.parked();
    const { body, signed } = await settle(messages);
    expect(signed).toBe(true);
    expect(body.status).toBe('OK');
    const answers = body.answers as Message[];
    expect(answers.map(({ status }) => status)).toEqual([
      'OK',
      'OK',
      'MEMBER_UNKNOWN',
      'UNKNOWN_COMMAND',
      'OK',
    ]);
    expect(answers.slice(0, 2).filter(({ duplicate }) => duplicate)).toHaveLength(1);
    expect(await bench.balance(other)).toBe('120.0000');
    expect(await bench.parked()).toBe(parked + 1);
    expect((await settle(messages)).body.status).toBe('OK');
    expect(await bench.balance(other)).toBe('120.0000');
    expect(await bench.parked()).toBe(parked + 1);
  });

  it.each([
    ['51 messages', Array(51).fill({ command: 'win' })],
    ['none', []],
    ['no list', 'all'],
  ])('refuses %s as a whole', async (_, messages) => {
    expect((await settle(messages)).body.status).toBe('MALFORMED');
  });

  it('may be larger than one message', async () => {
    const details = { text: 'x'.repeat(4_000) };
    const other = await bench.player();
    const large = Array.from({ length: 10 }, (_, at) => ({
      command: 'win',
      ...win({ transaction: `l-${at}`, member: other.member, details }),
    }));
    const { body } = await settle(large);
    expect((body.answers as Message[]).every(({ status }) => status === 'OK')).toBe(true);
    expect(await bench.balance(other)).toBe('200.0000');
  });
});

describe('the settings of a vendor (§10)', () => {
  const REMEMBERED_SECONDS = 3;
  const change = async (settings: Parameters<typeof changeVendorSettings>[2]) => {
    await changeVendorSettings(app(), 'DEMO', settings);
    bench.advance(REMEMBERED_SECONDS);
  };
  const balance = () => bench.send('balance', { member: player.member });

  it('limit the addresses, in addition to the signature', async () => {
    await change({ addresses: ['192.0.2.0/24', '2001:db8::/32'] });
    expect((await balance()).body).toMatchObject({ status: 'SIGNATURE_INVALID' });
    await change({ addresses: ['192.0.2.7', '127.0.0.0/8'] });
    expect((await balance()).body.status).toBe('OK');
    const credential = { key: nodes.credential.key, secret: 'guess' };
    const stranger = await bench.send('balance', { member: player.member }, { credential });
    expect(stranger.body.status).toBe('SIGNATURE_INVALID');
    await change({});
  });

  it('name the accepted commands; a credit outside them is kept', async () => {
    await change({ commands: ['authenticate', 'bet'] });
    const parked = await bench.parked();
    const beyond = win({ transaction: 'c-1' });
    expect((await bench.send('win', beyond)).body.status).toBe('UNKNOWN_COMMAND');
    expect(await bench.parked()).toBe(parked + 1);
    await change({});
    expect((await bench.send('win', beyond)).body.status).toBe('OK');
  });

  it('limit stakes in addition to the game, narrow the clock, switch off free rounds', async () => {
    await change({ minBet: '5.0000', maxBet: '20.0000', clockSkewSeconds: 10, freeRounds: false });
    const limited = await bench.player();
    const stake = (amount: string, transaction: string) =>
      bench.send('bet', bet({ ...limited, amount, transaction }));
    expect((await stake('4.0000', 'b-1')).body.limit).toMatchObject({ kind: 'minStake' });
    expect((await stake('20.0001', 'b-2')).body.limit).toMatchObject({ max: '20.0000' });
    expect((await stake('20.0000', 'b-3')).body.status).toBe('OK');
    const late = await bench.send('balance', { member: limited.member }, { timestampOffset: -12 });
    expect(late.body.status).toBe('STALE');
    const free = bet({ ...limited, amount: '0.0000', freeRound: 'g-1', transaction: 'b-4' });
    expect((await bench.send('bet', free)).body.status).toBe('MALFORMED');
    await change({});
  });

  it.each([
    [{ clockSkewSeconds: 301 }, 'clockSkewSeconds cannot be 301'],
    [{ addresses: ['everywhere'] }, 'addresses cannot be'],
    [{ currencies: 'PHP' }, 'currencies cannot be'],
    [{ constructor: 1 }, 'there is no vendor setting constructor'],
    [{ reportTimezone: 'Manila' }, 'reportTimezone cannot be'],
  ])('refuse %j', async (settings, why) => {
    await expect(changeVendorSettings(app(), 'DEMO', settings as never)).rejects.toThrow(why);
  });
});

it('a secret is always sealed in the database', async () => {
  const { rows } = await app().pool.query('select secret, sealed from vendor_credential');
  expect(rows.length).toBeGreaterThan(0);
  for (const { secret, sealed } of rows as { secret: string | null; sealed: Buffer }[]) {
    expect(secret).toBeNull();
    expect(sealed.includes(nodes.credential.secret)).toBe(false);
  }
});
