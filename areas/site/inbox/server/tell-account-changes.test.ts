import { listOutbox } from '@palaro/delivery/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACCOUNT_TEMPLATES } from './account-templates.ts';
import { renderMessage } from './render-message.ts';
import { tellAccountChange } from './tell-account-changes.ts';
import { inboxSite } from './test-inbox.ts';

let site: Awaited<ReturnType<typeof inboxSite>>;
beforeAll(async () => {
  site = await inboxSite();
});
afterAll(() => site.stop());

it('REWARD-06 every change of an account has a text in both languages, with every place filled', () => {
  const at = site.app.clock.now().toISOString();
  const values = {
    at,
    until: at,
    device: 'iPhone',
    ip: ' (203.0.113.5)',
    to: 'a••••@b.ph',
    card: 'GCash',
  };
  for (const template of Object.keys(ACCOUNT_TEMPLATES) as (keyof typeof ACCOUNT_TEMPLATES)[]) {
    const [en, ty] = (['EN', 'TY'] as const).map((language) =>
      renderMessage(site.app, { template, values }, language),
    );
    expect(`${en?.title}${en?.content}${ty?.title}${ty?.content}`).not.toMatch(/[{}]/);
    expect(en?.content).not.toBe(ty?.content);
    const ours = /_(kyc|bank_card)_(approved|rejected|refused)$|_closed_|_reopened$/.test(template);
    expect(en?.content.includes('from iPhone (203.0.113.5)')).toBe(!ours);
    expect(en?.content.includes('If not, change your password')).toBe(!ours);
  }
});

it('REWARD-06 a finished identity check says what can be done now, with a link and without alarm', async () => {
  const member = await site.member();
  const changed = {
    id: '900010',
    memberId: member.id,
    what: 'kyc',
    by: 'operator',
    at: site.app.clock.now().toISOString(),
    ip: null,
    userAgent: null,
    detail: { state: 'approved', level: '2' },
    tellOld: null,
  } as const;
  await tellAccountChange(site.app, changed);
  const { list } = await site.inbox(member.token);
  expect(list[0]).toMatchObject({ title: 'You are verified' });
  expect(list[0]?.content).toContain('href="/m/withdraw"');
});

it('REWARD-06 a change is sent once to the inbox, and to the contact from before it', async () => {
  const member = await site.member();
  const changed = {
    id: '900001',
    memberId: member.id,
    what: 'mobile',
    by: 'member',
    at: site.app.clock.now().toISOString(),
    ip: '203.0.113.5',
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 12_4 like Mac OS X)',
    detail: { to: '+63917••••4567' },
    tellOld: { mobile: '+639170009999', email: 'old@mail.example' },
  } as const;
  await tellAccountChange(site.app, changed);
  await tellAccountChange(site.app, changed);
  const { list, total } = await site.inbox(member.token);
  expect(total).toBe(1);
  expect(list[0]).toMatchObject({ kind: 'SECURITY', title: 'Your mobile number was changed' });
  expect(list[0]?.content).toContain('Codes go to +63917••••4567');
  expect(list[0]?.content).toContain('from iPhone (203.0.113.5)');
  const [sms, ...again] = await listOutbox(site.app, { to: '+639170009999' });
  expect(again).toEqual([]);
  expect(sms?.text.length).toBeLessThan(160);
  const [mail] = await listOutbox(site.app, { to: 'old@mail.example' });
  expect(mail?.text).toContain('+63917••••4567');
  expect(mail?.text).not.toContain('<p>');
});

it('REWARD-06 a change by our service shows no address, and a change without a text is not sent', async () => {
  const member = await site.member();
  const changed = {
    memberId: member.id,
    by: 'operator',
    at: site.app.clock.now().toISOString(),
    ip: '203.0.113.9',
    userAgent: null,
    detail: {},
    tellOld: null,
  } as const;
  await tellAccountChange(site.app, { ...changed, id: '900002', what: 'registered' });
  await tellAccountChange(site.app, { ...changed, id: '900003', what: 'payee_name' });
  const { list, total } = await site.inbox(member.token);
  expect(total).toBe(1);
  expect(list[0]?.content).toContain('from our service.');
  expect(list[0]?.content).not.toContain('203.0.113.9');
});
