import { connect } from 'node:net';
import { Money } from '@palaro/kernel';

/** A member's push stream, read for his balance. */
export interface BalanceStream {
  /** Milliseconds from `at` until the balance has grown by this much more than awaited before. */
  next(pesos: bigint, at: number): Promise<number>;
  close(): void;
}

const MAIN = /"main":"(\d+\.\d{4})"/g;

interface Awaited {
  main: Money;
  at: number;
  done: (ms: number) => void;
}

/** Opens the stream over a plain socket; resolves when the site has sent its first bytes. */
export async function balanceStream(url: string, token: string): Promise<BalanceStream> {
  const { hostname, port } = new URL(url);
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/wps/wallets/balance`, { headers });
  const { value } = (await response.json()) as { value: { main: string } };
  let expected = Money.of(value.main);
  let awaited: Awaited[] = [];
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(
    `GET /api/v1/events HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  );
  await new Promise((open, failed) => {
    socket.once('data', open);
    socket.once('error', failed);
  });
  socket.setEncoding('utf8').on('data', (text: string) => {
    for (const [, main = '0'] of text.matchAll(MAIN)) see(Money.of(main));
  });

  function see(main: Money): void {
    for (const one of awaited) if (one.main <= main) one.done(performance.now() - one.at);
    awaited = awaited.filter((one) => one.main > main);
  }

  return {
    next(pesos, at) {
      expected += pesos * 10_000n;
      const main = expected;
      return new Promise((done) => awaited.push({ main, at, done }));
    },
    close: () => socket.destroy(),
  };
}
