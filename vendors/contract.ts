import type { CommandAnswer, Money, VendorCommand, VendorQuestion } from '@palaro/kernel';
import type { VendorSettings } from './settings.ts';

/**
 * An outside game vendor (docs/domain/wallet-protocol.md): data for the catalogue, a wire that
 * proves who speaks, callbacks that translate, and a client for the site's questions to the vendor.
 * An adapter decides nothing about money; the wallet decides, in the same way for all vendors.
 */
export interface Vendor {
  /** The code in paths, commands and the catalogue, for instance `DEMO`. */
  code: string;
  name: string;
  settings: VendorSettings;
  games: readonly VendorGame[];
  wire: VendorWire;
  callbacks: Callbacks;
  /** Commands that bring the member money. If one cannot be booked, it is kept for an operator. */
  credits: readonly string[];
  /** Commands that carry several messages; each message gets an answer. */
  batches?: Batches;
  client: VendorClient;
}

/** A vendor's game for the catalogue; amounts are money on the wire. */
export interface VendorGame {
  /** The vendor's code for the game, as in its messages. */
  id: string;
  nodeId: string;
  name: string;
  category: string;
  classification: string | null;
  /** A plain decimal such as `0.1`, shown in lists and used by the filter. */
  minBet: string | null;
  limits: { minBet: string; maxBet: string };
  freePlay: boolean;
}

/** One HTTP attempt as it arrived; header names are in lower case. */
export interface Attempt {
  method: string;
  path: string;
  query: Readonly<Record<string, unknown>>;
  headers: Record<string, string | string[] | undefined>;
  body: Uint8Array;
}

/** What an attempt claims about itself; not trusted before `verify`. */
export interface Claim {
  /** The credential's public id. */
  key: string;
  /** Unix seconds. */
  timestamp: number;
  nonce: string;
  signature: string;
}

/** The answer to the vendor: the wallet's answer to a command, or the gateway's. */
export interface VendorAnswer extends CommandAnswer {
  /** In the answer to a question by reference: what became of the transaction. */
  state?: 'posted' | 'reversed' | 'tombstone' | 'unseen';
  amount?: Money;
  /** In the answer to a batch: one answer for each message, in its order. */
  parts?: readonly VendorAnswer[];
}

/** An answer before the wire writes it in the dialect. */
export interface VendorReply {
  /** The name from `commandOf`; empty where there was none. */
  command: string;
  requestId: string;
  answer: VendorAnswer;
  /** The credential that signs the answer; null when it is not known. */
  signer: { claim: Claim; secret: string } | null;
}

/** An answer in the dialect, ready to be sent. */
export interface WrittenAnswer {
  http: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * A vendor's dialect: how to check who speaks, read a message and write an answer. It knows no rule
 * about money.
 */
export interface VendorWire {
  /** Null when a part is missing or malformed. */
  claim(attempt: Attempt): Claim | null;
  /** Compares in constant time. */
  verify(attempt: Attempt, claim: Claim, secret: string): boolean;
  /** The command's name, from the path or a field; empty where there is none. */
  commandOf(attempt: Attempt): string;
  /** The message as values for its callback; throws `MalformedMessage`. */
  read(attempt: Attempt): unknown;
  write(reply: VendorReply): WrittenAnswer;
}

/** Translates one message that was read; throws `MalformedMessage` if a field is wrong. */
export type Callback = (message: unknown, vendor: string) => VendorCommand | VendorQuestion;
export type Callbacks = Readonly<Record<string, Callback>>;

/**
 * Splits a batch into its messages; throws `MalformedMessage` if it is not a list of allowed ones.
 */
type Unpack = (message: unknown) => readonly { command: string; message: unknown }[];
export type Batches = Readonly<Record<string, Unpack>>;

/** The vendor's address and the credential that both sides sign with. */
export interface VendorConnection {
  address: string;
  key: string;
  secret: string;
  now(): Date;
}

/** What the vendor is told of a launch (protocol §9.2); the code works once, within 60 s. */
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
  /**
   * The address for the member's browser to open; empty where the vendor's answer holds none.
   * Throws when the vendor does not answer.
   */
  launch(connection: VendorConnection, launch: VendorLaunch): Promise<string>;
  /** Tells the vendor that a member's game session ended; best effort (protocol §9.5). */
  closeSession?(connection: VendorConnection, of: { member: string; game: string }): Promise<void>;
  /** Asks what became of a round that stays open too long (§7). */
  round?(connection: VendorConnection, of: { member: string; round: string }): Promise<VendorRound>;
  /** The vendor's list of what it sent, page by page in the vendor's order (§12). */
  transactions?(connection: VendorConnection, span: VendorSpan): Promise<VendorPage>;
  /** Only for vendors that keep the balance themselves (§11). */
  transfers?: VendorTransfers;
  /**
   * The rounds played from balances that the vendor keeps, by when they last changed. No message
   * tells the site of them, so the betting record and turnover come from this list
   * (docs/domain/ledger.md §8).
   */
  listedRounds?(connection: VendorConnection, span: VendorSpan): Promise<ListedRoundPage>;
}

/** A finished round at a vendor that keeps the balance; a corrected round is listed again. */
export interface ListedRound {
  member: string;
  game: string;
  round: string;
  bet: Money;
  win: Money;
  /** The part of the stake that counts for turnover. */
  validBet: Money;
  openedAt: Date;
  closedAt: Date;
}

/** `next` is the cursor of the next page; null after the last. */
export interface ListedRoundPage {
  rounds: readonly ListedRound[];
  next: string | null;
}

/** A vendor's report on a round: what it sent, so that missing messages can be booked from it. */
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
 * The balance at the vendor (protocol §11). Each call throws when no readable answer came. The
 * outcome is then unknown, and only `find` with the same id can tell it.
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
