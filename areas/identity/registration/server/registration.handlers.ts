import { refuse, type Handlers } from '@palaro/server';
import { countriesFor } from '@palaro/verification/mobile';
import type { registrationApi } from '../registration.api.ts';
import { createLink, endLink, viewLinks } from './affiliate-links.ts';
import { completeRegistration } from './complete-registration.ts';
import { checkAffiliate } from './invitation.ts';
import { readRegisterSetup } from './register-setup.ts';
import { changeUsername, checkUsername } from './usernames.ts';

export const registrationHandlers: Handlers<typeof registrationApi> = {
  registerSetup: ({ app, request }) => readRegisterSetup(app, request.language),
  countries: ({ app: { site } }) =>
    countriesFor(site.settings['registration.countries'], site.settings['site.location']),
  register: ({ app, body, ...call }) =>
    completeRegistration(app, { tab: 'username', payload: body }, call),
  registerByMobile: ({ app, body, ...call }) =>
    completeRegistration(app, { tab: 'mobile', payload: body }, call),
  registerUnderLink: ({ app, body: { code, ...payload }, ...call }) => {
    const tab = payload.username === undefined ? 'mobile' : 'username';
    const gate = tab === 'mobile' ? 'MOBILENUMREG3' : 'USERNAMEREG3';
    if (!app.site.switches[gate]) throw refuse('switched_off');
    return completeRegistration(app, { tab, payload, linkCode: code }, call);
  },
  checkUsername: ({ app, query }) => checkUsername(app, query.username),
  changeUsername: ({ app, member, body, request }) =>
    changeUsername(app, member, body.username, request),
  checkAffiliate: ({ app, query, request }) => checkAffiliate(app, query, request),
  viewAffiliateLinks: ({ app, member }) => viewLinks(app, member),
  createAffiliateLink: ({ app, member, body }) => createLink(app, member, body),
  deleteAffiliateLink: ({ app, member, query }) => endLink(app, member, query.code),
};
