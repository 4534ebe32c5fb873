import { createTransport } from 'nodemailer';
import { defineService } from '@palaro/server';
import { ProviderRefused } from './provider.ts';

const TIMEOUT_MS = 10_000;
/** At once; mail servers refuse more from one sender. */
const CONNECTIONS = 2;

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The way to mailboxes, null where the deployment has none. */
export const mailDoor = defineService('delivery.mail', ({ config }) => {
  const { smtp } = config.delivery;
  if (!smtp) return null;
  const transport = createTransport({
    url: smtp.url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A text that names a file or an address stays a text.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    /** Answers the message's id. Throws `ProviderRefused` where the mail server said no. */
    async send({ to, subject, text }: Mail): Promise<string> {
      const headers = { 'Auto-Submitted': 'auto-generated' };
      const mail = { from: smtp.from, to: { name: '', address: to }, subject, text, headers };
      try {
        return (await transport.sendMail(mail)).messageId;
      } catch (error) {
        const { responseCode } = error as { responseCode?: number };
        if (responseCode === undefined) throw error;
        throw new ProviderRefused(responseCode, responseCode >= 500);
      }
    },
    close: () => transport.close(),
  };
});
