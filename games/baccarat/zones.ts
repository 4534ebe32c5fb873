import type { TableZone } from '../table/table-rules.ts';
import { isPair, isPerfectPair, type BaccaratHand } from './deal.ts';

const SIDE = { min: 5, max: 5_000 };
const LONG = { min: 5, max: 500 };

/** What each zone returns with the stake, in hundredths of it (docs/domain/games.md §5). */
export const RETURN_HUNDREDTHS = {
  player: 200,
  banker: 195,
  tie: 900,
  'player-pair': 1_200,
  'banker-pair': 1_200,
  'player-perfect': 5_100,
  'banker-perfect': 5_100,
  big: 154,
  small: 250,
  /** The banker wins with six: with two cards, with three. */
  'lucky-six': [1_400, 2_400],
} as const;
export type ZoneId = keyof typeof RETURN_HUNDREDTHS;
export const ZONE_IDS = Object.keys(RETURN_HUNDREDTHS) as ZoneId[];

export const ZONES: readonly TableZone[] = ZONE_IDS.map((id) => {
  const most = mostOf(RETURN_HUNDREDTHS[id]);
  if (id === 'player' || id === 'banker') return { id, limit: { min: 5, max: 50_000 }, most };
  return { id, limit: most > 3_000 ? LONG : SIDE, most };
});

function mostOf(hundredths: number | readonly number[]): number {
  return typeof hundredths === 'number' ? hundredths : Math.max(...hundredths);
}

/** What a zone returns on a hand, in hundredths of its stake; a tie returns both sides' stakes. */
export function hundredthsOf(zone: string, hand: BaccaratHand): number {
  const { player, banker, winner, bankerPoints } = hand;
  const four = player.length + banker.length === 4;
  const won = (id: Exclude<ZoneId, 'lucky-six'>, wins: boolean) =>
    wins ? RETURN_HUNDREDTHS[id] : 0;
  switch (zone as ZoneId) {
    case 'player':
    case 'banker':
      return winner === 'tie' ? 100 : won(zone as 'player' | 'banker', winner === zone);
    case 'tie':
      return won('tie', winner === 'tie');
    case 'player-pair':
      return won('player-pair', isPair(player));
    case 'banker-pair':
      return won('banker-pair', isPair(banker));
    case 'player-perfect':
      return won('player-perfect', isPerfectPair(player));
    case 'banker-perfect':
      return won('banker-perfect', isPerfectPair(banker));
    case 'big':
      return won('big', !four);
    case 'small':
      return won('small', four);
    case 'lucky-six':
      if (winner !== 'banker' || bankerPoints !== 6) return 0;
      return RETURN_HUNDREDTHS['lucky-six'][banker.length === 2 ? 0 : 1];
  }
}
