import type { Handlers } from '@palaro/server';
import type { playApi } from '../play.api.ts';
import { listAuditHours } from './audit.repository.ts';
import { playRound } from './play-round.ts';
import { readGame } from './read-game.ts';
import { listLastRounds, listOpenRounds, readRound, tellShown } from './read-rounds.ts';
import { readSeeds, rotateAndRead } from './read-seeds.ts';

export const playHandlers: Handlers<typeof playApi> = {
  spinPerlas: ({ app, member, body }) => playRound(app, member, 'perlas', body),
  betDice: ({ app, member, body }) => playRound(app, member, 'dice', body),
  game: ({ params, request }) => readGame(params.gameId, request.language),
  openRounds: ({ app, member, query }) => listOpenRounds(app, member.id, query.game),
  lastRounds: ({ app, member, params }) => listLastRounds(app, member.id, params.gameId),
  round: ({ app, member, params }) => readRound(app, member.id, params.roundId),
  roundShown: ({ app, member, params }) => tellShown(app, member.id, params.roundId),
  seeds: ({ app, member }) => readSeeds(app, member.id),
  rotateSeeds: ({ app, member, body }) => rotateAndRead(app, member.id, body.clientSeed),
  auditHours: async ({ app }) => ({ list: await listAuditHours(app.db) }),
};
