// npm run check:proxy: runs nginx with the text of docs/operations.md in front of a demo, and sends
// a picture, a stream, a WebSocket and a call through it. Needs nginx (Debian: nginx-light).
import { freePort } from '@palaro/server-app/db';
import { LOGIN_PASSWORD, startSite } from '@palaro/testkit';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { proxyText, runnableText } from './lib/proxy-text.ts';

/** Noise of this width is a PNG of some 3 MB. */
const WIDTH = 1_000;
const LEAST_BYTES = 2_500_000;
const NGINX = 'nginx';
const DESK = 'desk.example.com';

const say = (line: string) => void process.stdout.write(`${line}\n`);

const version = spawnSync(NGINX, ['-v'], { encoding: 'utf8' });
if (version.error) {
  say('nginx is not installed here, so nothing was checked (Debian: nginx-light)');
  process.exit(1);
}
say(version.stderr.trim());

const folder = mkdtempSync(join(tmpdir(), 'palaro-proxy-'));
chmodSync(folder, 0o755); // nginx's workers are another user where root runs this
const site = await startSite({
  dataDir: join(folder, 'data'),
  env: { CONSOLE_URL: `http://${DESK}` },
});
const port = await freePort();
const config = join(folder, 'nginx.conf');
const sitePort = Number(new URL(site.url).port);
writeFileSync(config, runnableText(proxyText(), { folder, port, sitePort }));
const nginx = spawn(NGINX, ['-c', config], { stdio: ['ignore', 'ignore', 'inherit'] });
const url = `http://127.0.0.1:${port}`;
try {
  await answers();
  const token = await logIn();
  say(`a call: 200, the session of ${token.length} characters`);
  say(`a picture: ${await sendPicture(token)}`);
  say(`a stream: ${await readStream(token)}`);
  say(`a WebSocket: ${await openRoom()}`);
  say(`the console on its host: ${await openDesk('/console')}, not ${await openDesk('/m/home')}`);
  const { status } = await fetch(`${url}/metrics`);
  if (status !== 404) throw new Error(`the metrics answer ${status}`);
  say('the metrics: 404');
} catch (error) {
  say(`FAILED: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  nginx.kill();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Waits until nginx listens; it says why it does not, and ends. */
async function answers(): Promise<void> {
  while (nginx.exitCode === null) {
    const there = await fetch(`${url}/readyz`).catch(() => null);
    if (there?.status === 200) return;
    if (there) throw new Error(`/readyz answers ${there.status}`);
  }
  throw new Error('nginx does not take the text');
}

async function logIn(): Promise<string> {
  const answer = await fetch(`${url}/wps/session/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'username', username: 'member1', password: LOGIN_PASSWORD }),
  });
  const { value } = (await answer.json()) as { value?: { token: string } };
  if (!value) throw new Error(`a login answers ${answer.status}`);
  return value.token;
}

async function sendPicture(token: string): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: WIDTH, height: WIDTH, channels: 3, background: '#000', noise } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  if (bytes.length < LEAST_BYTES) throw new Error(`the picture has only ${bytes.length} bytes`);
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'face.png');
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/v1/profile/pictures`, { method: 'POST', headers, body });
  if (answer.status !== 200)
    throw new Error(`a picture of ${bytes.length} answers ${answer.status}`);
  return `200, ${bytes.length} bytes`;
}

/** The first event comes at once, though the stream goes on. */
async function readStream(token: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/events`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const first = await answer.body?.getReader().read();
  const text = new TextDecoder().decode(first?.value);
  if (answer.status !== 200 || text === '') throw new Error(`a stream answers ${answer.status}`);
  return `200, ${text.split('\n')[0]}`;
}

/** Answers of the console's host; a name that leads nowhere is given as `Host`. */
async function openDesk(path: string): Promise<number> {
  const [answer] = await once(
    request(`${url}${path}`, { headers: { Host: DESK } }).end(),
    'response',
  );
  answer.resume();
  const wanted = path === '/console' ? 200 : 404;
  if (answer.statusCode !== wanted) throw new Error(`${DESK}${path} answers ${answer.statusCode}`);
  return answer.statusCode;
}

async function openRoom(): Promise<string> {
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': Buffer.from('a key of sixteen').toString('base64'),
  };
  const asking = request(`${url}/api/v1/rooms/fish-1`, { headers }).end();
  const refused = once(asking, 'response').then(([{ statusCode }]) => {
    throw new Error(`a WebSocket answers ${statusCode}`);
  });
  const [{ statusCode }, socket] = await Promise.race([once(asking, 'upgrade'), refused]);
  socket.destroy();
  return String(statusCode);
}
