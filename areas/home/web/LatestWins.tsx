import { WinnerBoard } from '@palaro/catalogue/web';

/** The winner board as a file of its own: it stands below the first screen. */
export default function LatestWins() {
  return <WinnerBoard />;
}
