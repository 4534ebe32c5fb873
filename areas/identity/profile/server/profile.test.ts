import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SecurityConfig } from '../profile.api.ts';
import { memberSite, type SiteMember, type MemberSite } from '@palaro/testkit';

let site: MemberSite;
beforeAll(async () => {
  site = await memberSite();
});
afterAll(() => site.stop());

interface Sent {
  code?: string;
  fields?: Record<string, string>;
  value?: { icon: string; url: string | null };
}

const nickname = (who: SiteMember, to: string) => who.put('/info/nickname', { nickname: to });

describe('REWARD-07 names', () => {
  it.each([
    ['', 'Enter a nickname'],
    ['   ', 'Enter a nickname'],
    ['x', '2 to 20 characters, without < > " \' & / \\'],
    ['x'.repeat(21), '2 to 20 characters, without < > " \' & / \\'],
    ['<b>hi', '2 to 20 characters, without < > " \' & / \\'],
    ['abc\u202Edef', 'This character cannot be used'],
    ['abc\u200B', 'This character cannot be used'],
    ['Adm1n', 'Others could take this name for ours. Choose another one.'],
    ['Pаlаro Support', 'Others could take this name for ours. Choose another one.'],
  ])('the nickname %j is refused at the field', async (tried, message) => {
    const who = await site.member('player101');
    expect(await nickname(who, tried)).toMatchObject({
      status: 400,
      fields: { nickname: message },
    });
  });

  it('the nickname may be any readable text, and shows at once in the member’s data', async () => {
    const who = await site.member('player102');
    for (const [typed, kept] of [
      ['  Ate   Ligaya ', 'Ate Ligaya'],
      ['Jose\u0301 Ñ 🐃', 'José Ñ 🐃'],
      ['👩\u200D🌾 Inday', '👩\u200D🌾 Inday'],
      ['مرحبا', 'مرحبا'],
    ]) {
      expect((await nickname(who, typed ?? '')).value).toEqual({ nickname: kept });
      expect(await who.get('/info')).toMatchObject({ nickname: kept });
    }
    expect((await nickname(who, 'nul\0')).status).toBe(400);
  });

  it('a call changes only what it is for, whatever else the body holds', async () => {
    const who = await site.member('player111');
    const before = await who.row();
    const more = {
      id: '1',
      account: 'member1',
      type: 1,
      state: 'closed',
      kyc_level: 3,
      kycLevel: 3,
      payee_name: 'X',
      payeeName: 'Xx',
      mobile: '+639170000000',
      password_hash: 'x',
      mobile_verified_at: '2020-01-01',
      withdrawals_held_until: null,
      upline_id: '1',
    };
    expect((await who.put('/info/nickname', { ...more, nickname: 'Ate Ligaya' })).status).toBe(200);
    expect(await who.row()).toEqual({ ...before, nickname: 'Ate Ligaya' });
  });

  it('the payee name is set once, by one of 64 requests at the same time', async () => {
    const who = await site.member('player103');
    const set = (payeeName: string) => who.put('/info/payeename', { payeeName });
    for (const wrong of ['', 'J', 'Juan 2', '<Juan>', 'x'.repeat(61)]) {
      expect((await set(wrong)).fields?.['payeeName']).toBeTruthy();
    }
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, at) =>
        set(`Juan ${String.fromCharCode(65 + (at % 26))} Cruz`),
      ),
    );
    const done = answers.filter(({ status }) => status === 200);
    // Calls a minute are limited too; those let through find the name already set.
    expect(done).toHaveLength(1);
    const others = new Set(answers.map(({ code }) => code));
    expect([...others].sort()).toEqual(expect.arrayContaining([undefined, 'payee_name.exists']));
    const { payee_name: payeeName } = await who.row();
    expect(done[0]?.value).toMatchObject({ payeeName });
    expect(await who.changes()).toEqual(['payee_name']);
  });
});

