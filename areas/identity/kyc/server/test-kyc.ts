// Shared by the tests of verification: members, pictures, and an operator's permissions.
import { randomHex, type MemberId } from '@palaro/kernel';
import { given, testApp, testOperator, type TestApp, type TestAppOptions } from '@palaro/testkit';
import sharp from 'sharp';
import type { DocumentKind, KycStatus } from '../kyc.api.ts';
import { DECLARATIONS } from '../kyc.rules.ts';

export const PERSON = {
  fullName: 'Maria Clara Santos',
  birthday: '1990-05-17',
  birthplace: 'Calamba, Laguna',
  nationality: 'PH',
  address: '12 Rizal Street, Poblacion, Makati',
  occupation: 'employed',
  sourceOfFunds: 'salary',
  declarations: [...DECLARATIONS] as string[],
};

export const REVIEWER = testOperator('reviewer', ['kyc.view', 'kyc.decide']);

interface Answer {
  status: number;
  code?: string;
  value: KycStatus;
  fields?: Record<string, string>;
}

export interface KycSite extends TestApp {
  person(wanted?: { registeredAt?: Date; mobile?: boolean }): Promise<KycMember>;
}

export interface KycMember {
  id: MemberId;
  read(): Promise<KycStatus>;
  save(more?: Partial<typeof PERSON>): Promise<Answer>;
  upload(kind: DocumentKind, bytes?: Uint8Array): Promise<Answer>;
  send(more?: object): Promise<Answer>;
  /** Does everything up to the waiting application; answers its id. */
  apply(person?: Partial<typeof PERSON>, document?: object): Promise<string>;
}

/** Noise, so that no two pictures are alike and none compresses to a small file. */
export const picture = async (width = 640, height = 420): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: `#${randomHex(3)}` },
  })
    .jpeg()
    .toBuffer();

/** The demo site without the demo's profile: with the checks that a licence asks for. */
export async function kycSite(
  profile: 'strict' | 'grace72' = 'strict',
  options: Pick<TestAppOptions, 'demo' | 'standIns' | 'tasks'> = {},
): Promise<KycSite> {
  const site = await testApp(options);
  await site.app.site.change({
    settings: {
      'kyc.profile': profile,
      'encryption.required': false,
      'limits.loopbackExempt': true,
    },
  });
  return { ...site, person: (wanted = {}) => newPerson(site, wanted) };
}

/** A member who was never verified, with a session. */
async function newPerson(
  site: TestApp,
  { registeredAt, mobile = true }: { registeredAt?: Date; mobile?: boolean },
): Promise<KycMember> {
  const { app } = site;
  const id = await given(app).member({ kycLevel: 0, balance: '100.0000' });
  await app.db
    .updateTable('member')
    .set({
      mobile: `+639${id.padStart(9, '0')}`,
      mobile_verified_at: mobile ? app.clock.now() : null,
      ...(registeredAt ? { registered_at: registeredAt } : {}),
    })
    .where('id', '=', id)
    .execute();
  // Each call logs in anew, because tests move the clock by months.
  const headersNow = async () => ({
    Authorization: `Bearer ${await sessionOf(site, id)}`,
    Language: 'EN',
  });
  const answered = async (response: Response): Promise<Answer> => ({
    status: response.status,
    ...((await response.json()) as Omit<Answer, 'status'>),
  });
  const post = async (path: string, body: unknown) =>
    answered(
      await fetch(`${site.url}/api/v1/${path}`, {
        method: 'POST',
        headers: { ...(await headersNow()), 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  const upload = async (kind: DocumentKind, bytes?: Uint8Array) => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes ?? (await picture()))]), 'id.jpg');
    const to = `${site.url}/api/v1/kyc/documents?kind=${kind}`;
    return answered(await fetch(to, { method: 'POST', headers: await headersNow(), body }));
  };
  const read = async () =>
    (await answered(await fetch(`${site.url}/api/v1/kyc`, { headers: await headersNow() }))).value;
  const save = (more = {}) => post('kyc', { ...PERSON, ...more });
  const send = (more = {}) =>
    post('kyc/review', { idType: 'philsys', idNumber: `ID-${id}-0001`, ...more });
  return {
    id,
    read,
    save,
    upload,
    send,
    async apply(person = {}, document = {}) {
      await save({ fullName: `Person ${letters(id)}`, ...person });
      for (const kind of ['id_front', 'id_back', 'selfie'] as const) await upload(kind);
      const sent = await send(document);
      if (sent.status !== 200) throw new Error(`not sent: ${JSON.stringify(sent)}`);
      const row = await app.db
        .selectFrom('kyc_application')
        .select('id')
        .where('member_id', '=', id)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      return row.id;
    },
  };
}

/** A different name for every member. */
const letters = (id: MemberId) =>
  Array.from(id)
    .map((digit) => String.fromCharCode(97 + Number(digit)))
    .join('');

async function sessionOf({ app }: TestApp, member: MemberId): Promise<string> {
  const { randomBytes, createHash } = await import('node:crypto');
  const token = randomBytes(32).toString('base64url');
  await app.pool.query(
    `insert into session (id, token_hash, member_id, kind, gateway, device, user_agent, ip,
       restricted, created_at, last_used_at, idle_until, absolute_until)
     values (gen_random_uuid(), $1, $2, 'PL', 3, 'MOBILE', 'test', '127.0.0.1', false, $3, $3,
       $3::timestamptz + interval '1 year', $3::timestamptz + interval '1 year')`,
    [createHash('sha256').update(token).digest(), member, app.clock.now()],
  );
  return token;
}
