// Trial: play money for visitors who want to look round first. Model: docs/domain/accounts.md §8.
import { loginReply } from '@palaro/accounts/api';
import { bool, defineEndpoint, defineErrors, object, optional, text } from '@palaro/api';

const openTrial = {
  method: 'POST',
  access: 'anyone',
  moduleId: 'FREEPLAY3',
  device: true,
  body: object({
    /** The visitor states that he is of age; otherwise he gets no trial. */
    ofAge: optional(bool()),
    captcha: optional(text({ max: 20 })),
  }),
  reply: loginReply,
  errors: ['trial.age', 'captcha.wrong', 'support.needed'],
} as const;

export const trialApi = {
  trialUser: defineEndpoint({
    ...openTrial,
    path: '/wps/member/trialuser',
    summary: 'Opens a trial account with play money; answers as a login does (LOGIN-04)',
  }),
  freePlay: defineEndpoint({
    ...openTrial,
    path: '/wps/session/login/freeplay',
    summary: 'Test play: the same, under the name of the session’s calls (LOGIN-04)',
  }),
};

export const trialErrors = defineErrors({
  'trial.age': { status: 422 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    trial: typeof trialErrors;
  }
}
