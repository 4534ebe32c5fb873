import { expect, it } from 'vitest';
import { AREAS } from '../areas.ts';

const CALLS = AREAS.flatMap((area) => Object.values(area.api));

// The calls whose module the specification names (section 7).
it.each`
  call                                        | module
  ${'POST /wps/session/login/freeplay'}       | ${'FREEPLAY3'}
  ${'POST /wps/member/trialuser'}             | ${'FREEPLAY3'}
  ${'PUT /wps/member/register'}               | ${'REGISTER_REE3'}
  ${'PUT /wps/member/register/mobile'}        | ${'REGISTER_REE3'}
  ${'GET /wps/member/info/icon'}              | ${'PROFPIC3'}
  ${'GET /wps/captcha'}                       | ${'VALID_CAPTCHA3'}
  ${'GET /wps/agent/affiliate'}               | ${'AFFMAN3'}
  ${'GET /wps/relay/GCSGAME_getVassGameType'} | ${'COMM3'}
  ${'GET /wps/relay/CSP_getInbox'}            | ${'INBOX3'}
  ${'GET /wps/relay/CSP_unreadCount'}         | ${'INBOX3'}
  ${'PUT /wps/feedback'}                      | ${'FEEDBACK3'}
  ${'GET /wps/system/helpCenter'}             | ${'COMM3'}
  ${'POST /wps/verification/sms/noLogin'}     | ${'VERIFICATION3'}
  ${'POST /wps/verification/sms/noLogin'}     | ${'PWRESETSMS3'}
  ${'POST /wps/verification/sms/register'}    | ${'VERIFICATION3'}
`('API-02 $call belongs to module $module', ({ call, module }: Record<string, string>) => {
  const modules = CALLS.filter(({ method, path }) => `${method} ${path}` === call).flatMap(
    ({ moduleId, alsoModuleIds = [] }) => [moduleId, ...alsoModuleIds],
  );
  expect(modules).toContain(module);
});
