// Trial: play money for whoever wants to look round first. Model: accounts.md §8.
import { loginReply } from '@palaro/accounts/api';
import { bool, defineEndpoint, defineErrors, object, optional, text } from '@palaro/api';

const openTrial = {
  method: 'POST',
  access: 'anyone',
  moduleId: 'FREEPLAY3',
  device: true,
  body: object({
    /** The visitor states that he is of age; without it there is no trial. */
    ofAge: optional(bool()),
    captcha: optional(text({ max: 20 })),
  }),
  reply: loginReply,
  errors: ['trial.age', 'captcha.wrong'],
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
    summary: 'Test play: the same, by the name of the session’s calls (LOGIN-04)',
  }),
};

export const trialErrors = defineErrors({
  'trial.age': { status: 422 },
});
