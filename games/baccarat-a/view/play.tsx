import { baccaratView } from '../../baccarat/view/baccarat-view.ts';
import { baccaratACard } from '../card.ts';

export const { Shared, Paytable } = baccaratView(baccaratACard);
