import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call that came in. */
export interface Heard {
  method: string;
  /** With its query. */
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: unknown;
}

export interface Told {
  status: number;
  body: string;
}

export type Fault = 'no answer' | 'server error';

/** A recording of a provider's folder, with other values in place of some of the recorded ones. */
export function recording(
  provider: string,
  name: string,
  changes: Readonly<Record<string, string>> = {},
): string {
  const file = new URL(`./${provider}/fixtures/${name}.json`, import.meta.url);
  return Object.entries(changes).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    readFileSync(file, 'utf8'),
  );
}

/** Answers real HTTP calls with recordings; the next call that `faulty` accepts can be failed. */
export async function playRecordings(
  tell: (heard: Heard) => Told,
  faulty: (heard: Heard) => boolean = () => true,
) {
  let fault: { how: Fault; at: typeof faulty } | null = null;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = 'GET', url: path = '', headers } = request;
      const text = Buffer.concat(parts).toString('utf8');
      const heard = { method, path, headers, body: text === '' ? null : JSON.parse(text) };
      // It does what was asked, and only its answer is lost.
      const { status, body } = tell(heard);
      const fails = fault?.at(heard) ? fault.how : null;
      if (fails) fault = null;
      if (fails === 'no answer') return response.destroy();
      if (fails === 'server error') return response.writeHead(500).end('{}');
      return response.writeHead(status).end(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failNext: (how: Fault, at = faulty) => void (fault = { how, at }),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
