import { defineService } from '@palaro/server';
import { ProviderRefused } from './provider.ts';

const TIMEOUT_MS = 10_000;
/** Simultaneous connections. Mail servers refuse more from one sender. */
const CONNECTIONS = 2;

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The mail transport; null if the deployment has no mail server. */
export const mailDoor = defineService('delivery.mail', ({ config }) => {
  const { smtp } = config.delivery;
  if (!smtp) return null;
  const transport = openTransport(smtp.url);
  return {
    /** Returns the message's id. Throws `ProviderRefused` if the mail server refuses. */
    async send({ to, subject, text }: Mail): Promise<string> {
      const headers = { 'Auto-Submitted': 'auto-generated' };
      const mail = { from: smtp.from, to: { name: '', address: to }, subject, text, headers };
      try {
        return (await (await transport).sendMail(mail)).messageId;
      } catch (error) {
        const { responseCode } = error as { responseCode?: number };
        if (responseCode === undefined) throw error;
        throw new ProviderRefused(responseCode, responseCode >= 500);
      }
    },
    close: async () => (await transport).close(),
  };
});

async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A text that names a file or an address must not be replaced by its content.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
