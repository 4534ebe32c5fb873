import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Proxy {
  port: number;
  /** Cuts open connections and accepts none until `restore`. */
  cut(): void;
  restore(): void;
  stop(): Promise<void>;
}

/** A TCP proxy; `onAnswer` is called at the first bytes of an answer and may hold them back. */
export async function startProxy(
  to: { host: string; port: number },
  onAnswer: () => 'pass' | 'drop' = () => 'pass',
): Promise<Proxy> {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(to.port, to.host);
    const end = () => [near, far].forEach((socket) => socket.destroy());
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', end).once('close', () => {
        open.delete(socket);
        end();
      });
    }
    near.on('data', (bytes) => void far.write(bytes));
    far.on('data', (bytes) => (onAnswer() === 'drop' ? end() : void near.write(bytes)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cutAll = () => open.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      cutAll();
    },
    restore: () => void (isCut = false),
    stop() {
      cutAll();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
