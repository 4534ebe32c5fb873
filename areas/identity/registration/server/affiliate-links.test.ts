import { randomHex } from '@palaro/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AffiliateLink } from '../registration.api.ts';
import { LINKS_MAX } from './affiliate-links.ts';
import { PASSWORD, registrationSite } from './test-site.ts';

let test: Awaited<ReturnType<typeof registrationSite>>;
let agent: string;
beforeAll(async () => {
  test = await registrationSite();
  await test.change({ switches: { REGMOBVERF3: false } });
  agent = await test.site.login('agent2');
});
afterAll(() => test.site.stop());

const nameOf = () => `a_${randomHex(5)}`;
const create = (body: object, token = agent) =>
  test.call('POST', '/wps/relay/MCS2_wpsCreateAffUrl', { token, body });
const linkOf = async (body: object = {}, token = agent) =>
  (await create({ accountType: 0, ...body }, token)).value as unknown as AffiliateLink;
const view = async (token = agent) =>
  (await test.call('GET', '/wps/relay/MCS2_wpsViewAffUrls', { token })).value
    .list as AffiliateLink[];
const end = (code: string, token = agent) =>
  test.call('DELETE', `/wps/relay/MCS2_wpsDeleteAffUrl?code=${code}`, { token });
const check = (code: string, domain = '') =>
  test.call('GET', `/wps/agent/affiliate?code=${code}&domain=${domain}`);
const underLink = (code: string, more: object = {}) =>
  test.call('POST', '/wps/relay/MCS2_wpsRegAff', {
    body: { username: nameOf(), password: PASSWORD, confirmPassword: PASSWORD, code, ...more },
  });

async function standing(account: unknown) {
  const { db } = test.site.app;
  const member = await db
    .selectFrom('member')
    .leftJoin('attribution', 'attribution.member_id', 'member.id')
    .leftJoin('member as parent', 'parent.id', 'member.upline_id')
    .leftJoin('member as agent', 'agent.id', 'attribution.agent_id')
    .leftJoin('affiliate_link as link', 'link.id', 'attribution.link_id')
    .select([
      'member.id',
      'member.type',
      'parent.account as parent',
      'agent.account as agent',
      'link.code',
      'attribution.self_referral',
    ])
    .where('member.account', '=', account as string)
    .executeTakeFirstOrThrow();
  return member;
}

