/** The facts of a round that the verifier's address can carry. */
interface VerifiableRound {
  /** Lets the page of a logged-in member load the rest itself, also after a rotation. */
  roundId?: string;
  /** The game session of the free play in which the round was played. */
  freePlay?: string | null;
  gameId: string;
  input: Record<string, unknown>;
  nonce: number;
  serverSeedHash: string;
  clientSeed: string;
  /** Null until the pair was rotated. */
  serverSeed?: string | null;
  /** The first hash of the chain of a draw that all players share. */
  anchor?: string;
  version?: string;
}

export const VERIFY_PATH = '/m/verify';

/** The verifier's address with a round filled in; opening it needs neither login nor server. */
export function verifyAddress(round: VerifiableRound): string {
  const fields = {
    round: round.roundId,
    freePlay: round.freePlay,
    game: round.gameId,
    version: round.version,
    serverSeed: round.serverSeed,
    serverSeedHash: round.serverSeedHash,
    clientSeed: round.clientSeed,
    nonce: String(round.nonce),
    anchor: round.anchor,
    params: JSON.stringify(round.input),
  };
  const given = Object.entries(fields).filter((field): field is [string, string] => !!field[1]);
  return `${VERIFY_PATH}?${new URLSearchParams(given).toString()}`;
}
