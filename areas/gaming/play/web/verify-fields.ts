import type { Reply, TextKey } from '@palaro/api';
import { CLIENT_SEED_PATTERN, SERVER_SEED_PATTERN } from '@palaro/fairness';
import { GAME_IDS, isGameId, type GameId } from '@palaro/games/cards';
import type { BetFields, GameVerifier } from '@palaro/games/stage';
import type { playApi } from '../play.api.ts';

/** The verifier's inputs, as typed. */
export interface VerifyFields {
  game: GameId;
  /** The version of the rules that decided the round; empty for the present one. */
  version: string;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  nonce: string;
  /** The first hash of the chain of a draw that all players share; empty where there is none. */
  anchor: string;
  /** The input of the round that was asked for, as its call took it. */
  input: unknown;
  /** The game's fields, once typed in. */
  bet: BetFields;
}

const EMPTY: VerifyFields = {
  game: GAME_IDS[0] as GameId,
  version: '',
  serverSeed: '',
  serverSeedHash: '',
  clientSeed: '',
  nonce: '0',
  anchor: '',
  input: null,
  bet: {},
};

/** Another game has other bets, versions and chains, so these start again; the seeds stay. */
export const withGame = (fields: VerifyFields, game: GameId): VerifyFields => ({
  ...fields,
  game,
  version: '',
  anchor: '',
  input: null,
  bet: {},
});

/** Reads the inputs from the page's query; a missing or unreadable one keeps its start value. */
export function fieldsFromQuery(search: string): VerifyFields {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name)?.trim() ?? '';
  const game = text('game');
  return {
    ...EMPTY,
    ...(isGameId(game) ? { game } : {}),
    version: text('version'),
    serverSeed: text('serverSeed'),
    serverSeedHash: text('serverSeedHash'),
    clientSeed: text('clientSeed'),
    nonce: text('nonce') || EMPTY.nonce,
    anchor: text('anchor'),
    input: parsed(text('params')),
  };
}

/** A round of the member; its server seed is empty until the pair was rotated. */
export function fieldsOfRound({ gameId, input, fairness }: Reply<typeof playApi.round>) {
  const { version, serverSeed, serverSeedHash, clientSeed, nonce, chain } = fairness;
  const fields: VerifyFields = {
    ...EMPTY,
    ...(isGameId(gameId) ? { game: gameId } : {}),
    version,
    serverSeed: serverSeed ?? '',
    serverSeedHash,
    clientSeed,
    nonce: String(nonce),
    anchor: chain?.anchor ?? '',
    input,
  };
  return fields;
}

/** The game's fields: as typed, else from the round, else a bet that the game offers. */
export const betOf = ({ start, fieldsOf }: GameVerifier, { input, bet }: VerifyFields) => ({
  ...start,
  ...fieldsOf(input),
  ...bet,
});

type SeedName = 'serverSeed' | 'clientSeed' | 'nonce' | 'anchor';
export type SeedErrors = Partial<Record<SeedName, TextKey>>;

/**
 * Errors that keep a round from being drawn. An empty field is not an error: it is still to be
 * typed.
 */
export function checkSeeds(fields: VerifyFields): SeedErrors {
  const errors: SeedErrors = {};
  const judge = (name: SeedName, pattern: string | RegExp, key: TextKey) => {
    if (fields[name] !== '' && !new RegExp(pattern).test(fields[name])) errors[name] = key;
  };
  judge('serverSeed', SERVER_SEED_PATTERN, 'play.verify_server_seed_bad');
  judge('clientSeed', CLIENT_SEED_PATTERN, 'play.verify_client_seed_bad');
  judge('nonce', /^\d{1,9}$/, 'play.verify_nonce_bad');
  judge('anchor', SERVER_SEED_PATTERN, 'play.verify_anchor_bad');
  return errors;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text || '{}') as unknown;
  } catch {
    return {};
  }
}
