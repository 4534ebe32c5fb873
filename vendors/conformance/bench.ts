/**
 * What a transport must offer to run the numbered cases of docs/domain/wallet-protocol.md §13.
 * Members start with 100.0000 and a live session at the vendor's game. Messages and answers use the
 * protocol's names and amounts; a bench for another dialect translates both.
 */
export interface Bench extends Site {
  vendor: string;
  game: string;
  /** The game's greatest stake, as money on the wire. */
  maxBet: string;
  /** The smallest amount in the dialect, `0.0001` or `0.0100`. */
  unit: string;
  /** Cases that cannot apply to this transport, each with the reason. */
  doesNotApply: Readonly<Record<number, string>>;
  send(command: string, message: Message, attempt?: AttemptChange): Promise<Reply>;
  /** Asks what became of a transaction. */
  ask(player: Player, transaction: string): Promise<Reply>;
  /** Case 1: the worked vector of the vendor's documents, byte for byte. */
  vector(): Promise<Reply>;
  /** Case 16: values that are no amounts in this dialect. */
  wrongAmounts: readonly unknown[];
  /** Case 17: changes that make a right message unreadable, each with the status it must get. */
  spoilt(message: Message): readonly Spoilt[];
}

/** The site behind the transport: lets the cases prepare it and look into it. */
export interface Site {
  /** A new member with a balance and a session token from `authenticate`. */
  player(start?: { balance?: string; world?: 'real' | 'trial' }): Promise<Player>;
  /** An unused launch code. */
  launchCode(player: Player): Promise<string>;
  /** A real member's free play, as the shadow account that the vendor knows. */
  freePlay(player: Player): Promise<Player>;
  /** The member's playable balance, read from the wallet and not from an answer. */
  balance(player: Player): Promise<string>;
  /** All of the member's money. */
  accounts(player: Player): Promise<{ cash: string; held: string; debt: string }>;
  /**
   * What the house's accounts gained from the member, by kind: `GAME`, `PROMO` …; without zeros.
   */
  house(player: Player): Promise<Record<string, string>>;
  round(player: Player, round: string): Promise<{ state: string; flags: readonly string[] } | null>;
  /** The member's waiting awards, each with its turnover requirement. */
  awards(player: Player): Promise<readonly { amount: string; turnover: string }[]>;
  /** How many rows turnover and the winner board have of the member, once they have caught up. */
  counted(player: Player): Promise<number>;
  /** Moves the site's clock forward. */
  advance(seconds: number): void;
  /** Starts new nodes on the same database: they know only what was committed. */
  restart(): Promise<void>;
  /** Logs the member out, which ends the game sessions. */
  logOut(player: Player): Promise<void>;
  exclude(player: Player): Promise<void>;
  /** Sets the member's limit on a day's loss. */
  limitLoss(player: Player, amount: string): Promise<void>;
  switchVendor(on: boolean): Promise<void>;
  /** How many credits wait for an operator. */
  parked(): Promise<number>;
  /** Adds a second live credential and retires the first. */
  rotate(): Promise<{ retired: Credential; live: Credential }>;
  /** Rows of the ledger that break an invariant. */
  breaches(): Promise<readonly unknown[]>;
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
  /** Changes the body after it was signed. */
  tampered?: (body: string) => string;
  /** Signs for this command instead of the one that is sent. */
  signedAs?: string;
  /** Text to sign and send instead of the message. */
  raw?: string;
}

export interface Spoilt {
  name: string;
  change: AttemptChange;
  status: string;
}

export interface Reply {
  http: number;
  /** Whether the answer's signature is right for the credential that was used. */
  signed: boolean;
  body: Message & { status?: string };
}

/**
 * One numbered case of docs/domain/wallet-protocol.md §13; it throws if the transport does not
 * conform.
 */
export interface ConformanceCase {
  number: number;
  title: string;
  run(bench: Bench): Promise<void>;
}
