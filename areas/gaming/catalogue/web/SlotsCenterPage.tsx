import { GameList } from './GameListPage.tsx';

/** The slots of every vendor: the list of games with its category fixed. */
export default function SlotsCenterPage() {
  return <GameList only="RNG" />;
}
