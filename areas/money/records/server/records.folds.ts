import { defineFold, defineFoldTable, type PostedTransfer } from '@palaro/server';

const PLAYED = {
  day: 'key date',
  vendor: 'key text',
  game: 'key text',
  bets: 'add',
  wins: 'add',
  refunds: 'add',
  adjusts: 'add',
  bet_count: 'add',
} as const;
const memberDays = defineFoldTable('member_day', {
  member_id: 'key bigint',
  book: 'key smallint',
  ...PLAYED,
});
const teamDays = defineFoldTable('team_day', { upline_id: 'key bigint', ...PLAYED });

/** A member's play by day and game. Play money is kept apart by its book. */
export const foldMemberDays = defineFold({
  name: 'member_day',
  tables: [memberDays],
  reads: ['transfers'],
  comparable: true,
  fold: ({ transfers }) => [
    memberDays.put(
      transfers.flatMap((transfer) =>
        playedBy(transfer).map((played) => ({
          member_id: transfer.memberId,
          book: transfer.book,
          ...played,
        })),
      ),
    ),
  ],
});

/**
 * The same for all members below an upline, real money only (docs/domain/agents.md §1). A transfer
 * counts for the line that its member is in when it is folded.
 */
export const foldTeamDays = defineFold({
  name: 'team_day',
  tables: [teamDays],
  reads: ['transfers'],
  fold: ({ transfers }) => [
    teamDays.put(
      transfers
        .filter(({ realm }) => realm === 'R')
        .flatMap((transfer) =>
          playedBy(transfer).flatMap((played) =>
            transfer.uplines.map((upline) => ({ upline_id: upline, ...played })),
          ),
        ),
    ),
  ],
});

const BETS = ['bet', 'betWin'];
const PLAY = [...BETS, 'win', 'buyIn', 'tick', 'leave'];

/**
 * What a transfer played: one entry per game, so that a stake taken from two accounts is one bet. A
 * rollback takes back what its target counted. What is no play (corrections, net results of
 * transfer wallets) counts as an adjustment, positive where the member gains.
 */
function playedBy(transfer: PostedTransfer) {
  const back = transfer.kind === 'rollback';
  const kind = back ? (transfer.reversed ?? '') : transfer.kind;
  const plays = PLAY.includes(kind);
  const isBet = BETS.includes(kind);
  return tablesOf(transfer).map(({ vendor, game, taken, given }) => {
    const bets = plays && !back ? taken : 0n;
    const wins = !plays ? 0n : back ? -taken : given;
    const refunds = plays && back ? given : 0n;
    const adjusts = plays ? 0n : given - taken;
    const counted = isBet && (back ? given : taken) > 0n ? 1n : 0n;
    const bet_count = back ? -counted : counted;
    return { day: transfer.day, vendor, game, bets, wins, refunds, adjusts, bet_count };
  });
}

/** What each game in a transfer took from the member and paid. */
function tablesOf({ legs }: PostedTransfer) {
  const tables = new Map<string, { vendor: string; game: string; taken: bigint; given: bigint }>();
  for (const { to, amount, house } of legs) {
    if (house?.kind !== 'GAME') continue;
    const { vendor, detail: game } = house;
    const key = `${vendor}/${game}`;
    const old = tables.get(key) ?? { vendor, game, taken: 0n, given: 0n };
    const moved = to < 0 ? { taken: old.taken + amount } : { given: old.given + amount };
    tables.set(key, { ...old, ...moved });
  }
  return [...tables.values()];
}
