import type { Reply, TextKey } from '@palaro/api';
import { CLIENT_SEED_PATTERN, SERVER_SEED_PATTERN } from '@palaro/fairness';
import { GAME_CARDS, isGameId, type GameId } from '@palaro/games';
import type { playApi } from '../play.api.ts';

/** What stands in the verifier's inputs, as typed. */
export interface VerifyFields {
  game: GameId;
  /** The version that the round was played with; empty where unknown. */
  version: string;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  nonce: string;
  coinValue: string;
  stake: string;
  side: 'under' | 'over';
  winNumbers: string;
}

const EMPTY: VerifyFields = {
  game: 'perlas',
  version: '',
  serverSeed: '',
  serverSeedHash: '',
  clientSeed: '',
  nonce: '0',
  coinValue: GAME_CARDS.perlas.stake.coinValues[0],
  stake: GAME_CARDS.dice.stake.min,
  side: 'under',
  winNumbers: '4950',
};

/** Reads the inputs out of the page's query; what is missing or unreadable stays at its start. */
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
    ...fieldsOfInput(parsed(text('params'))),
  };
}

/** The game's own fields out of the call that played the round. */
function fieldsOfInput(input: unknown): Partial<VerifyFields> {
  const { coinValue, stake, params } = record(input);
  const { side, winNumbers } = record(params);
  return {
    ...(typeof coinValue === 'string' ? { coinValue } : {}),
    ...(typeof stake === 'string' ? { stake } : {}),
    ...(side === 'under' || side === 'over' ? { side } : {}),
    ...(typeof winNumbers === 'number' ? { winNumbers: String(winNumbers) } : {}),
  };
}

/** A member's own round; its server seed is empty until the pair was rotated. */
export function fieldsOfRound({ gameId, input, fairness }: Reply<typeof playApi.round>) {
  const { version, serverSeed, serverSeedHash, clientSeed, nonce } = fairness;
  const fields: VerifyFields = {
    ...EMPTY,
    ...(isGameId(gameId) ? { game: gameId } : {}),
    ...fieldsOfInput(input),
    version,
    serverSeed: serverSeed ?? '',
    serverSeedHash,
    clientSeed,
    nonce: String(nonce),
  };
  return fields;
}

/** The call's input again, as the rules read it. */
export function inputOf(fields: VerifyFields): Record<string, unknown> {
  if (fields.game === 'perlas') return { coinValue: fields.coinValue };
  const { side, stake, winNumbers } = fields;
  return { stake, params: { side, winNumbers: Number(winNumbers) } };
}

export type FieldErrors = Partial<Record<keyof VerifyFields, TextKey>>;

/** What keeps the round from being drawn; an empty field is only waited for. */
export function checkFields(fields: VerifyFields): FieldErrors {
  const errors: FieldErrors = {};
  const judge = (name: keyof VerifyFields, pattern: string | RegExp, key: TextKey) => {
    if (fields[name] !== '' && !new RegExp(pattern).test(fields[name])) errors[name] = key;
  };
  judge('serverSeed', SERVER_SEED_PATTERN, 'play.verify_server_seed_bad');
  judge('clientSeed', CLIENT_SEED_PATTERN, 'play.verify_client_seed_bad');
  judge('nonce', /^\d{1,9}$/, 'play.verify_nonce_bad');
  if (fields.game === 'dice') {
    judge('stake', /^\d{1,14}\.\d{4}$/, 'play.verify_stake_bad');
    judge(
      'winNumbers',
      /^([1-9]\d{2}|[1-8]\d{3}|9[0-7]\d{2}|9800)$/,
      'play.verify_win_numbers_bad',
    );
  }
  return errors;
}

const record = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text || '{}') as unknown;
  } catch {
    return {};
  }
}
