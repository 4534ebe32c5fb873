import { HEADERS } from '@palaro/api';
import { plusSeconds } from '@palaro/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endOldSessions } from './accounts.tasks.ts';
import { authenticate } from './authenticate.ts';
import { endSessionsOfMember, rotateToken } from './sessions-of-member.ts';
import { keepAnswer } from './step-up-answers.repository.ts';
import { steppedUp } from './stepped-up.ts';
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
  /** Signs out everywhere else, which asks for the password: a step-up. */
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

describe('accounts §6 a step-up', () => {
  it('gives the same session a new token; the old one works for 20 seconds more', async () => {
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
    // Both streams belong to one session, so they close with it.
    expect(await stream.text()).toContain('event: open');
    expect(await again.text()).toContain('event: open');
    expect(own).not.toBe('');
  });

  it('gives no new token to a caller that does not ask for one: the login’s token goes on', async () => {
    const { token, stepUp } = await enter('player108');
    expect(await stepUp(token, PASSWORD, false)).toMatchObject({ status: 200, fresh: null });
    site.app.clock.advance(21);
    expect(await codeOf(token)).toBe('in');
  });

  it('that is refused gives no new token', async () => {
    const { token, stepUp } = await enter('player103');
    const refused = await stepUp(token, 'wrong');
    expect(refused).toMatchObject({ status: 422, fresh: null });
    site.app.clock.advance(21);
    expect(await codeOf(token)).toBe('in');
  });

  it('gives one new token, the same to all, when eight come at once', async () => {
    const { token, stepUp } = await enter('player104');
    const answers = await Promise.all(Array.from({ length: 8 }, () => stepUp()));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const given = new Set(answers.map(({ fresh }) => fresh));
    expect(given.size).toBe(1);
    const [fresh] = given;
    // First from a tab with the old token, then from one with the new token.
    expect((await stepUp(token)).fresh).toBe(fresh);
    expect((await stepUp(fresh ?? '')).fresh).toBe(fresh);
    site.app.clock.advance(21);
    expect([await codeOf(token), await codeOf(fresh ?? '')]).toEqual(['session.ended', 'in']);
    const next = await stepUp(fresh ?? '');
    expect(next.fresh).not.toBe(fresh);
    expect(await codeOf(next.fresh)).toBe('in');
  });

  it('whose answer was lost gives the same token to a caller that proves himself again in time', async () => {
    const { token, stepUp } = await enter('player109');
    const lost = await stepUp();
    site.app.clock.advance(19);
    const refused = await stepUp(token, 'wrong');
    expect(refused).toMatchObject({ status: 422, fresh: null });
    const again = await stepUp(token);
    expect([again.status, again.fresh]).toEqual([200, lost.fresh]);
    site.app.clock.advance(2);
    expect([await codeOf(token), await codeOf(again.fresh)]).toEqual(['session.ended', 'in']);
    expect(await stepUp(token)).toMatchObject({ status: 401, fresh: null });
  });

  it('gives no token if the password was changed meanwhile', async () => {
    const { token } = await enter('player110');
    const [own = ''] = await sessionOf('player110');
    const caller = await authenticate(site.app, token);
    if (caller.is !== 'member') throw new Error('nobody');
    const given: string[] = [];
    const answer = { header: (_name: string, value: string) => void given.push(value) };
    const call = { app: site.app, member: caller.member, answer, request: { takesToken: true } };
    await steppedUp(() => rotateToken(site.app, own))(call);
    expect(given).toEqual([]);
    await steppedUp(() => ({}))(call);
    expect(given).toEqual([]);
  });

  it('a changed password and an ended session invalidate the old token at once', async () => {
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

  it('forgets its answer when nobody can repeat the call any more', async () => {
    await enter('player111');
    const [session_id = ''] = await sessionOf('player111');
    const now = site.app.clock.now();
    const input = Buffer.from('input');
    const answer = Buffer.from('answer');
    await keepAnswer(site.app.db, { session_id, input, answer, until: plusSeconds(now, 20) });
    const run = async (at: Date) => {
      await endOldSessions.run({ app: site.app, now: at, batch: 10 });
      return site.app.db.selectFrom('step_up_answer').select('input').execute();
    };
    expect(await run(plusSeconds(now, 19))).toHaveLength(1);
    expect(await run(plusSeconds(now, 20))).toEqual([]);
  });

  it('no token is in the database', async () => {
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
