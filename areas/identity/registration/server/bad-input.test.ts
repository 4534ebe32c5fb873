import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, registrationSite } from './test-site.ts';

let test: Awaited<ReturnType<typeof registrationSite>>;
beforeAll(async () => {
  test = await registrationSite();
  const asked = { enabled: true, required: true };
  await test.fields(Object.fromEntries(Object.keys(FITS).map((name) => [name, asked])));
  await test.change({
    switches: { REGMOBVERF3: true },
    settings: { 'registration.captcha': true },
  });
});
afterAll(() => test.site.stop());

/** Every field of the form with a value that fits its rules. */
const FITS = {
  mobileNum: '09171234567',
  verificationCode: '123456',
  username: 'fits_well',
  password: PASSWORD,
  paymentPassword: '739154',
  idNumber: 'PH-1234-5678',
  qqNum: '123456',
  facebook: 'maria.clara',
  wechat: 'maria_clara',
  line: 'maria.clara',
  whatsapp: '+639171234501',
  zalo: '639171234501',
  email: 'maria@mail.example',
  nickname: 'Clara',
  payeeName: 'Maria Clara',
  recommenderId: 'FRIEND12',
  affiliateCode: 'NOSUCH99',
  captcha: '12345',
};
type Field = keyof typeof FITS;

const KINDS: Record<string, unknown> = {
  empty: '',
  spaces: '         ',
  'too long': 'a1'.repeat(300),
  'longer than any form sends': 'a1'.repeat(3_000),
  'another script': 'ᜋᜇᜒᜌᜋᜇᜒᜌ',
  emoji: '😀😃😄😁😆😅🤣😂',
  'right to left': '\u202emaria.clara',
  'an invisible character': 'maria\u200bclara',
  'a NUL': 'maria\0clara',
  'half a character': 'maria\ud83dclara',
  'letters that look alike': 'mаriаclаrа',
  'full-width letters': 'ｍａｒｉａｃｌａｒａ',
  'other digits': '٩١٧١٢٣٤٥٦٧',
  'an additional line': 'maria1\nclara1',
  markup: '<b>maria</b>',
  'a property that every object has': '__proto__',
  'a number': 12345678,
  'a list': ['maria'],
  'an object': { maria: 'clara' },
  nothing: null,
};
/**
 * Bad values that these fields accept: names come in every script, and passwords may be anything.
 */
const TAKEN: Partial<Record<Field, readonly string[]>> = {
  nickname: [
    'another script',
    'emoji',
    'letters that look alike',
    'full-width letters',
    'other digits',
    'a property that every object has',
  ],
  password: [
    'spaces',
    'another script',
    'emoji',
    'right to left',
    'an invisible character',
    'letters that look alike',
    'full-width letters',
    'other digits',
    'markup',
    'a property that every object has',
  ],
  facebook: ['a property that every object has'],
  line: ['a property that every object has'],
};

describe('accounts §1 bad input is refused at its field, and creates nothing', () => {
  it.each(Object.keys(FITS) as Field[])('%s', async (field) => {
    const before = await test.rows();
    const untold = [];
    for (const [kind, value] of Object.entries(KINDS)) {
      if (TAKEN[field]?.includes(kind)) continue;
      const form = { ...FITS, confirmPassword: PASSWORD, [field]: value };
      const { status, fields = {} } = await test.register(form);
      // The repetition of an impossible password always differs from it.
      const { confirmPassword, ...others } = fields;
      const told = confirmPassword && field !== 'password' ? fields : others;
      const said = Object.keys(told).join() === field && /^[A-Z0-9i]/.test(told[field] ?? '');
      if (status !== 400 || !said) untold.push([kind, status, fields]);
    }
    expect(untold).toEqual([]);
    expect(await test.rows()).toEqual(before);
  });
});