describe('REWARD-07 the head icon', () => {
  async function icon(who: SiteMember, to: string) {
    const response = await fetch(`${site.url}/wps/member/info/icon`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${who.token()}`,
        Language: 'EN',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ icon: to }).toString(),
    });
    return { status: response.status, ...((await response.json()) as Sent) };
  }

  async function upload(who: SiteMember, file: Uint8Array, name = 'me.png') {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), name);
    const response = await fetch(`${site.url}/api/v1/profile/pictures`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${who.token()}`, Language: 'EN' },
      body: form,
    });
    return { status: response.status, ...((await response.json()) as Sent) };
  }

  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#f7c548' } });

  it('is one of 24 drawings', async () => {
    const who = await site.member('player104');
    for (const good of ['1', '24']) {
      expect((await icon(who, good)).value).toEqual({ icon: good, url: null });
    }
    for (const bad of ['0', '25', '01', '-1', '1.5', 'agila', 'a'.repeat(32)]) {
      expect((await icon(who, bad)).fields).toEqual({ icon: 'Choose one of the pictures' });
    }
    const read = await who.ask('GET', '/wps/member/info/icon', undefined, {
      headers: { ModuleId: 'PROFPIC3' },
    });
    expect(read.value).toEqual({ icon: '24', url: null });
    expect(await who.changes()).toEqual(['icon', 'icon']);
  });

  it.each(['png', 'jpeg'] as const)('is an uploaded %s, redrawn as a square', async (form) => {
    const who = await site.member(form === 'png' ? 'player105' : 'player106');
    const taken = plain(400, 200).withExif({ IFD0: { Make: 'camera', Copyright: 'who' } });
    const bytes = await taken.withMetadata({ orientation: 6 }).toFormat(form).toBuffer();
    const sent = await upload(who, bytes);
    const url = sent.value?.url ?? '';
    expect(url).toMatch(/^\/api\/v1\/profile\/pictures\/[0-9a-f]{32}$/);
    const chosen = await icon(who, sent.value?.icon ?? '');
    expect(chosen.value?.url).toBe(url);
    const answer = await fetch(site.url + url);
    expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const made = Buffer.from(await answer.arrayBuffer());
    const meta = await sharp(made).metadata();
    expect([meta.width, meta.height, meta.format, meta.exif]).toEqual([
      288,
      288,
      'jpeg',
      undefined,
    ]);
    expect(made.includes('camera')).toBe(false);
    // A later picture replaces one that was not chosen, never the chosen one.
    await upload(who, await plain(50, 50).png().toBuffer());
    await upload(who, await plain(60, 60).png().toBuffer());
    expect((await fetch(site.url + url)).status).toBe(200);
    const rows = site.app.db.selectFrom('profile_picture').select('id');
    expect(await rows.where('member_id', '=', who.id).execute()).toHaveLength(2);
    await icon(who, '3');
    expect((await fetch(site.url + url)).status).toBe(404);
  });

  it('is never somebody else’s picture', async () => {
    const owner = await site.member('player107');
    const sent = await upload(owner, await plain(40, 40).png().toBuffer());
    const thief = await site.member('player108');
    expect((await icon(thief, sent.value?.icon ?? '')).status).toBe(400);
  });

  it('that lies about its type, is broken, too large or unpacks to too much is refused', async () => {
    const who = await site.member('player109');
    const png = await plain(64, 64).png().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    const webp = await plain(20, 20).webp().toBuffer();
    const bomb = await plain(5_200, 5_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const mask = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
    for (const [file, code] of [
      [svg, 'image.type'],
      [webp, 'image.type'],
      [Buffer.from('GIF89a'), 'image.type'],
      [Buffer.concat([mask, svg]), 'image.unreadable'],
      [bomb, 'image.unreadable'],
      [Buffer.alloc(20 * 1024 * 1024, 1), 'too_large'],
    ] as const) {
      expect((await upload(who, file)).code).toBe(code);
    }
    // An address may upload six times a minute, so this one is tried without the call.
    const { uploadPicture } = await import('./head-icon.ts');
    const cut = uploadPicture(site.app, { id: who.id } as never, png.subarray(0, 60));
    await expect(cut).rejects.toMatchObject({ code: 'image.unreadable' });
    const rows = site.app.db.selectFrom('profile_picture').select('id');
    expect(await rows.where('member_id', '=', who.id).execute()).toEqual([]);
  });

  it('at an unknown address answers 404', async () => {
    for (const id of ['x', '..%2fx', 'A'.repeat(32), '0'.repeat(32)]) {
      expect((await fetch(`${site.url}/api/v1/profile/pictures/${id}`)).status).toBe(404);
    }
  });
});

describe('REWARD-07 AC-56 securityConfig', () => {
  it('adds up what is done and shows enough of it to recognise it', async () => {
    const who = await site.member('player110');
    const read = async () => (await who.get('/securityConfig')) as unknown as SecurityConfig;
    const fresh = await read();
    expect([fresh.score, fresh.level]).toEqual([20, 'weak']);
    await who.given({
      mobile: '+639171234567',
      mobile_verified_at: new Date(0),
      email: 'ligaya@mail.example',
      payee_name: 'Ligaya Dela Cruz',
    });
    const some = await read();
    // The mail address was given but not verified.
    expect([some.score, some.level]).toEqual([45, 'medium']);
    const shown = Object.fromEntries(some.items.map(({ key, masked }) => [key, masked]));
    expect(shown).toMatchObject({
      mobile: '+63917••••4567',
      email: null,
      payee_name: 'L•••• D•••• C••••',
    });
  });

  it('SESS-01 is not for guests, play money or sessions that must change their password', async () => {
    const paths = ['/wps/member/securityConfig', '/wps/member/bankCard'];
    for (const path of paths) {
      const ask = async (token?: string) => {
        const headers = new Headers(token ? { Authorization: `Bearer ${token}` } : {});
        return ((await (await fetch(site.url + path, { headers })).json()) as Sent).code;
      };
      expect(await ask()).toBe('not_logged_in');
      expect(await ask(site.tokens.trial1)).toBe('account.trial');
      expect(await ask(site.tokens.newbie1)).toBe('password.change_required');
    }
  });
});
