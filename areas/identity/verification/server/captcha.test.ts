import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '@palaro/testkit';
import { listOutbox } from '@palaro/delivery/server';
import { drawCaptcha, sayCaptcha, takeCaptcha } from './captcha.ts';
import { GLYPHS } from './captcha-glyphs.ts';
import { drawPicture } from './draw-picture.ts';
import { drawRiddle } from './draw-riddle.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ config: { demo: true } });
});
afterAll(() => site.stop());

async function drawn() {
  const { id, file } = await drawCaptcha(site.app);
  const [note] = await listOutbox(site.app, { to: `captcha:${id}` });
  const answer = note?.code ?? '';
  return { id, file, answer, take: (guess: string) => takeCaptcha(site.app, id, guess) };
}

describe('AC-13 VAL-02 a captcha', () => {
  it('is used up by one right answer', async () => {
    const { answer, take } = await drawn();
    expect(answer).toMatch(/^\d{4}$/);
    expect(await take(` ${answer} `)).toBe(true);
    expect(await take(answer)).toBe(false);
  });

  it('is used up by three wrong answers, and lasts five minutes', async () => {
    const tried = await drawn();
    const old = await drawn();
    const ready = await drawn();
    for (let i = 0; i < 3; i++) expect(await tried.take('wrong')).toBe(false);
    expect(await tried.take(tried.answer)).toBe(false);
    site.app.clock.advance(299);
    expect(await ready.take(ready.answer)).toBe(true);
    site.app.clock.advance(1);
    expect(await old.take(old.answer)).toBe(false);
  });

  it('does not accept the answer of another one', async () => {
    const one = await drawn();
    const other = await drawn();
    expect(one.id).not.toBe(other.id);
    if (one.answer !== other.answer) expect(await other.take(one.answer)).toBe(false);
    expect(await takeCaptcha(site.app, 'no-such-id', one.answer)).toBe(false);
  });

  it('is passed by one of 64 callers, and of 64 guesses three are checked', async () => {
    const right = await drawn();
    const guessed = await drawn();
    const wins = await Promise.all(Array.from({ length: 64 }, () => right.take(right.answer)));
    expect(wins.filter(Boolean)).toHaveLength(1);
    await Promise.all(Array.from({ length: 64 }, (_, i) => guessed.take(`x${i}`)));
    expect(await guessed.take(guessed.answer)).toBe(false);
    const { tries } = await site.app.db
      .selectFrom('captcha')
      .select('tries')
      .where('id', '=', guessed.id)
      .executeTakeFirstOrThrow();
    expect(tries).toBe(3);
  });

  it('is a picture without text; its answer is a digest in the database', async () => {
    const { id, file, answer } = await drawn();
    const png = Buffer.from(file, 'base64');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.includes('tEXt') || png.includes('iTXt')).toBe(false);
    const row = await site.app.db
      .selectFrom('captcha')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify({ ...row, id: '' })).not.toContain(`"${answer}"`);
  });

  it.each(['EN', 'TY'] as const)('is heard in %s where it cannot be seen', async (language) => {
    const ask = async () => {
      const answered = await fetch(`${site.url}/wps/captcha?audio=1`, {
        headers: { ModuleId: 'VALID_CAPTCHA3', Language: language },
      });
      const { value } = (await answered.json()) as { value: string };
      const id = answered.headers.get('captcha-id') ?? '';
      const [note] = await listOutbox(site.app, { to: `captcha:${id}` });
      return { id, wav: Buffer.from(value, 'base64'), answer: note?.code ?? '' };
    };
    const { id, wav, answer } = await ask();
    expect(answer).toMatch(/^\d{4}$/);
    expect(wav.toString('latin1', 0, 16)).toMatch(/^RIFF[^]{4}WAVEfmt $/);
    // 8,000 samples a second, and at least half a second a digit.
    expect([wav.readUInt32LE(24), wav.readUInt32LE(40)]).toEqual([8_000, wav.length - 44]);
    expect(wav.length).toBeGreaterThan(4 * 4_000);
    expect(wav.equals((await ask()).wav)).toBe(false);
    expect(await takeCaptcha(site.app, id, answer)).toBe(true);
    expect(await takeCaptcha(site.app, id, answer)).toBe(false);
  });

  it('is heard as three digits where pictures show equations, as one rule judges both', async () => {
    await site.app.site.change({ settings: { 'captcha.kind': 'equation' } });
    const { id } = await sayCaptcha(site.app, 'EN');
    await site.app.site.change({ settings: { 'captcha.kind': 'digits' } });
    const [note] = await listOutbox(site.app, { to: `captcha:${id}` });
    expect(note?.code).toMatch(/^\d{3}$/);
  });

  it('may have letters in any case', async () => {
    await site.app.site.change({ settings: { 'captcha.kind': 'alnum' } });
    const { answer, take } = await drawn();
    await site.app.site.change({ settings: { 'captcha.kind': 'digits' } });
    expect(await take(answer.toLowerCase())).toBe(true);
  });

  it('is drawn ten times a minute for an address', async () => {
    await site.app.site.change({ settings: { 'limits.loopbackExempt': false } });
    const statuses = [];
    for (let i = 0; i < 11; i++) {
      statuses.push((await fetch(`${site.url}/wps/captcha`)).status);
    }
    await site.app.site.change({ settings: { 'limits.loopbackExempt': true } });
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });
});

it('VAL-02 an equation’s answer is never below zero, and not to be guessed', () => {
  const answers = new Set<string>();
  for (let i = 0; i < 2_000; i++) {
    const { shown, answer } = drawRiddle('equation');
    const [, a, sign, b] = /^(\d{3})([+-])(\d)=$/.exec(shown) ?? [];
    const result = sign === '+' ? Number(a) + Number(b) : Number(a) - Number(b);
    expect(answer).toBe(String(result));
    expect(result).toBeGreaterThanOrEqual(0);
    answers.add(answer);
  }
  expect(answers.size).toBeGreaterThan(600);
});

it('every character of a captcha can be drawn, and no two pictures of one text are alike', async () => {
  const kinds = ['digits', 'alnum', 'equation'] as const;
  const shown = kinds.flatMap((kind) => Array.from({ length: 200 }, () => drawRiddle(kind).shown));
  expect([...new Set(shown.join(''))].filter((one) => !(one in GLYPHS))).toEqual([]);
  expect(await drawPicture('7777')).not.toBe(await drawPicture('7777'));
});

it('VAL-02 letters leave out those that look alike', () => {
  const shown = Array.from({ length: 200 }, () => drawRiddle('alnum').shown).join('');
  expect(shown).toMatch(/^[0-9A-Z]+$/);
  expect(shown).not.toMatch(/[01OIL2Z5S]/);
});
