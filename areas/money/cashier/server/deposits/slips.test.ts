import { randomUUID } from 'node:crypto';
import type { Member } from '@palaro/server';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cashierSite } from '../test-cashier.ts';
import { storeSlip } from './slips.ts';

const picture = (background: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

it('MONEY-01 case 17: a slip’s key takes the same picture again and refuses another', async () => {
  const site = await cashierSite({ tasks: 'none' });
  const member = { id: (await site.member()).id } as Member;
  const [white, red] = await Promise.all([picture('#ffffff'), picture('#ff0000')]);
  const key = randomUUID();
  const first = await storeSlip(site.app, member, white, key);
  expect(await storeSlip(site.app, member, white, key)).toEqual(first);
  await expect(storeSlip(site.app, member, red, key)).rejects.toMatchObject({
    code: 'idempotency_mismatch',
  });
  await site.stop();
});
