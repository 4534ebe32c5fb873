import type { Messages } from '@palaro/api';
import { actionsTy } from './audit-actions.ty.ts';
import type { en } from './audit-console.en.ts';

export const ty: Messages<typeof en> = {
  ...actionsTy,
  title: 'Audit trail',
  empty: 'Walang ganitong entry.',
  code: 'Code',
  seq: 'Blg.',
  at: 'Kailan',
  actor: 'Sino',
  action: 'Ano',
  subject: 'Ng ano',
  member: 'Numero ng member',
  reason: 'Bakit',
  from: 'Mula',
  until: 'Hanggang',
  ip: 'IP address',
  request: 'Request',
  hash: 'Kawing',
  verify: 'I-verify',
  verify_progress: 'Na-verify hanggang entry {seq}',
  whole: 'Buo ang trail: tugma ang {count} entry at {heads} pirmadong dulo.',
  broken: 'Sira sa entry {seq}: {why}',
  'why.missing': 'wala ito.',
  'why.changed': 'hindi na ito ang isinulat noon.',
  'why.head': 'hindi ito ang pinirmahan.',
  export: 'I-export ang ebidensiya',
  export_title: 'I-export ang mga entry ng mga araw na ito?',
  export_text:
    'Nasa file ang mga entry, pirmadong dulo at public key. Puwede itong i-verify ninuman gamit ang "npm run audit:verify". Itatala ang pag-export.',
  exported: '{count} entry ang na-export',
  head: 'Huling pirmadong dulo: entry {seq}, ',
  no_head: 'Wala pang pirmadong dulo; may pinipirmahan kada oras.',
  pairs: 'Nagpapayagan sina {one} at {other}: {share}% ng mga pagbabago nila sa huling 7 araw',
};
