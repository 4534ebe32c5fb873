import type { VendorClient } from '../contract.ts';
import { writeForm } from './form.ts';
import { hashOf } from './hash.ts';

/** It is not asked for an address: ours holds the code and what the page needs, signed. */
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
};
