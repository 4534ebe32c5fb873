import type { Messages } from '@palaro/api';
import type { en } from './deny-list.en.ts';

export const ty: Messages<typeof en> = {
  'error.support.needed': 'Hindi namin ito magagawa rito. Sumulat po sa aming support team.',
  'error.deny-list.listed': 'Nasa deny list na ito.',
  value_device: 'Ang device ay 64 na numero o titik a–f, mula sa mga session ng miyembro.',
  value_card: 'Walang bangko o e-wallet na may ganitong numero.',
  value_mobile: 'Maglagay ng numero ng mobile.',
  value_address: 'Maglagay ng address, o ng saklaw na hindi bababa sa /8 (IPv6: /16).',
  value_name: 'Ilagay ang pangalan at apelyido.',
  until_past: 'Dapat nasa hinaharap ang katapusan.',
};
