import {
  defineEndpoint,
  id,
  instant,
  int,
  json,
  list,
  money,
  nullable,
  object,
  oneOf,
  optional,
  text,
  uuid,
} from '@palaro/api';
import { SHARED_CARDS, type GameCard } from '@palaro/games/cards';
import { hash, tableRound } from './table-topics.ts';

const whosePlay = { freePlay: optional(uuid()) };

/** Who makes the public values (docs/domain/fairness.md §6). */
const BEACONS = ['operator', 'drand'] as const;

/** A chain of draws as everybody may know it; its salt is null until the public value is there. */
export const publishedChain = () =>
  object({
    anchor: hash(),
    salt: nullable(text()),
    publishedAt: instant(),
    /** Where the salt comes from; null in a demo, whose salt was made up. */
    beacon: nullable(
      object({
        source: oneOf(BEACONS),
        /** First hash of the operator's own second chain; of drand the hash of its network. */
        anchor: hash(),
        round: int(),
        /** When the round's value became known, or will. */
        at: instant(),
        /** The signature of drand's network, whose SHA-256 is the salt. */
        proof: nullable(text()),
      }),
    ),
  });

export const tableBet = {
  betId: uuid(),
  roundNo: int(),
  stake: money(),
  input: json<Record<string, unknown>>(),
  state: oneOf(['OPEN', 'DONE', 'VOID']),
  /** Hundredths at which it left a flight. */
  cashOut: nullable(int()),
  payout: nullable(money()),
};
const balance = { balance: money(), balanceVersion: int() };

const TABLES = SHARED_CARDS.filter(({ shared }) => shared.kind === 'zones');
const FLIGHTS = SHARED_CARDS.filter(({ shared }) => shared.kind === 'flight');

const betErrors = [
  'play.stake_not_offered',
  'play.table_closed',
  'play.table_full',
  'play.zone_full',
  'play.bets_full',
  'play.insufficient_funds',
  'play.called_off',
  'play.limit_reached',
  'rg.limit_reached',
  'rg.time_out',
  'rg.excluded',
  'play.session_ended',
  'play.member_blocked',
  'play.game_closed',
  'play.rng_down',
] as const;

/** `POST /api/v1/games/{id}/{bet|bets}`: a stake in the round that is open. */
const betCall = ({ id: gameId, name, action, input }: GameCard) =>
  defineEndpoint({
    method: 'POST',
    path: `/api/v1/games/${gameId}/${action}`,
    summary: `Places a bet in the open round of ${name.EN}`,
    access: 'player',
    moduleId: null,
    money: { keyedBy: 'roundRef' },
    query: object(whosePlay),
    body: object({ roundRef: uuid(), tableRoundNo: int({ min: 1 }), ...input.properties }),
    reply: object({ ...tableBet, ...balance }),
    errors: betErrors,
  });

/** The same zones as in the player's last round of the table. */
const rebetCall = ({ id: gameId, name }: GameCard) =>
  defineEndpoint({
    method: 'POST',
    path: `/api/v1/games/${gameId}/rebet`,
    summary: `Places the bets of the player's last round of ${name.EN} again`,
    access: 'player',
    moduleId: null,
    money: { keyedBy: 'roundRef' },
    query: object(whosePlay),
    body: object({ roundRef: uuid(), tableRoundNo: int({ min: 1 }) }),
    reply: object({ ...tableBet, ...balance }),
    errors: [...betErrors, 'play.no_last_bets'],
  });

const undoCall = ({ id: gameId, name }: GameCard) =>
  defineEndpoint({
    method: 'POST',
    path: `/api/v1/games/${gameId}/undo`,
    summary: `Takes a bet of ${name.EN} back while its round takes bets`,
    access: 'player',
    moduleId: null,
    // A bet is taken back once; the ledger's key is made of it.
    money: { keyedBy: 'betId' },
    query: object(whosePlay),
    body: object({ betId: uuid() }),
    reply: object(balance),
    errors: ['play.table_closed'],
  });

const cashOutCall = ({ id: gameId, name }: GameCard) =>
  defineEndpoint({
    method: 'POST',
    path: `/api/v1/games/${gameId}/cashout`,
    summary: `Cashes a bet out of the flight of ${name.EN}`,
    access: 'player',
    moduleId: null,
    // A bet leaves a flight once; the ledger's key is made of it.
    money: { keyedBy: 'betId' },
    query: object(whosePlay),
    body: object({ betId: uuid() }),
    reply: object({ ...tableBet, ...balance }),
    errors: ['play.not_flying', 'play.crashed', 'play.rng_down'],
  });

const calls = <C>(
  cards: readonly GameCard[],
  name: (id: string) => string,
  make: (card: GameCard) => C,
) => Object.fromEntries(cards.map((card) => [name(card.id), make(card)])) as Record<string, C>;

export const betCalls = calls(SHARED_CARDS, (game) => `${game}/bets`, betCall);
export const rebetCalls = calls(TABLES, (game) => `${game}/rebet`, rebetCall);
export const undoCalls = calls(SHARED_CARDS, (game) => `${game}/undo`, undoCall);
export const cashOutCalls = calls(FLIGHTS, (game) => `${game}/cashout`, cashOutCall);

export const sharedApi = {
  ...betCalls,
  ...rebetCalls,
  ...undoCalls,
  ...cashOutCalls,
  table: defineEndpoint({
    method: 'GET',
    path: '/api/v1/tables/{gameId}',
    summary: 'How a table stands, and its last results; the table runs while somebody looks',
    access: 'anyone',
    moduleId: null,
    params: object({ gameId: id() }),
    reply: object({
      /** The site's time. */
      at: instant(),
      /** Null while no round can open: until `opensAt`, when the chain gets its salt. */
      round: nullable(tableRound()),
      opensAt: nullable(instant()),
      /** The chain that the table draws from. */
      chain: nullable(publishedChain()),
      history: list(object({ roundNo: int(), result: json<unknown>() })),
    }),
  }),
  ownTableBets: defineEndpoint({
    method: 'GET',
    path: '/api/v1/tables/{gameId}/bets',
    summary: 'The player’s bets of the table’s present round and of the one before',
    access: 'player',
    moduleId: null,
    params: object({ gameId: id() }),
    query: object(whosePlay),
    reply: object({ list: list(object(tableBet)), ...balance }),
  }),
};
