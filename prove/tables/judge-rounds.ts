import { canonicalJson, fairDraw, hashBack } from '@palaro/fairness';
import { gameOf, rulesOf, SHARED_CARDS, type GameId } from '@palaro/games';
import type { App } from '@palaro/server';

type Pool = App['pool'];

interface RoundRow {
  round_key: string;
  game_id: string;
  chain_id: string;
  nonce: number;
  hand: number;
  state: string;
  interrupted: boolean;
  result: unknown;
  anchor: string;
  server_seed_hash: string;
  client_seed: string;
  server_seed: string | null;
}

interface BetRow {
  round_id: string;
  game_id: string;
  version: string;
  state: 'DONE' | 'VOID';
  stake: string;
  payout: string;
  input: Record<string, unknown>;
  outcome: unknown;
}

const IDS = SHARED_CARDS.map(({ id }) => id);

/**
 * Settles every bet of shared rounds again, by the published draw and the rules alone, and
 * compares; only an empty list is good.
 */
export async function wrongRounds(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<RoundRow>(
    `select r.*, c.anchor, s.server_seed_hash, s.client_seed, s.server_seed
      from play_table_round r join play_seed s on s.id = r.pair_id
      join play_chain c on c.chain_id = r.chain_id
      where r.game_id = any($1::text[]) order by r.game_id, r.round_no`,
    [IDS],
  );
  const bets = await pool.query<BetRow>(
    'select * from play_round where game_id = any($1::text[]) order by round_id',
    [IDS],
  );
  const byKey = new Map(rows.map((round) => [round.round_key, round]));
  return [
    ...(await wrongChains(rows)),
    ...rows.flatMap(wrongResult),
    ...bets.rows.flatMap((bet) =>
      wrongBet(bet, byKey.get(`${bet.game_id}/${String(bet.input.tableRoundNo)}`)),
    ),
    ...(await wrongSums(pool)),
  ];
}

/** Each draw's secret leads to the hash that was told before, and so back to the chain's anchor. */
async function wrongChains(rounds: readonly RoundRow[]) {
  const wrong: string[] = [];
  const told = new Map(
    rounds.map(({ chain_id, nonce, server_seed }) => [`${chain_id}/${nonce}`, server_seed]),
  );
  for (const { round_key, chain_id, nonce, anchor, server_seed, server_seed_hash } of rounds) {
    const before = nonce === 1 ? anchor : told.get(`${chain_id}/${nonce - 1}`);
    const leads = server_seed === null || hashBack(server_seed, 1) === server_seed_hash;
    if (!leads || (before && before !== server_seed_hash)) {
      wrong.push(`the secret of ${round_key} is not of its chain`);
    }
  }
  return wrong;
}

const sharedOf = (id: string, version: string) => {
  const rules = rulesOf(gameOf(id as GameId), version);
  if (!rules?.shared) throw new Error(`${id} has no rules of version ${version}`);
  return { ...rules, shared: rules.shared };
};

function wrongResult({ game_id, state, result, server_seed, ...round }: RoundRow): string[] {
  if (result === null || server_seed === null) {
    return state === 'DONE' && result === null ? [`${round.round_key} ended without a result`] : [];
  }
  const { client_seed: clientSeed, nonce } = round;
  const draw = fairDraw({ serverSeed: server_seed, clientSeed, nonce });
  const drawn = sharedOf(game_id, '1').shared.result(draw, round.hand);
  return canonicalJson(drawn) === canonicalJson(result)
    ? []
    : [`${round.round_key} was told another result than was drawn`];
}

/** A bet is paid by the round's result, or void with a round that ended early or not at all. */
function wrongBet(bet: BetRow, round: RoundRow | undefined): string[] {
  const wrong = (why: string) => [`bet ${bet.round_id} of ${round?.round_key}: ${why}`];
  if (!round || !['DONE', 'VOID'].includes(round.state)) return wrong('its round is not over');
  const { shared, readBet, payout } = sharedOf(bet.game_id, bet.version);
  const read = readBet(bet.input);
  if (!read || String(read.stake) !== bet.stake) return wrong('it is not the bet of its input');
  // A void round shows no result; its bets keep what was drawn.
  const outcome = shared.outcomeOf(read.params, round.result ?? bet.outcome);
  const due = payout(read.stake, outcome);
  if (round.state === 'DONE' && canonicalJson(outcome) !== canonicalJson(bet.outcome)) {
    return wrong('its outcome is not that of the result');
  }
  if (bet.state === 'VOID') {
    if (round.state === 'VOID') return [];
    return round.interrupted && due === 0n ? [] : wrong('it is void in a round that counts');
  }
  if (round.state === 'VOID' && typeof bet.input.cashOut !== 'number')
    return wrong('it counts in a void round');
  if (round.interrupted && due === 0n) return wrong('it is lost though its flight was interrupted');
  return String(due) === bet.payout ? [] : wrong(`${bet.payout} was paid, ${due} is due`);
}

/** In the books each bet has one stake, and its payout or its stake's return once. */
async function wrongSums(pool: Pool) {
  const { rows } = await pool.query<{ round_id: string; books: object; state: string }>(
    `select r.round_id, r.state, row_to_json(g) as books from play_round r left join game_round g
        on g.member_id = r.member_id and g.vendor = 'PALARO' and g.ref = r.round_id::text
      where r.game_id = any($1::text[]) and (g.bets, g.wins, g.bet_count, g.state, g.refunds)
        is distinct from (r.stake, r.payout, case r.state when 'VOID' then 0 else 1 end,
          case r.state when 'VOID' then 'V' else 'C' end,
          case r.state when 'VOID' then r.stake else 0 end)`,
    [IDS],
  );
  return rows.map(
    ({ round_id, state, books }) =>
      `bet ${round_id} is ${state}, but in the books ${JSON.stringify(books)}`,
  );
}
