import { currentRules, decimalText, GAME_IDS, gameOf, type GameId } from '@palaro/games';
import { inLanguage, Money, type Language, type Ratio } from '@palaro/kernel';
import type { App, Db } from '@palaro/server';
import { sql } from 'kysely';
import { BLOCK_ROUNDS, judgeReturn } from './judge-return.ts';

interface Block {
  game_id: GameId;
  version: string;
  rounds: number;
  stakes: string;
  payouts: string;
  variance: number;
  greatest: string;
  greatest_round: string;
  first_at: Date;
  is_full: boolean;
}

/**
 * What each game of the house returned beside its sheet, and what its open bets may still cost
 * (docs/domain/operator-console.md §4, screens 10 and 11). Of the rounds of the present version the
 * last block is told, and the last full one, which is what is judged.
 */
export async function readReturns(app: App, language: Language) {
  const [blocks, open] = await Promise.all([lastBlocks(app.db), openBets(app.db)]);
  return GAME_IDS.flatMap((id) => {
    const game = gameOf(id);
    const { rtp } = currentRules(game).sheet();
    // Where members play against each other, the house returns nothing.
    if (!rtp) return [];
    const { least, greatest } = rtp;
    const of = blocks.filter((row) => row.game_id === id && row.version === game.card.version);
    const bets = open.get(id);
    return {
      gameId: id,
      name: inLanguage(game.card.name, language),
      rtp: { least: percent(least), greatest: percent(greatest) },
      now: blockView(of.find(({ is_full }) => !is_full)),
      judged: blockView(of.find(({ is_full }) => is_full)),
      greatest: greatestOf(of),
      open: game.card.shared
        ? { bets: bets?.bets ?? 0, stakes: money(bets?.stakes), most: money(bets?.most) }
        : null,
    };
  });
}

const money = (amount: string | undefined) => Money.text(BigInt(amount ?? 0));
const PERCENT_DECIMALS = 2;
const percent = ({ num, den }: Ratio) => decimalText({ num: num * 100n, den }, PERCENT_DECIMALS);
const rounded = (share: number) => (share * 100).toFixed(PERCENT_DECIMALS);

function blockView(block: Block | undefined) {
  if (!block) return null;
  const { rounds, stakes, payouts, variance } = block;
  const sums = { rounds, variance, stakes: BigInt(stakes), payouts: BigInt(payouts) };
  const { measured, band, verdict } = judgeReturn(sums, currentRules(gameOf(block.game_id)));
  return {
    rounds,
    stakes: money(stakes),
    payouts: money(payouts),
    verdict,
    measured: rounded(measured),
    band: rounded(band),
    since: block.first_at.toISOString(),
  };
}

function greatestOf(blocks: readonly Block[]) {
  const [best] = blocks.toSorted((a, b) => Number(BigInt(b.greatest) - BigInt(a.greatest)));
  return best ? { payout: money(best.greatest), round: best.greatest_round } : null;
}

async function lastBlocks(db: Db): Promise<Block[]> {
  const { rows } = await sql<Block>`
    select distinct on (game_id, version, is_full) *
    from (select *, rounds >= ${BLOCK_ROUNDS} as is_full from play_return) p
    order by game_id, version, is_full, block desc`.execute(db);
  return rows;
}

/** Bets in rounds that all players share and that are not paid; what they may pay is bounded. */
async function openBets(db: Db) {
  const { rows } = await sql<{ game_id: string; bets: number; stakes: string; most: string }>`
    select game_id, sum(bets)::int bets, sum(staked)::text stakes, sum(liability)::text most
    from play_table_round where state in ('OPEN', 'LOCKED', 'REVEAL', 'SETTLE')
    group by game_id`.execute(db);
  return new Map(rows.map((row) => [row.game_id, row]));
}
