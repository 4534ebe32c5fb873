// A connection to the site that a test can cut and restore, and whose files it can change. Offline
// emulation and routes affect a page, but not its service worker.
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Line {
  url: string;
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Appends this text to the path's answers from now on. */
  append(path: string, text: string): void;
  /** How often a path was requested. */
  asked(path: string): number;
}

/** Opens a line to the site at `target`, on loopback, where workers are allowed without TLS. */
export async function openLine(target: string): Promise<Line> {
  const additions = new Map<string, string>();
  const counts = new Map<string, number>();
  const server = createServer((from, to) => {
    const path = from.url?.split('?')[0] ?? '';
    counts.set(path, (counts.get(path) ?? 0) + 1);
    forward(target, from, to, additions.get(path));
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    mend: () => listen(port),
    append: (path, text) => void additions.set(path, text),
    asked: (path) => counts.get(path) ?? 0,
  };
}

function forward(target: string, from: IncomingMessage, to: ServerResponse, addition?: string) {
  const { url = '/', method, headers } = from;
  const plain = addition === undefined ? headers : { ...headers, 'accept-encoding': 'identity' };
  const asked = request(new URL(url, target), { method, headers: plain }, (answer) => {
    const { 'content-length': length, ...rest } = answer.headers;
    to.writeHead(answer.statusCode ?? 502, addition === undefined ? answer.headers : rest);
    if (addition === undefined || length === '0') return void answer.pipe(to);
    answer.pipe(to, { end: false });
    answer.once('end', () => to.end(addition));
  });
  asked.once('error', () => to.destroy());
  to.once('close', () => asked.destroy());
  from.pipe(asked);
}
