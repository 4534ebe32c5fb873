import type { Vendor, VendorGame } from '@palaro/vendors';
import { MIN_BETS } from '../categories.ts';

const VENDORS_MADE = 60;
const GAMES_MADE = 5_000;

/** Half of the names are English, half Filipino; a name is a first, a second and an edition. */
const ENGLISH = {
  firsts:
    'Golden Lucky Royal Mystic Wild Thunder Emerald Crystal Fortune Diamond Silver Magic Ancient ' +
    'Neon Cosmic Frozen Electric Velvet Island Jungle Midnight Sunrise Pirate Samurai Phoenix',
  seconds:
    'Dragon Tiger Pearl Treasure Temple Garden Carnival Harvest Voyage Kingdom Lantern Orchid ' +
    'Panda Falcon Dolphin Volcano Castle Rodeo Safari Galaxy',
};
const FILIPINO = {
  firsts:
    'Gintong Mahiwagang Masuwerteng Makulay Matapang Masayang Malaking Munting Pulang Bughaw ' +
    'Lihim Maliwanag Mabilis Matamis Makináng Dakilang Sinaunang Bagong Tunay Marikít Luntiang ' +
    'Piñatang Niñong Señor Doña',
  seconds:
    'Kalabaw Bahaghari Sampaguita Jeepney Bangka Salakot Parol Tarsier Agila Butanding Mangga ' +
    'Balangay Kubo Kundiman Anahaw Tinikling Sarimanok Bulkan Kuweba Perya',
};
const EDITIONS = ['', ' Deluxe', ' Turbo', ' Grand', ' 777'];

/** Three of four games of a vendor are of its first category, the fourth is of the next. */
const CATEGORIES = 'RNG RNG RNG PVP LIVE FISH SPORTS ESPORTS COCKFIGHT LOTT ELOTT RNG'.split(' ');
const CLASSIFICATIONS = ['VIDEO', 'CLASSIC', 'MEGA', null];

/** One of a list, for every number. */
const turn = <T>(list: readonly T[], n: number) => list[n % list.length] as T;

function nameOf(n: number): string {
  const words = n % 2 === 0 ? ENGLISH : FILIPINO;
  const firsts = words.firsts.split(' ');
  const seconds = words.seconds.split(' ');
  const first = Math.floor(n / 2);
  const second = Math.floor(first / firsts.length);
  const edition = Math.floor(second / seconds.length);
  return `${turn(firsts, first)} ${turn(seconds, second)}${turn(EDITIONS, edition)}`;
}

function gameOf(n: number): VendorGame {
  const vendor = n % VENDORS_MADE;
  const ofVendor = Math.floor(n / VENDORS_MADE);
  return {
    id: `made-${n}`,
    nodeId: String(500_000 + n),
    name: nameOf(n),
    category: turn(CATEGORIES, vendor + (ofVendor % 4 === 3 ? 1 : 0)),
    classification: turn(CLASSIFICATIONS, ofVendor),
    minBet: turn(MIN_BETS, ofVendor),
    limits: { minBet: '0.0100', maxBet: '5000.0000' },
    freePlay: n % 2 === 0,
  };
}

/** 60 vendors that speak as the given one does and have 5,000 games, no two of the same name. */
export function manyVendors(like: Vendor): Vendor[] {
  const games = Array.from({ length: GAMES_MADE }, (_, n) => gameOf(n));
  return Array.from({ length: VENDORS_MADE }, (_, at) => ({
    ...like,
    code: `MADE${at}`,
    name: `Vendor ${at}`,
    games: games.filter((_game, n) => n % VENDORS_MADE === at),
  }));
}
