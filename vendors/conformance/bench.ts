/**
 * What a transport must offer so that the numbered cases of wallet-protocol.md §13 can be run
 * through it. Members start with 100.0000 and a live session at the vendor's game. Messages and
 * answers have the protocol's own names and amounts; a bench of another dialect translates both.
 */
export interface Bench extends Site {
  vendor: string;
  game: string;
  /** The game's greatest stake, as money on the wire. */
  maxBet: string;
  /** The smallest amount that the dialect can say, `0.0001` or `0.0100`. */
  unit: string;
  /** Cases that this transport cannot meet, each with the reason. */
  doesNotApply: Readonly<Record<number, string>>;
  send(command: string, message: Message, attempt?: AttemptChange): Promise<Reply>;
  /** The question by reference. */
  ask(player: Player, transaction: string): Promise<Reply>;
  /** Case 1: the worked vector of the vendor's documents, byte for byte. */
  vector(): Promise<Reply>;
  /** Case 16: values for an amount that are none in this dialect. */
  wrongAmounts: readonly unknown[];
  /** Case 17: what makes a right message unreadable, and the status that says so. */
  spoilt(message: Message): readonly Spoilt[];
}

/** The site behind the transport: what the cases arrange, and what they look at. */
export interface Site {
  /** A fresh member with a balance and a session token got by `authenticate`. */
  player(start?: { balance?: string; world?: 'real' | 'trial' }): Promise<Player>;
  /** A launch code that nobody has used. */
  launchCode(player: Player): Promise<string>;
  /** A real member's free play: the shadow that the vendor is told of. */
  freePlay(player: Player): Promise<Player>;
  /** The member's playable balance out of the wallet itself, not out of an answer. */
  balance(player: Player): Promise<string>;
  /** All of the member's money. */
  accounts(player: Player): Promise<{ cash: string; held: string; debt: string }>;
  /** What the house's accounts got from the member, by kind: `GAME`, `PROMO` …; zeros left out. */
  house(player: Player): Promise<Record<string, string>>;
  round(player: Player, round: string): Promise<{ state: string; flags: readonly string[] } | null>;
  /** Awards that wait for the member, with what must be played through. */
  awards(player: Player): Promise<readonly { amount: string; turnover: string }[]>;
  /** Rows that turnover and the winner board have of the member, once they have caught up. */
  counted(player: Player): Promise<number>;
  /** Moves the site's clock forward. */
  advance(seconds: number): void;
  /** New nodes on the same database: nothing is remembered but what was committed. */
  restart(): Promise<void>;
  /** Logs the member out: game sessions end. */
  logOut(player: Player): Promise<void>;
  exclude(player: Player): Promise<void>;
  /** The member's own limit on a day's loss. */
  limitLoss(player: Player, amount: string): Promise<void>;
  switchVendor(on: boolean): Promise<void>;
  /** How many credits wait for an operator. */
  parked(): Promise<number>;
  /** A second live credential beside the first, and the first one retired. */
  rotate(): Promise<{ retired: Credential; live: Credential }>;
  /** Rows that break an invariant of the ledger. */
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
  /** Sent instead of the body that was signed. */
  tampered?: (body: string) => string;
  /** The command that was signed instead of the one that is sent. */
  signedAs?: string;
  /** The body's text instead of the message's own; it is signed as it is. */
  raw?: string;
}

export interface Spoilt {
  name: string;
  change: AttemptChange;
  status: string;
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
