import type { App } from '@palaro/server';

/** Every statement that the server sends from here on, the newest last. */
export function watchStatements(pool: App['pool']): string[] {
  const said: string[] = [];
  const watched = new WeakSet<object>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    Object.assign(client, {
      query: (...given: unknown[]) => {
        const [first] = given as [string | { text?: string }];
        said.push(typeof first === 'string' ? first : (first.text ?? ''));
        return query(...given);
      },
    });
  });
  return said;
}

type Take = (work: () => Promise<unknown>) => Promise<unknown>;
const TURNS = 'accounts.password-turns';

/** Tells of every Argon2id that the server computes from here on; somebody must have logged in. */
export function onPasswordHash({ services }: App, tell: () => void): void {
  const take = services.get(TURNS) as Take | undefined;
  if (!take) throw new Error('nobody has logged in yet: there is nothing to listen to');
  services.set(TURNS, (work: () => Promise<unknown>) => {
    tell();
    return take(work);
  });
}
