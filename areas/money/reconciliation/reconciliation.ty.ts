import type { Messages } from '@palaro/api';
import type { en } from './reconciliation.en.ts';

/** Texts of the reconciliation's refusals in Filipino. */
export const ty: Messages<typeof en> = {
  'error.finding.state': 'Nagbago na po ito. Ito ang kalagayan nito ngayon.',
  'error.finding.no_fit': 'Walang posting ng member na may ganitong reference. Walang nabago.',
  'error.finding.elsewhere': 'May sariling screen po ang pagpapasya rito.',
};
