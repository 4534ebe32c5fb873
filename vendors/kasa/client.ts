import type { VendorClient, VendorRound } from '../contract.ts';
import { askKasa, listedCommands } from './ask.ts';
import { writeForm } from './form.ts';
import { hashOf } from './hash.ts';

const VENDOR = 'KASA';
/** The dialect's words for the states of a round. */
const STATES: Record<string, VendorRound['state']> = {
  run: 'open',
  end: 'closed',
  void: 'voided',
  none: 'unknown',
};

/**
 * The vendor is not asked for an address: we make it, with the code and what the page needs,
 * signed.
 */
export const kasaClient: VendorClient = {
  launch({ address, key, secret, now }, launch) {
    const { code, game, language, returnUrl } = launch;
    const time = String(Math.floor(now().getTime() / 1000));
    const fields = { code, game, lang: language, back: returnUrl, partner: key, time };
    const hash = hashOf(new Map(Object.entries(fields)), secret);
    const url = new URL('/kasa/open', address);
    url.search = writeForm({ ...fields, hash });
    return Promise.resolve(url.href);
  },

  async closeSession(connection, { member, game }) {
    await askKasa(connection, 'leave', { player: member, game });
  },

  async round(connection, { member, round }) {
    const told = await askKasa(connection, 'round', { player: member, round });
    const state = STATES[told.get('state') ?? ''];
    if (!state) throw new Error('the vendor did not report the round');
    return { state, commands: listedCommands(told, VENDOR) };
  },

  async transactions(connection, { from, to, cursor }) {
    const span = { from: String(from.getTime()), to: String(to.getTime()) };
    const after: Record<string, string> = cursor === undefined ? {} : { after: cursor };
    const told = await askKasa(connection, 'list', { ...span, ...after });
    return { commands: listedCommands(told, VENDOR), next: told.get('next') ?? null };
  },
};
