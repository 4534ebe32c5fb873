import { SHARED_CARDS, type GameId, type SharedCard } from '@palaro/games';
import { masked } from '@palaro/kernel';
import type { App, Call, Handlers, Member } from '@palaro/server';
import type { betCalls, cashOutCalls, rebetCalls, sharedApi, undoCalls } from '../../shared.api.ts';
import { playerOf } from '../player.ts';
import { rebet } from './rebet.ts';
import { cashOut } from './cash-out.ts';
import { placeBet } from './place-bet.ts';
import { readOwnBets, readTable } from './read-table.ts';
import { undoBet } from './undo-bet.ts';

type BetCall = Call<(typeof betCalls)[string]>;
type RebetCall = Call<(typeof rebetCalls)[string]>;
type UndoCall = Call<(typeof undoCalls)[string]>;
type CashOutCall = Call<(typeof cashOutCalls)[string]>;

/** Who bets, with the masked name that others at the table may see. */
async function better(app: App, member: Member, query: { freePlay?: string }) {
  const player = await playerOf(app, member, query);
  return { ...player, id: player.id, name: masked(member.nickname || member.account) };
}

const each = (make: (id: GameId, card: SharedCard) => Record<string, unknown>) =>
  Object.assign({}, ...SHARED_CARDS.map((card) => make(card.id as GameId, card))) as object;

const gameHandlers = each((id, { shared }) => ({
  [`${id}/bets`]: async ({ app, member, query, body }: BetCall) =>
    placeBet(app, await better(app, member, query), id, body),
  [`${id}/undo`]: async ({ app, member, query, body }: UndoCall) =>
    undoBet(app, await playerOf(app, member, query), id, body.betId),
  ...(shared.kind === 'flight'
    ? {
        [`${id}/cashout`]: async ({ app, member, query, body }: CashOutCall) =>
          cashOut(app, await playerOf(app, member, query), id, body.betId),
      }
    : {
        [`${id}/rebet`]: async ({ app, member, query, body }: RebetCall) =>
          rebet(app, await better(app, member, query), id, body),
      }),
}));

export const sharedHandlers = {
  ...gameHandlers,
  table: ({ app, params }: Call<typeof sharedApi.table>) => readTable(app, params.gameId),
  ownTableBets: async ({ app, member, query, params }: Call<typeof sharedApi.ownTableBets>) =>
    readOwnBets(app, await playerOf(app, member, query), params.gameId),
} as unknown as Handlers<typeof sharedApi>;
