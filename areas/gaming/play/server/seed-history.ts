import { setTimeout as pause } from 'node:timers/promises';
import { findMemberByAccount } from '@palaro/accounts/server';
import { GAME_CARDS, SOLO_IDS, type GameCard, type SoloGameId } from '@palaro/games/cards';
import { isLanguage, Money, newId, plusSeconds, type SiteClock } from '@palaro/kernel';
import { Refusal, type App, type Member } from '@palaro/server';
import { balances, creditOpening, HOUSE_VENDOR, launchSession } from '@palaro/wallet/server';
import { playRound, type RoundRequest } from './play-round.ts';
import { playStep } from './step-round.ts';
import { markRoundShown } from './read-rounds.ts';

const DAY_SECONDS = 86_400;
const ROUND_SECONDS = 30;
/** Together a minute: whoever is busy for longer has another trouble. */
const ASKED_AGAIN = 240;
const PAUSE_MS = 250;

interface History {
  account: string;
  days: number;
  rounds: number;
  /**
   * The account's balance at the end (docs/domain/wire.md, Demo data). If not set, it keeps what
   * play left.
   */
  ends?: string;
}

/** Each demo member's history: how many days back, and how many rounds a day. */
const HISTORIES: History[] = [
  { account: 'member1', days: 90, rounds: 1, ends: '10000.0000' },
  { account: 'agent1', days: 45, rounds: 1, ends: '50000.0000' },
  ...['player101', 'player102', 'player103', 'player201', 'player202'].map((account, i) => ({
    account,
    days: 5 - i,
    rounds: 3,
  })),
  // Has deposits, so that his page shows what he must still bet.
  { account: 'player206', days: 10, rounds: 4 },
];

/**
 * Makes the demo's betting history: real rounds with real seeds, played by a clock set in the past.
 */
export async function seedHistory(app: App, progress: (what: string) => void) {
  progress(`${HISTORIES.reduce((sum, { days, rounds }) => sum + days * rounds, 0)} rounds played`);
  await Promise.all(HISTORIES.map((history) => playHistory(app, history)));
}

async function playHistory(app: App, history: History) {
  const member = await demoMember(app, history.account);
  const now = app.clock.now();
  const latest = new Map<string, string>();
  for (let day = history.days - 1; day >= 0; day--) {
    // The last round ended a minute ago, so that no round lies in the future.
    const length = history.rounds * ROUND_SECONDS + 60;
    const start = plusSeconds(now, -day * DAY_SECONDS - length);
    const past = (seconds: number): App => ({ ...app, clock: clockAt(start, seconds) });
    const game = gameOn(day);
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
      const round = await playToEnd(past(turn * ROUND_SECONDS), member, game, request);
      latest.set(game, round.roundId);
    }
  }
  // Marked as shown, or opening the game would play them back.
  for (const roundId of latest.values()) await markRoundShown(app, member.id, roundId);
  if (history.ends) await topUp(app, member, Money.of(history.ends));
}

/** Plays a round and, if it stays open, the steps of the game's example. */
async function playToEnd(app: App, member: Member, game: SoloGameId, request: RoundRequest) {
  let round: Awaited<ReturnType<typeof playStep>> = await taken(() =>
    playRound(app, member, game, request),
  );
  const { steps }: GameCard = GAME_CARDS[game];
  for (const [at, { call, fields }] of (steps?.example ?? []).entries()) {
    if (round.state !== 'OPEN') break;
    const step = { stepNo: at + 1, ...fields };
    round = await taken(() => playStep(app, member, { id: game, call }, step));
  }
  return round;
}

/**
 * On a machine that is short of time the ledger drops bets that wait too long. The call is then
 * made again, as every client does; its reference makes that safe.
 */
async function taken<T>(ask: () => Promise<T>): Promise<T> {
  for (let left = ASKED_AGAIN; ; left--) {
    try {
      return await ask();
    } catch (error) {
      const busy = error instanceof Refusal && error.code === 'try_again';
      if (!busy || left === 0) throw error;
      await pause(PAUSE_MS);
    }
  }
}

/** Brings the account up to its balance; a member who won more keeps it. */
async function topUp(app: App, { id, account }: Member, ends: Money) {
  const { main } = await balances(app, id);
  const amount = ends - main;
  if (amount > 0n) await creditOpening(app, { member: id, amount, key: `opening/${account}/2` });
}

/** Takes the games in turn, one a day. */
const gameOn = (day: number) => SOLO_IDS[day % SOLO_IDS.length] as SoloGameId;

function requestOf(game: SoloGameId, turn: number, at: Date): RoundRequest {
  const { examples }: GameCard = GAME_CARDS[game];
  return { roundRef: newId(at), ...examples[turn % examples.length] };
}

/** A clock that stands still in the past, for the rounds of the demo's history. */
const clockAt = (start: Date, seconds: number): SiteClock => ({
  now: () => plusSeconds(start, seconds),
  advance: () => undefined,
});

async function demoMember(app: App, account: string): Promise<Member> {
  const row = await findMemberByAccount(app.db, account);
  if (!row) throw new Error(`there is no demo account ${account}`);
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
