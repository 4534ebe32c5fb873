import type { Messages } from '@palaro/api';
import type { en } from './white-label.en.ts';

export const ty: Messages<typeof en> = {
  'error.site.value_refused': 'Hindi tinatanggap ang halagang ito: {reason}.',
  'error.site.no_change': 'Ganito na ang mga value ng site. Walang binago.',
  'error.site.changed_since':
    'May nagbago na sa isa sa mga value na ito matapos mo itong buksan. I-load ulit bago magpasya.',
  'error.site.time_refused': 'Pumili ng oras mula ngayon hanggang isang taon.',
  'error.site.not_waiting':
    'Hindi na naghihintay ang nakaplanong pagbabagong ito: na-apply o na-cancel na.',
  'error.site.logo_shape':
    'Dapat hindi bababa sa {least} pixel ang taas ng logo, at 1 hanggang {most} beses ang lapad nito sa taas.',
  'error.site.icon_shape': 'Dapat parisukat ang icon, hindi bababa sa {least} × {least} pixel.',
};
