import { baccaratView } from '../../baccarat/view/baccarat-view.ts';
import { baccaratBCard } from '../card.ts';

export const { Shared, Paytable } = baccaratView(baccaratBCard);
