/** A person the site may know, by account name, number and mail address. */
export interface Somebody {
  account: string;
  /** Without the country code, as people type it. */
  mobile: string;
  email: string;
}

/** A call that names a person and must not reveal whether he is known. */
export interface NameProbe {
  what: string;
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  moduleId?: string;
  body?: (of: Somebody) => object;
  query?: (of: Somebody) => Record<string, string>;
  /** The call must reveal it, for instance a form that says which names are free. */
  tells?: true;
}

/** Codes never have seven digits, so this one is always wrong. */
const WRONG_CODE = '0000000';
const PASSWORD = 'Wrong-heron-57';
const SMS = '/wps/verification/sms';

const sms = (what: string, path: string, moduleId?: string): NameProbe => ({
  what,
  method: 'POST',
  path: `${SMS}/${path}`,
  ...(moduleId ? { moduleId } : {}),
  body: ({ mobile }) => ({ mobileNum: mobile }),
});

/**
 * All calls that take a name without a session (docs/domain/accounts.md §1, §3, §5; AC-22, AC-28,
 * AC-45). A call that takes a code comes after the call that sends it. Calls that send a code need
 * a minute between them.
 */
export const NAME_PROBES: readonly NameProbe[] = [
  {
    what: 'login, wrong password',
    method: 'POST',
    path: '/wps/session/login',
    body: ({ account }) => ({ type: 'username', username: account, password: PASSWORD }),
  },
  {
    what: 'recovery by mail',
    method: 'POST',
    path: '/wps/member/password/email',
    body: ({ account, email }) => ({ username: account, email }),
  },
  sms('SMS for a new password', 'noLogin', 'PWRESETSMS3'),
  {
    what: 'recovery by phone, wrong code',
    method: 'POST',
    path: '/wps/member/password/mobile',
    body: ({ mobile }) => ({
      mobileNum: mobile,
      verificationCode: WRONG_CODE,
      newPassword: PASSWORD,
    }),
  },
  sms('SMS for a login', 'noLogin', 'VERIFICATION3'),
  {
    what: 'login, wrong code',
    method: 'POST',
    path: '/wps/session/login',
    body: ({ mobile }) => ({ type: 'sms', mobileNum: mobile, verificationCode: WRONG_CODE }),
  },
  sms('SMS for a registration', 'register'),
  {
    what: 'registration, wrong code',
    method: 'PUT',
    path: '/wps/member/register/mobile',
    body: ({ mobile }) => ({
      mobileNum: mobile,
      verificationCode: WRONG_CODE,
      password: PASSWORD,
      confirmPassword: PASSWORD,
    }),
  },
  {
    what: 'registration, name check',
    method: 'GET',
    path: '/wps/check/username',
    query: ({ account }) => ({ username: account }),
    tells: true,
  },
];

/** Whether a probe sends a code; a number receives at most one a minute. */
export const sendsCode = ({ path }: NameProbe) => path.startsWith(SMS);

/** Makes the call as one browser, which `mark` names (cookie `pdv`). */
export function askFor(url: string, probe: NameProbe, of: Somebody, mark = ''): Promise<Response> {
  const { method, path, moduleId, body, query } = probe;
  const asked = query ? `?${new URLSearchParams(query(of)).toString()}` : '';
  return fetch(url + path + asked, {
    method,
    headers: {
      Language: 'EN',
      ...(mark ? { Cookie: mark } : {}),
      ...(moduleId ? { ModuleId: moduleId } : {}),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body(of)) } : {}),
  });
}
