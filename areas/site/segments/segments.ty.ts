import type { Messages } from '@palaro/api';
import type { en } from './segments.en.ts';

export const ty: Messages<typeof en> = {
  'error.segment.bounds': 'Hindi dapat lampas sa ikalawa ang unang halaga.',
  'error.segment.changed': 'May nagbago na sa segment na ito. Basahin muli.',
  'error.segment.archived': 'Naka-archive na ang segment na ito.',
  'error.segment.too_broad': 'Masyadong matagal ang pagbilang. Magdagdag ng kondisyon.',
};
