import LaunchGamePage from '@palaro/catalogue/web/LaunchGamePage';
import { withTexts } from '@palaro/client';
import { transfersTexts } from '@palaro/transfers/texts';
import { lazyPart } from '@palaro/ui';

/** Loaded on demand, because only few vendors keep the balance themselves and need this step. */
const CarryStep = lazyPart(
  withTexts([transfersTexts], () => import('@palaro/transfers/web/CarryStep')),
);

/**
 * A vendor's game. If the vendor keeps the balance, `CarryStep` first settles how much money goes
 * along.
 */
export default function LaunchPage() {
  return <LaunchGamePage CarryStep={CarryStep} />;
}
