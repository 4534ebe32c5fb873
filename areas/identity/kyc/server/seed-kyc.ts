import { findMemberByAccount } from '@palaro/accounts/server';
import { newId, plusSeconds, type MemberId } from '@palaro/kernel';
import { siteEnvelope, type App } from '@palaro/server';
import type { DocumentKind } from '../kyc.api.ts';
import { wantedFor } from '../kyc.rules.ts';
import { insertApplication } from './applications.repository.ts';
import { documentDigest, personDigest, sealDocument, sealPerson } from './person.ts';

const HOUR = 3_600;

/** Demo applicants: account, level, name, hours that they wait. */
const APPLICANTS = [
  ['player213', 2, 'Liwayway Bautista', 14],
  ['player219', 2, 'Crisanto Villareal', 5],
  ['player220', 2, 'Amihan Soriano', 1],
] as const;

/** Applications that wait for the demo's operators, with drawn pictures of no real document. */
export async function seedKyc(app: App, progress: (what: string) => void) {
  progress(`${APPLICANTS.length} applications for verification`);
  for (const [account, level, fullName, hours] of APPLICANTS) {
    const member = await findMemberByAccount(app.db, account);
    if (member) await seedApplication(app, member.id, { level, fullName, hours });
  }
}

interface Applicant {
  level: 2;
  fullName: string;
  hours: number;
}

async function seedApplication(app: App, member: MemberId, { level, fullName, hours }: Applicant) {
  const sentAt = plusSeconds(app.clock.now(), -hours * HOUR);
  const id = newId(sentAt);
  const person = {
    fullName,
    birthday: '1991-04-12',
    birthplace: 'Iloilo City, Iloilo',
    nationality: 'PH',
    address: '27 Mabini Street, San Roque, Quezon City',
    occupation: 'employed',
    sourceOfFunds: 'salary',
  };
  const document = { type: 'philsys' as const, number: `DEMO-${member}-0001` };
  const digest = personDigest(app, person);
  await app.db.updateTable('member').set({ kyc_level: 1 }).where('id', '=', member).execute();
  const saved = { sealed: sealPerson(app, member, person), person_digest: digest };
  await app.db
    .insertInto('kyc_person')
    .values({ member_id: member, ...saved, saved_at: sentAt })
    .execute();
  await insertApplication(app.db, {
    id,
    member_id: member,
    level,
    state: 'pending',
    sent_at: sentAt,
    sealed: sealDocument(app, id, document),
    id_digest: documentDigest(app, document),
    person_digest: digest,
    expires_on: null,
    findings: [],
    decided_at: null,
    decided_by: null,
    reason: null,
  });
  for (const kind of wantedFor(level, document.type)) {
    await seedPicture(app, { member, application: id, kind, fullName, at: sentAt });
  }
}

interface Drawn {
  member: MemberId;
  application: string;
  kind: DocumentKind;
  fullName: string;
  at: Date;
}

const WIDTH = 960;
const HEIGHT = 600;

async function seedPicture(app: App, { member, application, kind, fullName, at }: Drawn) {
  const { default: sharp } = await import('sharp');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#dce7ee"/>
    <rect x="40" y="150" width="220" height="280" rx="12" fill="#9fb4c0"/>
    <text x="300" y="220" font-size="44" font-family="sans-serif" fill="#22343f">${fullName}</text>
    <text x="300" y="290" font-size="32" font-family="sans-serif" fill="#4a6070">${kind}</text>
    <text x="300" y="400" font-size="72" font-family="sans-serif" fill="#b3c4ce">SPECIMEN</text>
  </svg>`;
  const bytes = await sharp(Buffer.from(drawing)).jpeg().toBuffer();
  const id = newId(at);
  await app.db
    .insertInto('kyc_document')
    .values({
      id,
      member_id: member,
      application_id: application,
      kind,
      added_at: at,
      sealed: siteEnvelope(app, 'kyc.document').seal(id, bytes),
      width: WIDTH,
      height: HEIGHT,
    })
    .execute();
}
