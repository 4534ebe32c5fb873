// How the rounds of tables are told, to players and to the console, which has none of their calls.
import {
  defineTopic,
  instant,
  int,
  json,
  list,
  money,
  nullable,
  object,
  oneOf,
  text,
} from '@palaro/api';

export const hash = () => text({ pattern: '^[0-9a-f]{64}$', max: 64 });

/** A round as its table shows it. */
export const tableRound = () =>
  object({
    roundNo: int(),
    phase: oneOf(['OPEN', 'LOCKED', 'REVEAL', 'PAUSE', 'VOID']),
    startedAt: instant(),
    /** Null while a flight lasts. */
    endsAt: nullable(instant()),
    /** The commitment; `SHA-256` of the secret that is shown when the draw is over. */
    hash: hash(),
    salt: text(),
    nonce: int(),
    hand: int({ min: 1 }),
    /** Null until the round is shown; of a flight, until it has ended. */
    result: json<unknown>(),
    /** Real figures, of bets in real money. */
    bets: object({ count: int(), total: money() }),
  });

/** How a table's round stands; `at` is the site's time of telling. */
export const tableTopic = (gameId: string) =>
  defineTopic(`round:${gameId}`, 'everyone', object({ at: instant(), round: tableRound() }));

/** The most cash-outs of others that a page shows, and that are told at once. */
export const CASH_OUTS_SHOWN = 12;

/** Who left the flight in the last moment, at so many hundredths; the latest is the last. */
export const cashOutTopic = (gameId: string) =>
  defineTopic(
    `cash-outs:${gameId}`,
    'everyone',
    object({ outs: list(object({ name: text(), at: int() })) }),
  );
