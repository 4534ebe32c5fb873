import LaunchGamePage from '@palaro/catalogue/web/LaunchGamePage';
import { lazyPart } from '@palaro/ui';

/** Few vendors keep the balance: the step before their games comes by itself. */
const CarryStep = lazyPart(() => import('@palaro/transfers/web/CarryStep'));

/** A vendor's game, and before it the question what money goes along. */
export default function LaunchPage() {
  return <LaunchGamePage CarryStep={CarryStep} />;
}
