import { randomHex, randomInt } from '@palaro/kernel';
import type { TestApp } from '@palaro/testkit';

const PASSWORD = 'Demo-pass-1';
/** How many captchas and codes are requested at once. */
const AT_ONCE = 8;

/** A filled form: its captcha has been solved and its code has arrived. */
interface Draft {
  cookie: string;
  body: object;
}

/** Makes the form like that of a site for real members: with a captcha and a proven number. */
export const askForProofs = ({ app }: TestApp) =>
  app.site.change({
    switches: { REGMOBVERF3: true },
    settings: { 'registration.captcha': true },
  });

/** Fills forms ready to send; captcha and code are read where the demo shows them. */
export async function fillForms(site: TestApp, count: number): Promise<Draft[]> {
  const drafts: Draft[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (drafts.length < count) drafts.push(await fillForm(site));
    }),
  );
  return drafts;
}

async function fillForm(site: TestApp): Promise<Draft> {
  const drawn = await fetch(`${site.url}/wps/captcha`);
  await drawn.arrayBuffer();
  const id = drawn.headers.get('Captcha-Id') ?? '';
  const mobileNum = `9${String(randomInt(1e9)).padStart(9, '0')}`;
  const sent = await fetch(`${site.url}/wps/verification/sms/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ mobileNum }),
  });
  await sent.arrayBuffer();
  const mark = sent.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const body = {
    username: `b${randomHex(7)}`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    mobileNum,
    captcha: await shownIn(site, `captcha:${id}`),
    verificationCode: await shownIn(site, `+63${mobileNum}`),
  };
  return { cookie: `captcha=${id}; ${mark}`, body };
}

async function shownIn({ url }: TestApp, to: string): Promise<string> {
  const outbox = await fetch(`${url}/sandbox/outbox?to=${encodeURIComponent(to)}`);
  const { value } = (await outbox.json()) as { value: { code: string | null }[] };
  const code = value[0]?.code;
  if (!code) throw new Error(`nothing was sent to ${to}`);
  return code;
}

/** Sends a form as the browser that filled it. Throws if it is refused. */
export async function register({ url }: TestApp, { cookie, body }: Draft): Promise<void> {
  const response = await fetch(`${url}/wps/member/register`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`a registration was refused: ${await response.text()}`);
  await response.arrayBuffer();
}
