import { createServer } from 'node:net';
import type { Config } from '@palaro/server';
import { StartError } from './start-error.ts';

type Address = Pick<Config, 'host' | 'port'>;

/** Checks that the port is free before anything else starts. Throws `StartError`. */
export function checkPort({ host, port }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(listenRefusal(error, { host, port })));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Explains a failed listen and says what to do. */
export function listenRefusal(error: NodeJS.ErrnoException, { host, port }: Address): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `port ${port} on ${host} is taken by another program: stop it or set PORT to another number`,
      );
    case 'EACCES':
      return new StartError(
        `this user may not listen on port ${port}: set PORT to a number from 1024 to 65535`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`HOST is "${host}", which is not an address of this machine`);
    default:
      return error;
  }
}
