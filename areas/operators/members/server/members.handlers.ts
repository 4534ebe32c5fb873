import { wholeList, type Handlers } from '@palaro/server';
import type { membersApi } from '../members.api.ts';
import { askForType } from './change-type.ts';
import { exportMembers } from './export-members.ts';
import { findMembers } from './find-members.ts';
import { messageMember } from './message-member.ts';
import { addNote, listNotes } from './notes.ts';
import { readCare } from './read-care.ts';
import { readContacts } from './read-contacts.ts';
import { readLinks } from './read-links.ts';
import { readOverview } from './read-overview.ts';
import { endSessions, readSessions } from './read-sessions.ts';
import { readTimeline } from './read-timeline.ts';
import { freeze, lowerLimit, timeOut } from './tighten-member.ts';

export const membersHandlers: Handlers<typeof membersApi> = {
  members: ({ app, operator, query }) => findMembers(app, operator, query),
  exportMembers: ({ app, operator, body }) => exportMembers(app, operator, body),
  member: ({ app, operator, params }) => readOverview(app, operator, params.member),
  memberContacts: ({ app, operator, params, body }) =>
    readContacts(app, operator, params.member, body.reason),
  memberSessions: ({ app, params }) => readSessions(app, params.member),
  endMemberSessions: async ({ app, operator, params }) => {
    await endSessions(app, operator, params.member);
    return {};
  },
  memberLinks: async ({ app, params }) => wholeList(await readLinks(app, params.member)),
  memberTimeline: ({ app, params, query }) => readTimeline(app, params.member, query.pageNum),
  memberNotes: ({ app, params, query }) => listNotes(app, params.member, query.pageNum),
  addMemberNote: ({ app, operator, params, body }) =>
    addNote(app, operator, params.member, body.text),
  memberCare: ({ app, operator, params }) => readCare(app, operator, params.member),
  freezeMember: ({ app, operator, params, body }) => freeze(app, operator, params.member, body),
  timeOutMember: ({ app, operator, params, body }) => timeOut(app, operator, params.member, body),
  lowerLimit: async ({ app, operator, params, body }) => {
    await lowerLimit(app, operator, params.member, body);
    return {};
  },
  changeMemberType: ({ app, operator, params, body }) =>
    askForType(app, operator, params.member, body),
  messageMember: ({ app, operator, params, body }) =>
    messageMember(app, operator, params.member, body),
};
