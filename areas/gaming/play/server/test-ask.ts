import type { TestApp } from '@palaro/testkit';
import { expect } from 'vitest';

/** Asks as member1 over HTTP; every answer must be a success, and its value is returned. */
export const askAt =
  (test: () => TestApp) =>
  async <V>(path: string, body?: object): Promise<V> => {
    const { url, tokens } = test();
    const response = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        Authorization: `Bearer ${tokens.member1}`,
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    expect([path, response.status, text]).toEqual([path, 200, text]);
    return (JSON.parse(text) as { value: V }).value;
  };
