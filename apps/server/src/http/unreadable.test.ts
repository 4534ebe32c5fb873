import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { testApp, type TestApp } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AREAS } from '../areas.ts';
import { createCatalogue } from './catalogue.ts';
import { answerUnreadable } from './unreadable.ts';

let test: TestApp;
beforeAll(async () => void (test = await testApp()));
afterAll(() => test.stop());

/** What a browser reads on a connection that ended with this error. */
async function answerTo(code: string): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [socket] = (await once(server, 'connection')) as [Socket];
  const error = Object.assign(new Error(code), { code });
  answerUnreadable(
    test.app,
    createCatalogue(AREAS, () => 'Asia/Manila'),
    error,
    socket,
  );
  const read = await text(browser);
  server.close();
  return read;
}

it('a connection on which nothing came in time ends with 408, after which browsers try again', async () => {
  expect(await answerTo('ERR_HTTP_REQUEST_TIMEOUT')).toMatch(/^HTTP\/1.1 408 /);
});

it.each([
  ['HPE_HEADER_OVERFLOW', /^HTTP\/1.1 431 [^]*"code":"too_large"/],
  ['HPE_INVALID_METHOD', /^HTTP\/1.1 400 [^]*"code":"malformed"/],
])('bytes that are no request (%s) are answered with a code', async (code, answer) => {
  expect(await answerTo(code)).toMatch(answer);
});
