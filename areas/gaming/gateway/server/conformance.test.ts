import { readFileSync } from 'node:fs';
import {
  CASES_ELSEWHERE,
  CASES_LATER,
  CONFORMANCE_CASES,
  VECTORS,
} from '@palaro/vendors/conformance';
import { afterAll, describe, expect, it } from 'vitest';
import { writeMessages } from './message-log.ts';
import { conforms } from './test-conformance.ts';
import { houseDialect } from './test-house-bench.ts';
import { wireBench } from './test-wire-bench.ts';

const CASES = 60;

const { bench, app, stop } = await wireBench(
  houseDialect({ vendor: 'DEMO', game: 'demo-slot', vector: VECTORS.demo }),
);
afterAll(stop);

describe('the demo vendor over signed HTTP on two nodes (wallet-protocol §13)', () => {
  conforms(bench);
});

describe('the sixty cases of wallet-protocol §13', () => {
  it('are each tested on every transport, tested elsewhere, or listed with what they wait for', () => {
    const named = [
      ...CONFORMANCE_CASES.map(({ number }) => number),
      ...Object.keys({ ...CASES_ELSEWHERE, ...CASES_LATER }).map(Number),
    ];
    const all = Array.from({ length: CASES }, (_, at) => at + 1);
    expect(named.sort((a, b) => a - b)).toEqual(all);
  });

  it.each(Object.entries(CASES_ELSEWHERE))('case %s is a test of %s', (number, path) => {
    const text = readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
    expect(text).toMatch(new RegExp(`case ${number}\\b`));
  });
});

describe('the message log', () => {
  it('keeps each proven message without secrets that open a session', async () => {
    const player = await bench.player();
    const code = await bench.launchCode(player);
    const { body } = await bench.send('authenticate', { code });
    await writeMessages(app());
    const { rows } = await app().pool.query('select body, answer from gateway_message');
    const kept = JSON.stringify(rows);
    expect(kept).toContain(player.member);
    for (const secret of [code, String(body.session), player.session]) {
      expect(kept).not.toContain(secret);
    }
  });

  it('keeps no body from a stranger', async () => {
    const message = { member: 'stranger-1' };
    await bench.send('balance', message, { credential: { key: 'case-DEMO', secret: 'guess' } });
    await writeMessages(app());
    const { rows } = await app().pool.query(
      `select body from gateway_message where status = 'SIGNATURE_INVALID' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ body: null }]);
  });
});

it('tells a stranger nothing about vendors, keys or members', async () => {
  const credential = { key: 'nobody', secret: 'guess' };
  const { http, body } = await bench.send('balance', { member: '1000001' }, { credential });
  expect(http).toBe(200);
  expect(body).toEqual({
    status: 'SIGNATURE_INVALID',
    requestId: expect.any(String) as string,
    at: expect.any(String) as string,
  });
});
