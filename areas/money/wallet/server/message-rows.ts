import { column, defineSubledger, nullable, type SubledgerEntry } from '@palaro/ledger';
import { isUuid, sessionToken } from './tokens.ts';

/**
 * The time of the last bet is only kept to this precision, so that most bets write no session row.
 */
const TOUCH_MS = 60_000;

/**
 * The node did not know that the member has play limits. The bet must come again with its limit
 * row.
 */
export const LIMITS_UNKNOWN = 'limits_unknown';

/**
 * Finds the session of a bet: by token, by id (in-house games), or the member's live one of that
 * game.
 */
const SESSION_OF = `cross join lateral (
    select s.* from game_session s where s.id = r.id
    union all select s.* from game_session s where s.token = r.token
    union all select * from (select s.* from game_session s
      where r.id is null and r.token is null and s.member_id = r.member and s.vendor = r.vendor
        and s.game = r.game and s.ended_at is null order by s.started_at desc limit 1) live) s`;
interface SessionState {
  member: string;
  vendor: string;
  /** Null where the game may change inside the session. */
  game: string | null;
  ended: boolean;
  /** Ended by a block or an exclusion. */
  blocked: boolean;
  /** The member has play limits. */
  limited: boolean;
  idleMs: number;
  maxMs: number;
  startedMs: number;
  lastBetMs: number;
}

/**
 * Judges a bet's session under the member's lock, in the same round trip as the ledger's reads, and
 * notes the time of the bet. Only bets need it (docs/domain/wallet-protocol.md §1.3).
 */
export const sessionRows = defineSubledger({
  name: 'wallet.session',
  columns: {
    subject: column.text,
    member: column.bigint,
    vendor: column.text,
    game: column.text,
    id: nullable(column.uuid),
    token: nullable(column.uuid),
    at: column.postedAt,
  },
  /** The bet comes with its limit row. */
  judged: { limited: column.boolean },
  load: {
    by: ['subject', 'member', 'vendor', 'game', 'id', 'token'],
    // Columns, because building and reading an object costs more than finding the session.
    sql: ({ rows }) => `
      select r.subject, s.member_id::text member, s.vendor, s.ended_at is not null ended,
      s.blocked, s.limited, case when not s.lobby then s.game end game,
      s.idle_seconds * 1000 "idleMs", s.max_seconds * 1000 "maxMs",
      round(date_part('epoch', s.started_at) * 1000) "startedMs",
      round(date_part('epoch', s.last_bet_at) * 1000) "lastBetMs"
    from ${rows} r ${SESSION_OF}`,
  },
  subject: (row) => row.subject,
  judge(session: SessionState | null, row, { member, at }) {
    const theirs = session?.member === member && session.vendor === row.vendor;
    const here = session?.game === null || session?.game === row.game;
    if (theirs && session.blocked) return { refuse: 'MEMBER_BLOCKED' };
    if (!session || !theirs || !here || session.ended) return { refuse: 'SESSION_INVALID' };
    const nowMs = at.getTime();
    const over =
      nowMs - session.lastBetMs > session.idleMs || nowMs - session.startedMs > session.maxMs;
    if (over) return { refuse: 'SESSION_EXPIRED' };
    if (session.limited && !row.limited) return { refuse: LIMITS_UNKNOWN };
    if (nowMs - session.lastBetMs < TOUCH_MS) return { next: session, skip: true };
    return { next: { ...session, lastBetMs: nowMs } };
  },
  write: ({ rows }) => `update game_session g set last_bet_at = greatest(g.last_bet_at, t.at)
    from (select s.id, max(r.at) at from ${rows} r ${SESSION_OF} group by s.id) t
    where g.id = t.id`,
});

/**
 * The session row of a bet. With `house`, the bet may name its session by id, or not at all.
 * `limited`: the bet comes with its limit row.
 */
export function sessionEntry(
  bet: { member: string; vendor: string; game: string; session?: string },
  house: boolean,
  limited: boolean,
): SubledgerEntry {
  const { member, vendor, game, session = '' } = bet;
  const id = house && isUuid(session) ? session : null;
  // An outside vendor that sends no token gets the digest of an empty text, which matches no
  // session.
  const token = id || (house && session === '') ? null : sessionToken(session);
  const subject = id ?? token ?? `${member}/${vendor}/${game}`;
  return sessionRows.entry({ subject, member, vendor, game, id, token, limited });
}

/**
 * Keeps the details that a vendor sends for the bet detail screen, with the message that brought
 * them.
 */
export const messageRows = defineSubledger({
  name: 'wallet.message',
  columns: {
    member: column.bigint,
    vendor: column.text,
    round: column.uuid,
    transaction: column.text,
    kind: column.text,
    details: column.json<unknown>(),
    at: column.postedAt,
  },
  subject: (row) => `${row.member}/${row.vendor}/${row.transaction}`,
  judge: () => ({ next: null }),
  write: ({ rows }) => `insert into game_message
      (member_id, vendor, round, transaction, kind, details, at)
    select member, vendor, round, transaction, kind, details, at from ${rows} r
    on conflict do nothing`,
});
