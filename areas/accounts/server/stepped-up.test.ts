import { HEADERS } from '@palaro/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endSessionsOfMember, rotateToken } from './sessions-of-member.ts';
import { accountsSite, PASSWORD, type AccountsSite } from './test-accounts.ts';

let site: AccountsSite;
beforeAll(async () => {
  site = await accountsSite();
});
afterAll(() => site.stop());
beforeEach(() => site.calm());

async function enter(account: string) {
  const browser = site.strange();
  const token = (await browser.login(account)).value.token as string;
  /** Signing out everywhere else asks for the password: a step-up. */
  const stepUp = async (by = token, password = PASSWORD, takes = true) => {
    const headers: Record<string, string> = takes ? { [HEADERS.sessionToken]: 'renew' } : {};
    const sent = { token: by, body: { password }, headers };
    const answer = await browser.call('POST', '/api/v1/devices/end', sent);
    return { ...answer, fresh: answer.headers.get(HEADERS.sessionToken) };
  };
  return { token, stepUp };
}
const codeOf = async (token: string | null) =>
  (await site.strange().call('GET', '/wps/member/info', { token: token ?? '' })).code ?? 'in';
const sessionOf = async (account: string) => {
  const { rows } = await site.app.pool.query<{ id: string }>(
    `select s.id from session s join member m on m.id = s.member_id
     where m.account = $1 and ended_at is null`,
    [account],
  );
  return rows.map(({ id }) => id);
};

describe('accounts.md §6 a step-up', () => {
  it('brings another token of the same session; the old one opens it for 20 seconds more', async () => {
    const { token, stepUp } = await enter('player101');
    const [before] = await sessionOf('player101');
    const { fresh } = await stepUp();
    expect(fresh).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(fresh).not.toBe(token);
    expect([await codeOf(fresh), await codeOf(token)]).toEqual(['in', 'in']);
    site.app.clock.advance(19);
    expect(await codeOf(token)).toBe('in');
    site.app.clock.advance(1);
    expect(await codeOf(token)).toBe('session.ended');
    expect(await codeOf(fresh)).toBe('in');
    expect(await sessionOf('player101')).toEqual([before]);
  });

  it('keeps the session’s push stream, which goes on with the new token', async () => {
    const { token, stepUp } = await enter('player102');
    const open = (by: string | null) =>
      fetch(`${site.url}/api/v1/events`, { headers: { Authorization: `Bearer ${by}` } });
    const stream = await open(token);
    const { fresh } = await stepUp();
    site.app.clock.advance(21);
    expect((await open(token)).status).toBe(401);
    const again = await open(fresh);
    expect(again.status).toBe(200);
    const [own = ''] = await sessionOf('player102');
    await endSessionsOfMember(site.app, await site.idOf('player102'), 'operator');
    // Both are the streams of one session: they close with it.
    expect(await stream.text()).toContain('event: open');
    expect(await again.text()).toContain('event: open');
    expect(own).not.toBe('');
  });

  it('brings none to whoever does not say that he takes it: the login’s token goes on', async () => {
    const { token, stepUp } = await enter('player108');
    expect(await stepUp(token, PASSWORD, false)).toMatchObject({ status: 200, fresh: null });
    site.app.clock.advance(21);
    expect(await codeOf(token)).toBe('in');
  });

  it('that is refused brings none', async () => {
    const { token, stepUp } = await enter('player103');
    const refused = await stepUp(token, 'wrong');
    expect(refused).toMatchObject({ status: 422, fresh: null });
    site.app.clock.advance(21);
    expect(await codeOf(token)).toBe('in');
  });

  it('of eight at once brings one, whichever token they came with', async () => {
    const { token, stepUp } = await enter('player104');
    const answers = await Promise.all(Array.from({ length: 8 }, () => stepUp()));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const given = answers.flatMap(({ fresh }) => fresh ?? []);
    expect(given).toHaveLength(1);
    // Of another tab that did not yet hear of the new one: it must not take it away.
    expect((await stepUp(token)).fresh).toBeNull();
    site.app.clock.advance(21);
    expect([await codeOf(token), await codeOf(given[0] ?? '')]).toEqual(['session.ended', 'in']);
    const next = await stepUp(given[0]);
    expect(next.fresh).not.toBeNull();
    expect(await codeOf(next.fresh)).toBe('in');
  });

  it('a changed password and an ended session close the old token at once', async () => {
    const { token, stepUp } = await enter('player105');
    await stepUp();
    const [own = ''] = await sessionOf('player105');
    await rotateToken(site.app, own);
    expect(await codeOf(token)).toBe('session.ended');
    const other = await enter('player106');
    const { fresh } = await other.stepUp();
    await endSessionsOfMember(site.app, await site.idOf('player106'), 'operator');
    const codes = [await codeOf(other.token), await codeOf(fresh)];
    expect(codes).toEqual(['session.ended', 'session.ended']);
  });

  it('no token stands in the database', async () => {
    const { token, stepUp } = await enter('player107');
    const { fresh } = await stepUp();
    const { rows } = await site.app.pool.query<{ text: string }>(
      "select string_agg(s::text, '') as text from session s",
    );
    for (const one of [token, fresh ?? 'none']) {
      expect(rows[0]?.text).not.toContain(one);
      expect(rows[0]?.text).not.toContain(Buffer.from(one).toString('hex'));
    }
  });
});
