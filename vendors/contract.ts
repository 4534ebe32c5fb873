import type { Language, Money } from '@palaro/kernel';
import type { VendorCommand, VendorQuestion } from './commands.ts';
import type { VendorSettings } from './settings.ts';

/**
 * What an outside game vendor is to the site (domain/wallet-protocol.md): data for the catalogue, a
 * wire that proves who speaks, callbacks that translate, and a client for what the site asks of the
 * vendor. An adapter decides nothing about money: the wallet does, once for all vendors.
 */
export interface Vendor {
  /** The code in paths, commands and the catalogue, for instance `DEMO`. */
  code: string;
  name: string;
  settings: VendorSettings;
  games: readonly VendorGame[];
  wire: VendorWire;
  callbacks: Callbacks;
  /** Names of commands that bring the member money: what cannot be booked of them is kept. */
  credits: readonly string[];
  /** Commands that carry several messages; each of them is answered for itself. */
  batches?: Batches;
  client: VendorClient;
}

/** A vendor's game as the catalogue lists it; amounts are money on the wire. */
export interface VendorGame {
  /** The vendor's own code of the game, as in its messages. */
  id: string;
  nodeId: string;
  name: string;
  category: string;
  classification: string | null;
  /** Shown and filtered by, a plain decimal such as `0.1`. */
  minBet: string | null;
  limits: { minBet: string; maxBet: string };
  freePlay: boolean;
}

/** One HTTP attempt as it arrived; header names in lower case. */
export interface Attempt {
  method: string;
  path: string;
  query: Readonly<Record<string, unknown>>;
  headers: Record<string, string | string[] | undefined>;
  body: Uint8Array;
}

/** What an attempt says of itself; nothing of it is trusted before `verify`. */
export interface Claim {
  /** Public id of the credential. */
  key: string;
  /** Unix seconds. */
  timestamp: number;
  nonce: string;
  signature: string;
}

/** What the vendor is told, in the wallet's own terms; §5 names the statuses. */
export interface VendorAnswer {
  status: string;
  transactionId?: string;
  balance?: Money;
  currency?: string;
  duplicate?: true;
  limit?: { kind: string; max: Money; used: Money };
  opened?: {
    session: string;
    member: string;
    language: Language;
    country: string;
    mode: 'real' | 'trial';
    game: string;
    nickname: string;
    expiresAt: Date;
    limits: { minBet: Money; maxBet: Money } | null;
  };
  /** To a question by reference: what became of the transaction. */
  state?: 'posted' | 'reversed' | 'tombstone' | 'unseen';
  amount?: Money;
  /** Of a batch: one for each message, in its order. */
  parts?: readonly VendorAnswer[];
  at: Date;
}

/** An answer before it is written in the dialect. */
export interface VendorReply {
  /** As the wire named it; empty where it could not be told. */
  command: string;
  requestId: string;
  answer: VendorAnswer;
  /** What the answer is signed with; null where the credential is not known. */
  signer: { claim: Claim; secret: string } | null;
}

/** An answer in the dialect, ready to be sent. */
export interface WrittenAnswer {
  http: number;
  headers: Record<string, string>;
  body: string;
}

/** A dialect: who speaks, what is said, and how it is answered. It knows no money rule. */
export interface VendorWire {
  /** Null where something is missing or cannot be one. */
  claim(attempt: Attempt): Claim | null;
  /** Compares in constant time. */
  verify(attempt: Attempt, claim: Claim, secret: string): boolean;
  /** The name of the command, by the path or by a field; empty where there is none. */
  commandOf(attempt: Attempt): string;
  /** The message as values for its callback; throws `MalformedMessage`. */
  read(attempt: Attempt): unknown;
  write(reply: VendorReply): WrittenAnswer;
}

/** Translates one read message; throws `MalformedMessage` for one that is not as agreed. */
export type Callback = (message: unknown, vendor: string) => VendorCommand | VendorQuestion;
export type Callbacks = Readonly<Record<string, Callback>>;

/** Takes a batch apart; throws `MalformedMessage` where it is no list of what it may carry. */
type Unpack = (message: unknown) => readonly { command: string; message: unknown }[];
export type Batches = Readonly<Record<string, Unpack>>;

/** Where a vendor listens and the credential that both sides sign with. */
export interface VendorConnection {
  address: string;
  key: string;
  secret: string;
  now(): Date;
}

/** A launch as the vendor is told it (protocol §9.2); the code works once, for 60 s. */
export interface VendorLaunch {
  code: string;
  game: string;
  member: string;
  currency: string;
  language: string;
  country: string;
  device: string;
  mode: 'real' | 'trial';
  returnUrl: string;
  ip: string;
}

export interface VendorClient {
  /** The address that the member's browser opens. Throws when the vendor does not answer. */
  launch(connection: VendorConnection, launch: VendorLaunch): Promise<string>;
  /** Tells that a member's game session ended; best effort (protocol §9.5). */
  closeSession?(connection: VendorConnection, of: { member: string; game: string }): Promise<void>;
  /** What became of a round, for one that stays open too long (§7). */
  round?(connection: VendorConnection, of: { member: string; round: string }): Promise<VendorRound>;
  /** The vendor's own list of what it sent, page by page in its order (§12). */
  transactions?(connection: VendorConnection, span: VendorSpan): Promise<VendorPage>;
  /** Only of vendors that keep the balance themselves (§11). */
  transfers?: VendorTransfers;
  /**
   * What was played from the balances that such a vendor keeps, by when it last changed: no message
   * of it tells the site, so its record and its turnover come from here (ledger.md §8).
   */
  listedRounds?(connection: VendorConnection, span: VendorSpan): Promise<ListedRoundPage>;
}

/** A round that ended at a vendor that keeps the balance; listed again where it was corrected. */
export interface ListedRound {
  member: string;
  game: string;
  round: string;
  bet: Money;
  win: Money;
  /** What of the stake counts for turnover, never more than it. */
  validBet: Money;
  openedAt: Date;
  closedAt: Date;
}

/** `next` is the cursor of the next page; null after the last. */
export interface ListedRoundPage {
  rounds: readonly ListedRound[];
  next: string | null;
}

/** A vendor's word on a round: what it sent, so that what is missing here can be booked from it. */
export interface VendorRound {
  state: 'open' | 'closed' | 'voided' | 'unknown';
  commands: readonly VendorCommand[];
}

/** `to` is not included; `cursor` is the `next` of the page before. */
export interface VendorSpan {
  from: Date;
  to: Date;
  cursor?: string;
}

export interface VendorPage {
  commands: readonly VendorCommand[];
  next: string | null;
}

/**
 * The balance at the vendor (protocol §11). Each call throws where no readable answer came: the
 * outcome is then unknown, and `find` by the same id is the only way to learn it.
 */
export interface VendorTransfers {
  send(
    connection: VendorConnection,
    transfer: {
      transfer: string;
      member: string;
      direction: 'in' | 'out';
      amount: Money;
      currency: string;
    },
  ): Promise<'done' | 'refused'>;
  find(connection: VendorConnection, transfer: string): Promise<'done' | 'refused' | 'unseen'>;
  balance(connection: VendorConnection, member: string): Promise<Money>;
}
