import type { Query } from '@palaro/api';
import { CARD_GAMES, type Step } from '@palaro/games';
import { Money, type Language, type MemberId } from '@palaro/kernel';
import { listPage, recordLooks, refuse, type App, type Operator } from '@palaro/server';
import type { Hand, handsConsoleApi, ListedHand } from '../../console-hands.api.ts';
import { gameName } from '../game-name.ts';
import type { OpenHand } from '../play.tables.ts';
import { cardRulesOf, drawOfRoom } from './card-game.ts';
import { accountsOf, findHand, handsOf, isInHand, type HandRow } from './hands.repository.ts';

const PAGE_SIZE = 50;

type HandQuery = Query<(typeof handsConsoleApi)['memberHands']>;

/** Hands that a member played and that are over, newest first. */
export async function listHands(app: App, member: MemberId, query: HandQuery, language: Language) {
  const { game, pageNum = 1 } = query;
  const games = CARD_GAMES.map(({ id }) => id).filter((id) => !game || id === game);
  if (games.length === 0) throw refuse('not_found');
  const hands = handsOf(app.db, member, games);
  const [rows, { total }] = await Promise.all([
    hands
      .select(['r.round_id', 'r.game_id', 'r.stake', 'r.payout', 'h.hand_no', 'h.ended_at'])
      .orderBy('r.round_id', 'desc')
      .limit(PAGE_SIZE)
      .offset((pageNum - 1) * PAGE_SIZE)
      .execute(),
    hands.select((is) => is.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const list = rows.map((row): ListedHand => ({
    round: row.round_id,
    gameId: row.game_id,
    handNo: row.hand_no,
    game: gameName(row.game_id, language),
    endedAt: row.ended_at.toISOString(),
    stake: Money.text(BigInt(row.stake)),
    payout: Money.text(BigInt(row.payout)),
  }));
  return listPage(list, { pageNum, size: PAGE_SIZE, total: Number(total) });
}

interface KeptResult {
  paid: string;
  won: string;
  rake: string;
  net: string;
}

/**
 * The whole hand of a member's round, drawn again as it was played. Refuses while the hand is open:
 * whoever sees its cards could tell them to one of its players. The look is recorded for each
 * member who sat there, since the cards and money of all are shown.
 */
export async function readHand(
  app: App,
  operator: Operator,
  { member, round }: { member: MemberId; round: string },
  language: Language,
): Promise<Hand> {
  if (await isInHand(app.db, member, round)) throw refuse('play.hand_open');
  const row = await findHand(app.db, member, round);
  if (!row) throw refuse('not_found');
  const { dealt, moves } = played(app, row);
  const hand = row.hand as OpenHand;
  const results = row.results as KeptResult[];
  const members = hand.seats.flatMap(({ memberId }) => memberId ?? []);
  const accounts = await accountsOf(app.db, members);
  const look = { action: 'hand.read', subject: `hand:${row.room_id}/${row.hand_no}` };
  const looks = members.map((one) => ({ member: one, ...look }));
  await recordLooks(app.db, operator, app.clock.now(), looks);
  const seats = hand.seats.map(({ seatNo, memberId }, place) => {
    const { paid = '0', won = '0', rake = '0', net = '0' } = results[place] ?? {};
    return {
      seatNo,
      member: memberId,
      account: accounts.get(memberId ?? '') ?? '',
      cards: [...(dealt[place] ?? [])],
      paid,
      won,
      rake,
      net,
    };
  });
  return {
    game: gameName(row.game_id, language),
    room: row.room_id,
    handNo: row.hand_no,
    stake: Money.text(BigInt(row.stake)),
    version: hand.version,
    seats,
    moves,
    endedAt: row.ended_at.toISOString(),
    serverSeedHash: row.server_seed_hash,
    serverSeed: row.server_seed,
    clientSeed: row.client_seed ?? '',
  };
}

/** The cards as they were dealt, and who made each move. */
function played(app: App, row: HandRow) {
  const { version, seats, moves } = row.hand as OpenHand;
  const { cardRoom } = cardRulesOf(row.game_id, version);
  const start = cardRoom.deal(drawOfRoom(app, row), seats.length);
  let hand = start;
  const made = moves.map((step: Step) => {
    const place = cardRoom.turn(hand) ?? 0;
    const before = cardRoom.cards(hand)[place] ?? [];
    hand = cardRoom.after(hand, step);
    const came = cardRoom.cards(hand)[place]?.filter((card) => !before.includes(card)) ?? [];
    const call = (step.answer ?? step.call) as Hand['moves'][number]['call'];
    return { place, call, cards: Array.isArray(step.cards) ? (step.cards as number[]) : came };
  });
  return { dealt: cardRoom.cards(start), moves: made };
}
