import { currentRules, gameOf } from '@palaro/games';
import { GAME_CARDS, type GameCard, type GameId } from '@palaro/games/cards';
import { inLanguage, Money, type InLanguages, type Language } from '@palaro/kernel';
import { VENDORS, type Vendor, type VendorGame } from '@palaro/vendors';
import { HOUSE_VENDOR } from '@palaro/wallet/server';
import { spelling } from './near-names.ts';

/** A game of the catalogue, ours or a vendor's. It is made from code and needs no database. */
export interface CatalogueRow {
  nodeId: string;
  gameId: string;
  vendor: string;
  vendorName: string;
  category: string;
  name: InLanguages<string>;
  /** Its names as a search compares them, each once and in a line. */
  spelt: string;
  classification: string | null;
  /** Value of the minimum-bet filter, `0.1`. */
  minBet: string | null;
  supportPlay: readonly ('free' | 'real')[];
  icon: string;
  limits: { minBet: Money; maxBet: Money };
  /**
   * The greatest return to player, in 1/10,000; null where the vendor keeps it, or where members
   * play against each other. Ours is worked out when it is first asked for, which for a slot means
   * every stop of its strips.
   */
  rtp(): number | null;
  /** In-house games open inside the app and need no vendor's address. */
  inHouse: boolean;
}

const HOUSE_NAME = 'Palaro';
const tileOf = (gameId: string) => `/m/tiles/${gameId}.svg`;

/** The least and the greatest whole stake of the game's ladder or range. */
function limitsOf({ stake }: GameCard): CatalogueRow['limits'] {
  if (stake.kind === 'range') return { minBet: Money.of(stake.min), maxBet: Money.of(stake.max) };
  const cost = BigInt(stake.costCoins);
  const coins = stake.coinValues.map((value) => Money.of(value) * cost);
  const [least = 0n] = coins;
  return {
    minBet: coins.reduce((a, b) => (b < a ? b : a), least),
    maxBet: coins.reduce((a, b) => (b > a ? b : a), least),
  };
}

function returnOf({ id }: GameCard): number | null {
  const { rtp } = currentRules(gameOf(id as GameId)).sheet();
  return rtp && Number((rtp.greatest.num * 10_000n) / rtp.greatest.den);
}

const speltOf = (...names: readonly string[]) => [...new Set(names.map(spelling))].join('\n');

const ofCard = (card: GameCard): CatalogueRow => ({
  nodeId: card.nodeId,
  gameId: card.id,
  vendor: HOUSE_VENDOR,
  vendorName: HOUSE_NAME,
  category: card.gameType,
  name: card.name,
  spelt: speltOf(...Object.values(card.name)),
  classification: card.gameClassify,
  minBet: card.minBet,
  supportPlay: card.supportPlay,
  icon: tileOf(card.id),
  limits: limitsOf(card),
  rtp: () => returnOf(card),
  inHouse: true,
});

const ofVendor = (vendor: Vendor, game: VendorGame): CatalogueRow => ({
  nodeId: game.nodeId,
  gameId: game.id,
  vendor: vendor.code,
  vendorName: vendor.name,
  category: game.category,
  name: { EN: game.name, TY: game.name },
  spelt: speltOf(game.name),
  classification: game.classification,
  minBet: game.minBet,
  supportPlay: game.freePlay ? ['free', 'real'] : ['real'],
  icon: tileOf(game.id),
  limits: { minBet: Money.of(game.limits.minBet), maxBet: Money.of(game.limits.maxBet) },
  rtp: () => null,
  inHouse: false,
});

/** Every game, in the order of the registries: ours first, then the vendors'. */
export const ALL_GAMES: readonly CatalogueRow[] = [
  ...Object.values<GameCard>(GAME_CARDS).map(ofCard),
  ...VENDORS.flatMap((vendor) => vendor.games.map((game) => ofVendor(vendor, game))),
];

const byNode = new Map(ALL_GAMES.map((game) => [game.nodeId, game]));
const byCode = new Map(ALL_GAMES.map((game) => [`${game.vendor}/${game.gameId}`, game]));

export const gameByNode = (nodeId: string) => byNode.get(nodeId);
export const gameByCode = (vendor: string, gameId: string) => byCode.get(`${vendor}/${gameId}`);

/** A game's name, closed ones' too; one that was removed shows its id. */
export function gameNameOf(vendor: string, gameId: string, language: Language): string {
  const game = gameByCode(vendor, gameId);
  return game ? inLanguage(game.name, language) : gameId;
}

const names = new Map(ALL_GAMES.map(({ vendor, vendorName }) => [vendor, vendorName]));

/** The vendor's name as members know it; a vendor that was removed shows its code. */
export const vendorNameOf = (vendor: string) => names.get(vendor) ?? vendor;
