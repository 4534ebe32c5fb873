import type { Handlers } from '@palaro/server';
import type { applicationsConsoleApi } from '../console.api.ts';
import { approveApplication } from './approve-application.ts';
import { makeApplicationPromotion } from './make-application.ts';
import { listForReview } from './list-for-review.ts';
import { readForReview, viewPicture } from './read-for-review.ts';
import { rejectApplication } from './reject-application.ts';

export const applicationsConsoleHandlers: Handlers<typeof applicationsConsoleApi> = {
  applications: ({ app, query }) => listForReview(app, query),
  applicationRecord: ({ app, params }) => readForReview(app, params.application),
  reviewedPicture: ({ app, operator, params }) => viewPicture(app, operator, params.picture),
  approveApplication: ({ app, operator, params, body }) =>
    approveApplication(app, operator, { ...params, ...body }),
  rejectApplication: ({ app, operator, params, body }) =>
    rejectApplication(app, operator, { ...params, ...body }),
  makeApplicationPromotion: ({ app, operator, body }) =>
    makeApplicationPromotion(app, operator, body),
};
