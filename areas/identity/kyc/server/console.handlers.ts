import type { Handlers } from '@palaro/server';
import type { kycConsoleApi } from '../console.api.ts';
import { askToClose } from './closing-changes.ts';
import { listReviews } from './list-reviews.ts';
import { readForReview, viewPicture } from './read-for-review.ts';
import { approveKyc, askAgain, expireKyc, rejectKyc, reopenKyc } from './review.ts';
import { onWire, reviewOnWire } from './review-on-wire.ts';
import { releaseReview, takeNextReview } from './take-review.ts';
import { askToUndo } from './undo-closing.ts';

export const kycConsoleHandlers: Handlers<typeof kycConsoleApi> = {
  reviews: async ({ app, query }) => {
    const found = await listReviews(app, query);
    return { ...found, list: found.list.map((row) => onWire(app, row)) };
  },
  nextReview: ({ app, operator, body }) => takeNextReview(app, operator, body),
  releaseReview: async ({ app, operator, params }) => {
    await releaseReview(app, operator, params.application);
    return {};
  },
  review: async ({ app, operator, params }) =>
    reviewOnWire(app, await readForReview(app, operator, params.application)),
  reviewPicture: async ({ app, operator, params }) => ({
    jpg: (await viewPicture(app, operator, params.picture)).toString('base64'),
  }),
  approveReview: ({ app, operator, params }) => approveKyc(app, operator, params.application),
  rejectReview: async ({ app, operator, params, body }) => {
    await rejectKyc(app, operator, params.application, body.reason);
    return {};
  },
  closeReview: ({ app, operator, params, body }) =>
    askToClose(app, operator, params.application, body),
  undoClosing: ({ app, operator, params, body }) =>
    askToUndo(app, operator, params.application, body.reason),
  askAgain: async ({ app, operator, params, body }) => {
    await askAgain(app, operator, params.application, body.reason);
    return {};
  },
  expireReview: async ({ app, operator, params }) => {
    await expireKyc(app, operator, params.application);
    return {};
  },
  reopenReview: async ({ app, operator, params }) => {
    await reopenKyc(app, operator, params.member);
    return {};
  },
};
