import type { VendorClient, VendorRound } from '../contract.ts';
import { ask, askFor, askForText } from './ask.ts';
import { listedCommand, readStatement } from './statement.ts';

const VENDOR = 'DEMO';
const STATES: readonly VendorRound['state'][] = ['open', 'closed', 'voided', 'unknown'];

/** Only a web address on the vendor's origin may be given to a member's browser, or none. */
function ownAddress(answer: unknown, address: string): string {
  const { status, url } = answer as { status?: unknown; url?: unknown };
  if (status !== 'OK' || typeof url !== 'string') throw new Error('the vendor refused the launch');
  if (url === '') return url;
  const target = new URL(url, address);
  if (target.origin !== new URL(address).origin)
    throw new Error('the launch leads to another site');
  return target.href;
}

export const demoClient: VendorClient = {
  async launch(connection, launch) {
    const answer = await ask(connection, '/launch', JSON.stringify(launch));
    return ownAddress(answer, connection.address);
  },

  async closeSession(connection, of) {
    const { status } = (await ask(connection, '/session/close', JSON.stringify(of))) as {
      status?: unknown;
    };
    if (status !== 'OK') throw new Error('the vendor did not close the session');
  },

  async round(connection, { member, round }) {
    const query = new URLSearchParams({ member, round }).toString();
    const answer = (await askFor(connection, `/round?${query}`)) as Record<string, unknown>;
    const state = STATES.find((one) => one === answer.state);
    if (answer.status !== 'OK' || !state || !Array.isArray(answer.messages)) {
      throw new Error('the vendor did not report the round');
    }
    const messages = answer.messages as Record<string, unknown>[];
    return { state, commands: messages.map((message) => listedCommand(message, VENDOR)) };
  },

  async transactions(connection, { from, to, cursor }) {
    const query = new URLSearchParams({
      from: from.toISOString(),
      to: to.toISOString(),
      ...(cursor === undefined ? {} : { cursor }),
    });
    return readStatement(await askForText(connection, `/statement?${query.toString()}`), VENDOR);
  },
};
