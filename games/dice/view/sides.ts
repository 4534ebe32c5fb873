import { t } from '@palaro/client';
import { DICE_SIDES } from '../card.ts';

/** The two sides as choices, in the current language. */
export const sideChoices = () =>
  DICE_SIDES.map((value) => ({ value, label: t(value === 'under' ? 'dice.under' : 'dice.over') }));
