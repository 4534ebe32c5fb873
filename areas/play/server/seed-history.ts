import { findMemberByAccount } from '@palaro/accounts/server';
import { isLanguage, Money, newId, plusSeconds, type SiteClock } from '@palaro/kernel';
import type { App, Member } from '@palaro/server';
import { balances, creditOpening, HOUSE_VENDOR, launchSession } from '@palaro/wallet/server';
import { playRound, type RoundRequest } from './play-round.ts';
import { tellShown } from './read-rounds.ts';

const DAY_SECONDS = 86_400;
const ROUND_SECONDS = 30;

interface History {
  account: string;
  days: number;
  rounds: number;
  /** What the account has in the end (wire.md, Demo data); whatever play left, where not said. */
  ends?: string;
}

/** Who has played, for how many days back, and how many rounds a day. */
const HISTORIES: History[] = [
  { account: 'member1', days: 90, rounds: 1, ends: '10000.0000' },
  { account: 'agent1', days: 45, rounds: 1, ends: '50000.0000' },
  ...['player101', 'player102', 'player103', 'player201', 'player202'].map((account, i) => ({
    account,
    days: 5 - i,
    rounds: 3,
  })),
];

const COIN_VALUES = ['0.1000', '0.5000', '1.0000', '0.2000'];
const STAKES = ['10.0000', '5.0000', '20.0000'];

/** The demo's betting history: real rounds under real seeds, played by a clock of the past. */
export async function seedHistory(app: App, progress: (what: string) => void) {
  progress(`${HISTORIES.reduce((sum, { days, rounds }) => sum + days * rounds, 0)} rounds played`);
  await Promise.all(HISTORIES.map((history) => playHistory(app, history)));
}

async function playHistory(app: App, history: History) {
  const member = await demoMember(app, history.account);
  const now = app.clock.now();
  const latest = new Map<string, string>();
  for (let day = history.days - 1; day >= 0; day--) {
    // The last round ends a minute ago, so that nothing lies in the future.
    const length = history.rounds * ROUND_SECONDS + 60;
    const start = plusSeconds(now, -day * DAY_SECONDS - length);
    const past = (seconds: number): App => ({ ...app, clock: clockAt(start, seconds) });
    const game = day % 2 === 0 ? 'perlas' : 'dice';
    await launchSession(past(0), {
      member: member.id,
      vendor: HOUSE_VENDOR,
      game,
      device: 'MOBILE',
      language: member.language,
      country: app.site.settings['site.location'],
      nickname: member.nickname || member.account,
    });
    for (let turn = 0; turn < history.rounds; turn++) {
      const request = requestOf(game, day + turn, start);
      const round = await playRound(past(turn * ROUND_SECONDS), member, game, request);
      latest.set(game, round.roundId);
    }
  }
  // Seen long ago: opening the game must not play it back.
  for (const roundId of latest.values()) await tellShown(app, member.id, roundId);
  if (history.ends) await topUp(app, member, Money.of(history.ends));
}

/** Brings the account to its balance; a demo that won more than that keeps it. */
async function topUp(app: App, { id, account }: Member, ends: Money) {
  const { main } = await balances(app, id);
  const amount = ends - main;
  if (amount > 0n) await creditOpening(app, { member: id, amount, key: `opening/${account}/2` });
}

function requestOf(game: 'perlas' | 'dice', turn: number, at: Date): RoundRequest {
  const roundRef = newId(at);
  if (game === 'perlas') {
    return { roundRef, coinValue: COIN_VALUES[turn % COIN_VALUES.length] ?? '0.1000' };
  }
  const params = { side: turn % 2 ? 'under' : 'over', winNumbers: 4950 };
  return { roundRef, stake: STAKES[turn % STAKES.length] ?? '10.0000', params };
}

/** A clock that stands still in the past; rounds of the demo's history are told by it. */
const clockAt = (start: Date, seconds: number): SiteClock => ({
  now: () => plusSeconds(start, seconds),
  advance: () => undefined,
});

async function demoMember(app: App, account: string): Promise<Member> {
  const row = await findMemberByAccount(app.db, account);
  if (!row) throw new Error(`no demo account ${account}`);
  return {
    id: row.id,
    account: row.account,
    nickname: row.nickname,
    type: row.type,
    merchantCode: row.merchant_code,
    language: isLanguage(row.language) ? row.language : 'EN',
    sessionId: '',
    kind: 'PL',
    restricted: false,
  };
}
