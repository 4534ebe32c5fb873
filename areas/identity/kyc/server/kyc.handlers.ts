import type { Handlers } from '@palaro/server';
import type { kycApi } from '../kyc.api.ts';
import { addDocument } from './documents.ts';
import { readKyc } from './read-kyc.ts';
import { savePerson } from './save-person.ts';
import { sendForReview } from './send-for-review.ts';

export const kycHandlers: Handlers<typeof kycApi> = {
  kyc: ({ app, member }) => readKyc(app, member.id),
  savePerson: async ({ app, member, body, request }) => {
    await savePerson(app, member, body, request);
    return readKyc(app, member.id);
  },
  addDocument: async ({ app, member, query, file }) => {
    await addDocument(app, member, query.kind, file);
    return readKyc(app, member.id);
  },
  sendForReview: async ({ app, member, body, request }) => {
    await sendForReview(app, member, body, request);
    return readKyc(app, member.id);
  },
};
