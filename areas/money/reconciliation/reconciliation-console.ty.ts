import type { Messages } from '@palaro/api';
import type { en } from './reconciliation-console.en.ts';

/** Texts of the findings' screen in Filipino. */
export const ty: Messages<typeof en> = {
  findings: 'Mga natuklasan',
  check: 'Pagsusuri',
  subject: 'Tungkol sa',
  state: 'Kalagayan',
  'state.Open': 'Bukas',
  'state.Matched': 'Naitugma',
  'state.Accepted': 'Tinanggap',
  'state.Settled': 'Naayos',
  first: 'Unang nakita',
  last: 'Huling nakita',
  member: 'Member',
  posting: 'Posting',
  by: 'Nagpasya',
  ended: 'Oras ng pasya',
  note: 'Dahilan',
  details: 'Ayon sa pagsusuri',
  value: 'Halaga',
  no_details: 'Wala nang ibang sinabi ang pagsusuri.',
  none: 'Walang natuklasan',
  elsewhere: 'Doon magpasya',
  reference: 'Numero o reference ng posting',
  'do.match': 'Itugma',
  'do.accept': 'Tanggapin',
  'do.reopen': 'Buksan muli',
  'title.match': 'Itugma ang {subject} sa posting?',
  'title.accept': 'Tanggapin ang {subject} nang ganito?',
  'title.reopen': 'Buksan muli ang {subject}?',
  'text.match': 'Dapat sa member na ito ang posting. Walang perang gagalaw.',
  'text.accept':
    'Kailangang sumang-ayon ang ikalawang tao. Walang perang gagalaw; itama muna ang pera kung may kulang.',
  'text.reopen': 'Bukas na ito mula noon, at muling iuulat.',
};
