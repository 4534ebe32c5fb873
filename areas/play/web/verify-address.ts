/** What the verifier can be told about a round in its address. */
interface VerifiableRound {
  /** Lets a logged-in member's page read the rest itself, also after a rotation. */
  roundId?: string;
  /** The game session of the free play that it was played in. */
  freePlay?: string | null;
  gameId: string;
  input: Record<string, unknown>;
  nonce: number;
  serverSeedHash: string;
  clientSeed: string;
  /** Null until the pair was rotated. */
  serverSeed?: string | null;
  version?: string;
}

export const VERIFY_PATH = '/m/verify';

/** The address that fills the verifier in for a round; it needs neither a login nor the server. */
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
    params: JSON.stringify(round.input),
  };
  const given = Object.entries(fields).filter((field): field is [string, string] => !!field[1]);
  return `${VERIFY_PATH}?${new URLSearchParams(given).toString()}`;
}
