import { createDemoSocial } from '@palaro/demo-social';
import { demoClients } from '@palaro/demo-social/clients';
import { freePort } from '@palaro/server-app/db';

/** The demo's provider, which checks a way to it as strictly as the real ones. */
export async function startProvider() {
  const port = await freePort();
  const own = { url: `http://127.0.0.1:${port}`, secret: 'a secret for this test' };
  const server = createDemoSocial({
    ...own,
    publicUrl: 'http://127.0.0.1',
    language: 'EN',
    now: () => new Date(0),
  });
  await server.listen({ host: '127.0.0.1', port });
  return { clients: demoClients(own), stop: () => server.close() };
}