describe('AGT-10 affiliate links', () => {
  it('AGT-10 50 a link registers under its agent and is counted; a deleted link keeps its members', async () => {
    const link = await linkOf({ note: 'fair' });
    expect(link.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(link.path).toBe(`/m/register?affiliateCode=${link.code}`);
    const visit = await check(link.code.toLowerCase());
    expect([visit.success, visit.value]).toEqual([true, { success: true }]);
    const cookie = visit.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await test.call('GET', `/wps/agent/affiliate?code=${link.code}`, { cookie });
    const { value } = await test.registerAs(nameOf(), { affiliateCode: link.code });
    expect(await standing(value.userName)).toMatchObject({
      type: 0,
      parent: 'agent2',
      agent: 'agent2',
      code: link.code,
      self_referral: false,
    });
    const [seen] = await view();
    expect(seen).toEqual({ ...link, clicks: 1, registrations: 1 });
    expect((await end(link.code)).status).toBe(200);
    expect(await end(link.code)).toMatchObject({ status: 404 });
    expect(await check(link.code)).toMatchObject({ success: false, code: 'affiliate.invalid' });
    expect(await test.registerAs(nameOf(), { affiliateCode: link.code })).toMatchObject({
      status: 422,
      code: 'affiliate.invalid',
      fields: { affiliateCode: 'Invitation code error' },
    });
    expect(await standing(value.userName)).toMatchObject({ agent: 'agent2', code: link.code });
    expect((await view()).map(({ code }) => code)).not.toContain(link.code);
  });

  it('AGT-10 a link for agents registers an agent', async () => {
    const link = await linkOf({ accountType: 1 });
    const { value } = await underLink(link.code, { type: 0 });
    expect(value.customerType).toBe(1);
  });

  it('AGT-10 52 the code in the address takes precedence over a typed one', async () => {
    const other = await test.site.login('agent1');
    const url = await linkOf();
    const typed = await linkOf({}, other);
    const { value } = await underLink(url.code, { affiliateCode: typed.code });
    expect(await standing(value.userName)).toMatchObject({ agent: 'agent2', code: url.code });
  });

  it('AGT-10 53 a suspended agent’s code stays valid and leads to the house line', async () => {
    const { db } = test.site.app;
    const own = await test.site.login('special1');
    const link = await linkOf({}, own);
    await db
      .updateTable('member')
      .set({ state: 'disabled' })
      .where('account', '=', 'special1')
      .execute();
    expect(await check(link.code)).toMatchObject({ success: true });
    const alone = await test.registerAs(nameOf(), { affiliateCode: link.code });
    const nobody = { parent: null, agent: null, code: link.code };
    expect(await standing(alone.value.userName)).toMatchObject(nobody);
    await test.change({ settings: { 'agents.houseLine': 'agent1' } });
    const { value } = await test.registerAs(nameOf(), { affiliateCode: link.code });
    const house = { parent: 'agent1', agent: 'agent1', code: link.code };
    expect(await standing(value.userName)).toMatchObject(house);
  });

  it('AGT-10 51 the agent who brought a member in stays recorded, whoever becomes the parent', async () => {
    const link = await linkOf();
    const { value } = await test.registerAs(nameOf(), { affiliateCode: link.code });
    const { id } = await standing(value.userName);
    const { db } = test.site.app;
    const agent1 = await standing('agent1');
    await db.updateTable('member').set({ upline_id: agent1.id }).where('id', '=', id).execute();
    const stands = await standing(value.userName);
    expect(stands).toMatchObject({ parent: 'agent1', agent: 'agent2' });
    const move = db.updateTable('attribution').set({ agent_id: agent1.id });
    await expect(move.where('member_id', '=', id).execute()).rejects.toThrow(/for life/);
  });

  it('AGT-10 marks an agent who registers himself, by his browser or his name', async () => {
    const { db } = test.site.app;
    const link = await linkOf();
    const login = { username: 'agent2', password: 'Demo-pass-1' };
    const own = await test.call('POST', '/wps/session/login', { body: login });
    const cookie = own.headers.getSetCookie().find((one) => one.startsWith('pdv='));
    const same = await test.registerAs(
      nameOf(),
      { affiliateCode: link.code },
      { cookie: cookie?.split(';')[0] ?? '' },
    );
    expect(await standing(same.value.userName)).toMatchObject({ self_referral: true });
    await test.fields({ payeeName: { enabled: true, required: false } });
    const named = { payee_name: 'Juan dela Cruz' };
    await db.updateTable('member').set(named).where('account', '=', 'agent2').execute();
    const alike = { affiliateCode: link.code, payeeName: 'JUAN  Dela Cruz.' };
    const { value } = await test.registerAs(nameOf(), alike);
    expect(await standing(value.userName)).toMatchObject({ self_referral: true });
  });

  it('a link may name only a host of the deployment, and then works only there', async () => {
    expect(await create({ accountType: 0, domain: 'play.example' })).toMatchObject({
      status: 422,
      code: 'affiliate.domain',
    });
    await test.change({ settings: { 'agents.domains': ['play.example', 'win.example'] } });
    expect((await create({ accountType: 0 })).code).toBe('affiliate.domain');
    const { code, path } = await linkOf({ domain: 'play.example' });
    expect(path).toBe(`/m/register?affiliateCode=${code}&domain=play.example`);
    expect((await check(code, 'play.example')).success).toBe(true);
    expect((await check(code, 'win.example')).success).toBe(false);
    // A code typed by hand comes without a host.
    expect((await check(code)).success).toBe(true);
    await test.change({ settings: { 'agents.domains': [] } });
  });

  it('a link expires without a click, and cannot end before it begins', async () => {
    const { clock } = test.site.app;
    const at = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString();
    expect((await create({ accountType: 0, expiresAt: at(-1) })).code).toBe('affiliate.expiry');
    const { code } = await linkOf({ expiresAt: at(60) });
    expect((await check(code)).success).toBe(true);
    clock.advance(61);
    expect((await check(code)).success).toBe(false);
  });

  it('members, guests and house agents cannot make links; an agent cannot end another’s link', async () => {
    const member = await test.site.login('member1');
    const house = await test.site.login('houseagent1');
    expect(await create({ accountType: 0 }, member)).toMatchObject({ status: 403 });
    expect(await create({ accountType: 0 }, '')).toMatchObject({ status: 401 });
    expect(await create({ accountType: 0 }, house)).toMatchObject({ code: 'no_permission' });
    const { code } = await linkOf();
    const other = await test.site.login('agent1');
    expect(await end(code, other)).toMatchObject({ status: 404 });
  });

  it('AGT-10 an agent has at most fifty live links, even with requests at the same time', async () => {
    const promoter = await test.site.login('promoter1');
    const told = await Promise.all(
      Array.from({ length: LINKS_MAX + 14 }, () => create({ accountType: 0 }, promoter)),
    );
    expect(told.filter(({ status }) => status === 200)).toHaveLength(LINKS_MAX);
    expect(told.find(({ status }) => status === 422)?.code).toBe('affiliate.too_many');
    expect(await view(promoter)).toHaveLength(LINKS_MAX);
  });
});
