import type { Money } from '@palaro/kernel';

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
  client: VendorClient;
}

/** The part of the protocol's §10 that exists so far. */
export interface VendorSettings {
  currencies: readonly string[];
  /** How far a first delivery's timestamp may be from the site's clock. */
  clockSkewSeconds: number;
  /** Where the game opens: inside our page, or in a tab of its own. */
  openIn: 'frame' | 'tab';
  /** Fields of messages that open something, blanked in the message log. */
  secretFields: readonly string[];
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
  path: string;
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

export interface VendorWire {
  /** Null where a header is missing or cannot be one. */
  claim(attempt: Attempt): Claim | null;
  /** Compares in constant time. */
  verify(attempt: Attempt, claim: Claim, secret: string): boolean;
  /** Headers that let the vendor trust the answer to this attempt. */
  signAnswer(claim: Claim, secret: string, body: string): Record<string, string>;
}

interface MoneyMessage {
  vendor: string;
  member: string;
  session?: string;
  currency: string;
  game: string;
  round: string;
  transaction: string;
  details?: Record<string, unknown>;
  category?: string;
  occurredAt?: Date;
}
interface Ending {
  final?: boolean;
  validBet?: Money;
  winKind?: 'win' | 'jackpot' | 'cashout' | 'freeRound';
}
/** A correction may stand outside of any round, a prize outside of any game. */
type Roundless = Omit<MoneyMessage, 'round'> & { round?: string };
type Gameless = Omit<MoneyMessage, 'round' | 'game'> & { game?: string };

export const ROLLBACK_REASONS = ['timeout', 'cancelled', 'gameError', 'voided'] as const;
export type RollbackReason = (typeof ROLLBACK_REASONS)[number];
export const ADJUST_REASONS = ['resettle', 'correction', 'tip', 'fee'] as const;
type AdjustReason = (typeof ADJUST_REASONS)[number];
export const CAMPAIGNS = ['tournament', 'drop', 'missions'] as const;
type Campaign = (typeof CAMPAIGNS)[number];

/** Commands of the protocol's §3 in the wallet's own terms. */
export type VendorCommand =
  | { kind: 'authenticate'; vendor: string; code: string }
  | { kind: 'balance'; vendor: string; session?: string; member?: string }
  | ({ kind: 'bet'; amount: Money; freeRound?: string } & MoneyMessage)
  | ({ kind: 'win'; amount: Money; bet?: string; freeRound?: string } & Ending & MoneyMessage)
  | ({ kind: 'betWin'; bet: Money; win: Money; freeRound?: string } & MoneyMessage)
  | ({ kind: 'rollback'; target: string; reason?: RollbackReason } & MoneyMessage)
  | ({ kind: 'adjust'; amount: Money; target?: string; reason: AdjustReason } & Roundless)
  | ({ kind: 'promoWin'; amount: Money; promotion: string; campaign: Campaign } & Gameless)
  | ({
      kind: 'roundClose';
      bets: Money;
      wins: Money;
      refunds: Money;
      validBet?: Money;
    } & MoneyMessage);

/** Translates one parsed message; throws `MalformedMessage` for one that is not as agreed. */
export type Callback = (message: unknown, vendor: string) => VendorCommand;
export type Callbacks = Readonly<Record<string, Callback>>;

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
