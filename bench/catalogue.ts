import { VENDORS, type Vendor } from '@palaro/vendors';
import { manyVendors } from '../areas/gaming/catalogue/server/many-games.ts';
import { timesOf, type Timed } from './alternate.ts';
import type { BenchRow } from './row.ts';

const TURNS = { warm: 50, counted: 300 };
const MEDIAN = 0.5;
const LIST = '/wps/relay/GCSGAME_gameList?platform=html5&pageSize=26';
/** A route that checks the session and reads one row by its key. */
const KEY_READ = '/wps/member/info';

/** What is asked; each turn asks for another of the names. */
const SEARCHES: Record<string, { path: string; names: readonly string[]; aim: string }> = {
  'search for a name': {
    path: `${LIST}&gameClassify=ALL&gameName=`,
    names: ['golden dragon', 'makinang bahaghari', 'tarsier', 'DELUXE', 'niñong perya 777'],
    aim: '≤ 2',
  },
  'the newest slots': { path: `${LIST}&gameType=RNG&gameClassify=NEW`, names: [''], aim: '–' },
  'what a slip may have meant': {
    path: '/api/v1/games/near?gameName=',
    names: ['goldn dragno', 'makinag bahagari', 'tarseir', 'dleuxe', 'nignong preya'],
    aim: '–',
  },
  'the vendor data': { path: '/wps/relay/GCSGAME_getVassGameType', names: [''], aim: '–' },
};

/** Lists and searches over 5,000 games of 60 vendors, compared with a read by a key: one caller. */
export async function benchCatalogue(): Promise<BenchRow[]> {
  const made = manyVendors(VENDORS[0] as Vendor);
  // Before the server's modules are loaded, which make the catalogue of the vendors.
  (VENDORS as Vendor[]).push(...made);
  const { testApp } = await import('@palaro/testkit');
  const { addCredential } = await import('@palaro/catalogue/server');
  const site = await testApp({ demo: true });
  try {
    for (const { code: vendor } of made) {
      await addCredential(site.app, { vendor, key: `key-${vendor}`, secret: `of-${vendor}` });
    }
    const headers = { Authorization: `Bearer ${site.tokens.member1 ?? ''}`, Language: 'TY' };
    const asked = async (path: string) => {
      const answer = await fetch(site.url + path, { headers });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      await answer.arrayBuffer();
    };
    const call = ({ path, names }: (typeof SEARCHES)[string]): Timed => {
      return (turn) => asked(path + encodeURIComponent(names[turn % names.length] ?? ''));
    };
    const calls = Object.entries(SEARCHES).map(([name, search]) => [name, call(search)] as const);
    const measured = { baseline: () => asked(KEY_READ), calls: Object.fromEntries(calls) };
    const { baseline, times } = await timesOf(measured, TURNS, MEDIAN);
    return times.map(([name, value]) => ({
      name: `${name}, median`,
      value,
      unit: 'ms',
      baseline,
      ratio: value / baseline,
      aim: SEARCHES[name]?.aim ?? '–',
    }));
  } finally {
    await site.stop();
  }
}
