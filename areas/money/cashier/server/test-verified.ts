// A person who registers, sends an identity and is verified by an operator, for tests of privacy.
import { LOGIN_PASSWORD, type MemberSite } from '@palaro/testkit';
import sharp from 'sharp';

const ACCOUNT = 'remedios_k';
const MOBILE = '9175550148';
const PERSON = {
  fullName: 'Remedios Katigbak',
  birthday: '1987-03-14',
  birthplace: 'Lipa, Batangas',
  nationality: 'PH',
  address: '77 Sampaguita Lane, Barangay Ugong',
  occupation: 'employed',
  sourceOfFunds: 'salary',
};
const DOCUMENT = { idType: 'philsys', idNumber: 'PSN-7745-1203-9981' };
const TOO_YOUNG = '2020-03-14';
const DECLARATIONS = ['student', 'government', 'uniformed', 'gaming'];
const REVIEWS = '/console/api/kyc';
const PICTURES = ['id_front', 'id_back', 'selfie'];
interface Review {
  person: { address: string };
  pictures: { id: string }[];
}

/** Beginnings of a JPG as hexadecimal digits and as Base64. */
const OF_PICTURES = ['ffd8ff', '/9j/'];

/**
 * Goes the whole way and stumbles on it: a person who is too young, a file that is no picture.
 * Gives what was answered to each step.
 */
export async function verifyPerson(site: MemberSite) {
  await site.app.site.change({
    switches: { REGMOBVERF3: false },
    settings: { 'encryption.required': false, 'registration.direct': true },
  });
  const typed = { username: ACCOUNT, password: LOGIN_PASSWORD, confirmPassword: LOGIN_PASSWORD };
  const registered = await fetch(`${site.url}/wps/member/register`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...typed, mobileNum: MOBILE, countryDialingCode: '63' }),
  });
  if (registered.status !== 200) throw new Error(await registered.text());
  const member = await site.member(ACCOUNT);
  await member.given({ mobile: `+63${MOBILE}`, mobile_verified_at: site.app.clock.now() });
  const post = async (path: string, body: object) =>
    (await member.ask('POST', `/api/v1/kyc${path}`, body)).status;
  const upload = async (kind: string, bytes: Uint8Array) => {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(bytes)]), `${PERSON.fullName}.jpg`);
    const headers = { Authorization: `Bearer ${member.token()}` };
    const to = `${site.url}/api/v1/kyc/documents?kind=${kind}`;
    return (await fetch(to, { method: 'POST', headers, body })).status;
  };
  const typing = [
    await post('', { ...PERSON, birthday: TOO_YOUNG, declarations: DECLARATIONS }),
    await post('', { ...PERSON, declarations: DECLARATIONS }),
  ];
  const uploads = [await upload('selfie', Buffer.from(PERSON.address))];
  for (const [at, kind] of PICTURES.entries()) {
    const create = { width: 640, height: 420, channels: 3, background: `#a1b2c${at}` } as const;
    uploads.push(await upload(kind, await sharp({ create }).jpeg().toBuffer()));
  }
  const sent = await post('/review', DOCUMENT);
  return {
    registered: registered.status,
    typing,
    uploads,
    sent,
    seen: await review(site, member.id),
  };
}

/** An operator reads the person and the pictures, and approves. */
async function review(site: MemberSite, member: string) {
  const operator = await site.operator('operator1');
  const list = await operator.call<{ list: { id: string }[] }>(
    'GET',
    `${REVIEWS}?member=${member}`,
  );
  const path = `${REVIEWS}/applications/${list.value.list[0]?.id}`;
  const { value } = await operator.call<Review>('GET', path);
  const pictures: string[] = [];
  for (const { id } of value.pictures) {
    const picture = await operator.call<{ jpg: string }>('GET', `${REVIEWS}/pictures/${id}`);
    pictures.push(picture.value.jpg.slice(0, 4));
  }
  const approved = await operator.call('POST', `${path}/approve`, {});
  return { address: value.person.address === PERSON.address, pictures, approved: approved.status };
}

export const PERSONAL = {
  kept: [PERSON.birthplace, PERSON.address, DOCUMENT.idNumber],
  logged: [PERSON.fullName, PERSON.birthday, MOBILE, ...OF_PICTURES],
};
