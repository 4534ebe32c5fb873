// Members, as operators see them: search, the member page with what crosses areas, and what only
// makes an account tighter. What one area alone knows (money, rounds, documents) that area's own
// console part shows.
import { askForChange, defineArea } from '@palaro/server';
import { exportsApi } from '../exports.api.ts';
import { membersApi, membersErrors } from '../members.api.ts';
import { riskApi } from '../risk.api.ts';
import { en } from '../members.en.ts';
import { ty } from '../members.ty.ts';
import { closeMemberChange } from './ban-member.ts';
import { typeChange } from './change-type.ts';
import { contactExportChange } from './export-contacts.ts';
import { exportsHandlers } from './exports.handlers.ts';
import { liftHoldChange } from './lift-hold.ts';
import { membersHandlers } from './members.handlers.ts';
import { membersOwnData } from './own-data.ts';
import { riskHandlers } from './risk.handlers.ts';
import { seedMembers } from './seed-members.ts';

export const membersArea = defineArea({
  name: 'members',
  api: { ...membersApi, ...exportsApi, ...riskApi },
  handlers: { ...membersHandlers, ...exportsHandlers, ...riskHandlers },
  errors: membersErrors,
  texts: { EN: en, TY: ty },
  needs: [askForChange],
  changeKinds: [liftHoldChange, closeMemberChange, contactExportChange, typeChange],
  ownData: membersOwnData,
  // The demo's requests are by its operators, about its members.
  after: ['accounts', 'changes', 'operators', 'play', 'wallet'],
  seed: seedMembers,
});
