import type { Call, Handlers } from '@palaro/server';
import {
  GAME_CARDS,
  SOLO_IDS,
  type GameCard,
  type GameId,
  type SoloGameId,
} from '@palaro/games/cards';
import type { gameCalls, playApi, StepCall } from '../play.api.ts';
import { callOffBet } from './call-off-bet.ts';
import { listAuditHours } from './audit.repository.ts';
import { playerOf, readFreePlay } from './player.ts';
import { playRound } from './play-round.ts';
import { readGame } from './read-game.ts';
import { listLastRounds, listOpenRounds, readRound, markRoundShown } from './read-rounds.ts';
import { playStep } from './step-round.ts';
import { readSeeds, rotateAndRead } from './read-seeds.ts';

type GameCall = Call<(typeof gameCalls)[SoloGameId]>;

const gameHandlers = Object.fromEntries(
  SOLO_IDS.map((id) => [
    id,
    async ({ app, member, query, body }: GameCall) =>
      playRound(app, await playerOf(app, member, query), id, body),
  ]),
) as unknown as Handlers<typeof gameCalls>;

const stepHandlers = Object.fromEntries(
  Object.values<GameCard>(GAME_CARDS).flatMap((card) =>
    Object.keys(card.steps?.calls ?? {}).map((call) => [
      `${card.id}/${call}`,
      async ({ app, member, query, body }: Call<StepCall>) =>
        playStep(app, await playerOf(app, member, query), { id: card.id as GameId, call }, body),
    ]),
  ),
);

export const playHandlers: Handlers<typeof playApi> = {
  ...gameHandlers,
  ...stepHandlers,
  game: ({ app, params, request }) => readGame(app, params.gameId, request.language),
  callOffBet: async ({ app, member, query, body }) =>
    callOffBet(app, await playerOf(app, member, query), body.roundRef),
  openRounds: async ({ app, member, query }) =>
    listOpenRounds(app, (await playerOf(app, member, query)).id, query.game),
  lastRounds: async ({ app, member, query, params }) =>
    listLastRounds(app, (await playerOf(app, member, query)).id, params.gameId),
  round: async ({ app, member, query, params }) =>
    readRound(app, (await playerOf(app, member, query)).id, params.roundId),
  roundShown: async ({ app, member, query, params }) =>
    markRoundShown(app, (await playerOf(app, member, query)).id, params.roundId),
  seeds: async ({ app, member, query }) => readSeeds(app, (await playerOf(app, member, query)).id),
  rotateSeeds: async ({ app, member, body }) =>
    rotateAndRead(app, (await playerOf(app, member, body)).id, body.clientSeed),
  freePlay: ({ app, member, params }) => readFreePlay(app, member, params.freePlay),
  auditHours: async ({ app }) => ({ list: await listAuditHours(app.db) }),
};
