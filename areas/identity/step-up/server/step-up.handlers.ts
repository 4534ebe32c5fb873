import type { Handlers } from '@palaro/server';
import type { stepUpApi } from '../step-up.api.ts';
import { sendStepUpCode } from './step-up.ts';

export const stepUpHandlers: Handlers<typeof stepUpApi> = {
  sendStepUpCode: ({ app, member, request }) => sendStepUpCode(app, member, request),
};
