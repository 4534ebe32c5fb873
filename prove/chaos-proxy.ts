import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Seeded } from './seeded.ts';

/** What can happen to one connection. */
const FATES = [
  'pass',
  'pass',
  'pass',
  'delay',
  'cut',
  'truncate request',
  'swallow answer',
  'truncate answer',
  'repeat',
] as const;
type Fate = (typeof FATES)[number];

const DELAY_MS = 120;
const BYTES_MAX = 400;

/** A TCP proxy in front of a site that delays, cuts, repeats and truncates. */
export async function startChaosProxy(target: number, random: Seeded) {
  const counts: Record<string, number> = {};
  const server = createServer((client) => {
    const fate = random.pick(FATES);
    counts[fate] = (counts[fate] ?? 0) + 1;
    client.on('error', () => client.destroy());
    relay(client, target, fate, random);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    stop: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

function relay(client: Socket, target: number, fate: Fate, random: Seeded): void {
  if (fate === 'cut') return void client.destroy();
  const site = openSite(target, client);
  const copy = fate === 'repeat' ? openSite(target, null) : null;
  let left = fate === 'truncate request' ? random.below(BYTES_MAX) : Infinity;
  client.on('data', (chunk) => {
    copy?.write(chunk);
    const part = chunk.subarray(0, left);
    left -= part.length;
    later(fate, random, () => {
      site.write(part);
      if (left <= 0) end(client, site);
    });
  });
  let shown = fate === 'truncate answer' ? random.below(BYTES_MAX) : Infinity;
  site.on('data', (chunk) => {
    if (fate === 'swallow answer') return end(client, site);
    const part = chunk.subarray(0, shown);
    shown -= part.length;
    later(fate, random, () => {
      client.write(part);
      if (shown <= 0) end(client, site);
    });
  });
  client.on('close', () => {
    site.end();
    copy?.end();
  });
}

function openSite(target: number, client: Socket | null): Socket {
  const site = connect(target, '127.0.0.1');
  site.on('error', () => client?.destroy());
  site.on('close', () => client?.end());
  if (!client) site.resume();
  return site;
}

function later(fate: Fate, random: Seeded, act: () => void): void {
  if (fate === 'delay') setTimeout(act, random.below(DELAY_MS));
  else act();
}

function end(client: Socket, site: Socket): void {
  client.destroy();
  site.destroy();
}
