/**
 * What a transport must offer so that the numbered cases of wallet-protocol.md §13 can be run
 * through it. Members start with 100.0000 and a live session at the vendor's game; every message
 * goes over real HTTP. An adapter's own bench translates commands into the vendor's dialect.
 */
export interface Bench {
  vendor: string;
  game: string;
  /** The game's greatest stake, as money on the wire. */
  maxBet: string;
  /** A fresh member with a balance and a session token got by `authenticate`. */
  player(balance?: string): Promise<Player>;
  /** A launch code that nobody has used. */
  launchCode(player: Player): Promise<string>;
  send(command: string, message: Message, attempt?: AttemptChange): Promise<Reply>;
  /** The question by reference. */
  ask(player: Player, transaction: string): Promise<Reply>;
  /** The member's playable balance out of the wallet itself, not out of an answer. */
  balance(player: Player): Promise<string>;
  /** Moves the site's clock forward. */
  advance(seconds: number): void;
  /** Logs the member out: game sessions end. */
  logOut(player: Player): Promise<void>;
  block(player: Player): Promise<void>;
  switchVendor(on: boolean): Promise<void>;
  /** How many credits wait for an operator. */
  parked(): Promise<number>;
  /** A second live credential beside the first, and the first one retired. */
  rotate(): Promise<{ retired: Credential; live: Credential }>;
}

export interface Player {
  member: string;
  session: string;
}

export interface Credential {
  key: string;
  secret: string;
}

export type Message = Record<string, unknown>;

/** How one HTTP attempt differs from a right one. */
export interface AttemptChange {
  credential?: Credential;
  timestampOffset?: number;
  nonce?: string;
  /** Sent instead of the body that was signed. */
  tampered?: (body: string) => string;
  /** The command whose path is signed instead of the one that is called. */
  signedAs?: string;
  /** The body's text instead of the message's JSON; it is signed as it is. */
  raw?: string;
}

export interface Reply {
  http: number;
  /** Whether the answer's signature holds under the credential that was used. */
  signed: boolean;
  body: Message & { status?: string };
}

/** One numbered case of wallet-protocol.md §13; it throws where the transport does not conform. */
export interface ConformanceCase {
  number: number;
  title: string;
  run(bench: Bench): Promise<void>;
}
