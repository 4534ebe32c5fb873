import { expect, it } from 'vitest';
import { messageRows, sessionEntry, sessionRows } from './message-rows.ts';
import { sessionToken } from './tokens.ts';

const AT = new Date('2026-11-21T08:00:00Z');
const NOW = AT.getTime();
const MINUTE = 60_000;
const session = {
  member: '7',
  vendor: 'DEMO',
  game: 'slot',
  ended: false,
  blocked: false,
  limited: false,
  idleMs: 30 * MINUTE,
  maxMs: 720 * MINUTE,
  startedMs: NOW - 40 * MINUTE,
  lastBetMs: NOW - 2 * MINUTE,
};
const row = {
  subject: '',
  member: '7',
  vendor: 'DEMO',
  game: 'slot',
  id: null,
  token: null,
  limited: false,
};
type Session = Parameters<typeof sessionRows.judge>[0];
const judged = (state: Session, more: Partial<typeof row> = {}) =>
  sessionRows.judge(state, { ...row, ...more }, { member: '7', at: AT, stake: 1n });
const of = (part: Partial<NonNullable<Session>>) => judged({ ...session, ...part });

it('a bet in a live session is kept as its last bet', () => {
  expect(of({})).toEqual({ next: { ...session, lastBetMs: NOW } });
});

it('the last bet is written once a minute', () => {
  const fresh = { ...session, lastBetMs: NOW - MINUTE + 1 };
  expect(judged(fresh)).toEqual({ next: fresh, skip: true });
  expect(of({ lastBetMs: NOW - MINUTE })).toEqual({ next: { ...session, lastBetMs: NOW } });
});

it.each<[string, Session, string]>([
  ['there is no session', null, 'SESSION_INVALID'],
  ['the session is another member’s', { ...session, member: '8' }, 'SESSION_INVALID'],
  ['the session is another vendor’s', { ...session, vendor: 'OTHER' }, 'SESSION_INVALID'],
  ['the session is for another game', { ...session, game: 'dice' }, 'SESSION_INVALID'],
  ['the session has ended', { ...session, ended: true }, 'SESSION_INVALID'],
  ['a block ended the session', { ...session, ended: true, blocked: true }, 'MEMBER_BLOCKED'],
  ['another member was blocked', { ...session, member: '8', blocked: true }, 'SESSION_INVALID'],
  [
    'the session was idle too long',
    { ...session, lastBetMs: NOW - 30 * MINUTE - 1 },
    'SESSION_EXPIRED',
  ],
  [
    'the session lasts too long',
    { ...session, startedMs: NOW - 720 * MINUTE - 1 },
    'SESSION_EXPIRED',
  ],
  ['a limit is unknown here', { ...session, limited: true }, 'limits_unknown'],
])('a bet is refused if %s', (_name, state, refuse) => {
  expect(judged(state)).toEqual({ refuse });
});

it('a session lives up to its last millisecond, and a lobby session in every game', () => {
  const last = { lastBetMs: NOW - 30 * MINUTE, startedMs: NOW - 720 * MINUTE };
  expect(of(last)).toHaveProperty('next');
  expect(of({ game: null })).toHaveProperty('next');
  expect(judged({ ...session, limited: true }, { limited: true })).toHaveProperty('next');
});

it('a bet names its session by token, in-house by id, or not at all', () => {
  const id = '0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9';
  const bet = { member: '7', vendor: 'DEMO', game: 'slot' };
  const token = sessionToken('gs_x');
  const named = (name: string | undefined, house: boolean) =>
    sessionEntry({ ...bet, session: name }, house, false);
  const found = (by: object) => ({
    name: 'wallet.session',
    row: { ...bet, ...by, limited: false },
  });
  expect(named('gs_x', false)).toEqual(found({ subject: token, id: null, token }));
  expect(named(id, true)).toEqual(found({ subject: id, id, token: null }));
  expect(named(id, false)).toMatchObject({ row: { id: null } });
  expect(named(undefined, true)).toEqual(found({ subject: '7/DEMO/slot', id: null, token: null }));
  expect(named(undefined, false)).toMatchObject({ row: { id: null, token: sessionToken('') } });
  expect(named('gs_x', true)).toMatchObject({ row: { id: null, token } });
});

it('MONEY-06 rows are identified by their subject; a message’s details are never refused', () => {
  expect(sessionRows.subject({ ...row, subject: 'a' })).toBe('a');
  expect([sessionRows.name, messageRows.name]).toEqual(['wallet.session', 'wallet.message']);
  const message = {
    member: '7',
    vendor: 'DEMO',
    round: 'r',
    transaction: 't',
    kind: 'bet',
    details: 1,
  };
  expect(messageRows.subject(message)).toBe('7/DEMO/t');
  const about = { member: '7', at: AT, stake: 0n };
  expect(messageRows.judge(null, message, about)).toEqual({ next: null });
});
