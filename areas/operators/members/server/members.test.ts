import { excludeMember } from '@palaro/accounts/server';
import { Money, plusSeconds, type MemberId } from '@palaro/kernel';
import type { RoleName } from '@palaro/permissions';
import { setPlayLimit } from '@palaro/wallet/server';
import {
  given,
  operatorAt,
  testApp,
  testOperator,
  type TestApp,
  type TestOperator,
} from '@palaro/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MemberContacts, MemberFound, MemberOverview } from '../members.api.ts';

let site: TestApp;
let ana: TestOperator;
let ben: TestOperator;
beforeAll(async () => {
  site = await testApp({ demo: true });
  [ana, ben] = await Promise.all([
    operatorAt(site.url, 'operator1'),
    operatorAt(site.url, 'operator2'),
  ]);
});
afterAll(() => site.stop());

const MEMBERS = '/console/api/members';
const WHY = 'ticket 4711: called back';
let made = 0;
/** A member with contacts of his own. */
async function member(values: object = {}): Promise<MemberId> {
  made += 1;
  const id = await given(site.app).member({ balance: '100.0000' });
  const own = {
    mobile: `+63917555${String(made).padStart(4, '0')}`,
    email: `person${made}@mail.example`,
    nickname: `Nick Of ${made}`,
    payee_name: `Person Number ${made}`,
    register_ip: `198.51.100.${made}`,
  };
  await site.app.db
    .updateTable('member')
    .set({ ...own, ...values })
    .where('id', '=', id)
    .execute();
  return id;
}
const found = async (q: string, more = '') => {
  const asked = `${MEMBERS}?q=${encodeURIComponent(q)}${more}`;
  const { value } = await ana.call<{ list: MemberFound[]; more: boolean }>('GET', asked);
  return value.list.map(({ id }) => id);
};
const trail = async (id: MemberId) =>
  (
    await site.app.pool.query<Record<string, unknown>>(
      `select actor, action, entry->>'reason' as reason from audit_entry
        where member = $1 order by seq`,
      [id],
    )
  ).rows;

describe('the search', () => {
  it('finds a member by each thing that is known of him, whole or by its beginning', async () => {
    const id = await member({
      mobile: '+639998887766',
      email: 'Findme@Mail.example',
      nickname: 'Findnick',
      payee_name: 'Findpayee Cruz',
      register_ip: '192.0.2.77',
    });
    const device = Buffer.alloc(32, 7);
    const at = site.app.clock.now();
    await site.app.db
      .insertInto('member_device')
      .values({
        member_id: id,
        device,
        user_agent: '',
        ip: '192.0.2.78',
        first_at: at,
        last_at: at,
      })
      .execute();
    const { account } = await site.app.db
      .selectFrom('member')
      .select('account')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const known = [
      id,
      account,
      account.slice(0, 9).toUpperCase(),
      'findnick',
      'FINDN',
      '+639998887766',
      '0999 888 7766',
      '63999888',
      'findme@',
      'findme@mail.example',
      'Findpayee',
      'findpayee cruz',
      '192.0.2.77',
      '192.0.2.78',
      device.toString('hex'),
    ];
    for (const q of known) expect([q, await found(q)]).toEqual([q, expect.arrayContaining([id])]);
    for (const q of ['nobody at all', 'indnick', '8887766', '10.9.8.7']) {
      expect([q, await found(q)]).toEqual([q, []]);
    }
    expect(await found('findnick', '&state=closed')).toEqual([]);
    expect(await found('findnick', '&by=payee')).toEqual([]);
  });

  it('finds nobody by a part of a contact for whom contacts are masked', async () => {
    const mobile = '+639123450001';
    const email = 'maskedperson@mail.example';
    const id = await member({ mobile, email, payee_name: 'Maskedname Cruz' });
    const vip = await operatorAt(site.url, 'cashier1');
    await site.app.db
      .updateTable('operator')
      .set({ roles: ['vip'] })
      .where('name', '=', 'cashier1')
      .execute();
    const whom = async (q: string, by: string) => {
      const path = `${MEMBERS}?q=${encodeURIComponent(q)}&by=${by}`;
      const { value } = await vip.call<{ list: MemberFound[] }>('GET', path);
      return value.list.map((row) => row.id);
    };
    const whole = { mobile, mail: email, payee: 'maskedname cruz' };
    for (const [by, text] of Object.entries(whole)) {
      for (const way of [by, 'any'])
        expect([text, way, await whom(text, way)]).toEqual([text, way, [id]]);
      for (let length = 3; length < text.length; length += 1) {
        expect(await whom(text.slice(0, length), by)).toEqual([]);
      }
    }
    for (const part of ['+63912345000', '0912345000', 'maskedperson@', 'maskedname']) {
      expect(await whom(part, 'any')).toEqual([]);
      const { value } = await vip.call<string>('POST', `${MEMBERS}/export`, { q: part });
      expect(value.trimEnd().split('\n')).toHaveLength(1);
      expect(await found(part)).toEqual([id]);
    }
  });

  it('by a contact leaves an entry without the contact, and another search none', async () => {
    await member({ mobile: '+639123450077', payee_name: 'Sought Person' });
    const entries = async () =>
      (
        await site.app.pool.query<{ entry: object }>(
          `select entry from audit_entry where action = 'member.search' order by seq`,
        )
      ).rows;
    const before = (await entries()).length;
    await found('findnick');
    await found('1000001');
    expect(await entries()).toHaveLength(before);
    for (const q of ['09123450077', 'sought per', 'x@y', '639123450077']) await found(q);
    await found('nobody', '&by=payee');
    const told = (await entries()).slice(before);
    expect(told).toHaveLength(5);
    expect(told[0]?.entry).toMatchObject({
      actor: 'operator:operator1',
      after: { by: 'any', length: 11, matches: 1 },
    });
    expect(JSON.stringify(told)).not.toMatch(/sought|0077|x@y/i);
  });

  it('finds the owner of a card by its last four digits or its whole number', async () => {
    const id = await member();
    const { keyedDigest } = await import('@palaro/server');
    const number_digest = keyedDigest(site.app, 'security.card-owner', 'GCASH/09171234321');
    const at = site.app.clock.now();
    const card = { id: 'card-of-search', bank_code: 'GCASH', last4: '4321', holder: 'Ana' };
    await site.app.db
      .insertInto('bank_card')
      .values({
        ...card,
        member_id: id,
        number_sealed: Buffer.alloc(1),
        number_digest,
        state: 'active',
        is_default: true,
        branch: null,
        added_at: at,
        usable_from: at,
        removed_at: null,
      })
      .execute();
    expect(await found('4321')).toContain(id);
    expect(await found('0917 123 4321', '&by=card')).toEqual([id]);
    expect(await found('0917 123 4322', '&by=card')).toEqual([]);
  });

  it.each(['ab', '%', '*ana', 'ana%', '__', '%%%%'])(
    'refuses %j, which would read everybody',
    async (q) => {
      const asked = `${MEMBERS}?q=${encodeURIComponent(q)}`;
      expect(await ana.call('GET', asked)).toMatchObject({
        status: 422,
        code: 'members.search_wide',
      });
    },
  );

  it('reads along indexes only, whatever is looked for', async () => {
    const { findMembers } = await import('./find-members.ts');
    const plans: string[] = [];
    for (const by of ['account', 'nickname', 'mobile', 'mail', 'payee', 'ip', 'card'] as const) {
      const { waysOf } = await import('./search-ways.ts');
      const q =
        { mobile: '0917555', card: '4321', mail: 'per@', ip: '198.51.' }[by as 'mobile'] ?? 'per';
      const ways = [true, false].flatMap((wholeContacts) =>
        waysOf(site.app, { by, text: q, wholeContacts }, 200),
      );
      for (const way of ways) {
        const { sql, parameters } = way.compile(site.app.db);
        const { rows } = await site.database.pool
          .query<{ 'QUERY PLAN': string }>(
            `set enable_seqscan = off; explain ${inlined(sql, parameters)}`,
          )
          .then(
            (all) => (all as unknown as { rows: { 'QUERY PLAN': string }[] }[])[1] ?? { rows: [] },
          );
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      }
    }
    await findMembers(site.app, testOperator(), {});
    expect(plans.length).toBeGreaterThan(8);
    for (const plan of plans) {
      expect(plan).toContain('Index');
      expect(plan).not.toContain('Seq Scan');
      expect(plan).not.toContain('Sort');
    }
  });
});

/** For `explain`, which takes no parameters in a statement of several. */
const inlined = (text: string, parameters: readonly unknown[]) =>
  text.replace(/\$(\d+)/g, (_, nth: string) => {
    const value = parameters[Number(nth) - 1];
    return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
  });

describe('the member page', () => {
  it('OC-29 support sees contacts masked on every tab; with a reason it sees them, and the trail says who and why', async () => {
    const id = await member();
    const contacts = {
      mobile: `+63917555${String(made).padStart(4, '0')}`,
      mail: `person${made}@mail.example`,
      payeeName: `Person Number ${made}`,
    };
    const support = await operatorAt(site.url, 'support1');
    const page = `${MEMBERS}/${id}`;
    const tabs = ['/sessions', '/links', '/timeline', '/notes'].map((tab) => page + tab);
    const searches = Object.values(contacts).map((q) => `${MEMBERS}?q=${encodeURIComponent(q)}`);
    const masked: string[] = [];
    for (const path of [page, ...tabs, ...searches]) {
      const { status, value } = await support.call('GET', path);
      const shown = JSON.stringify(value);
      expect([path, status]).toEqual([path, 200]);
      for (const one of [contacts.mobile.slice(1), `person${made}@`, 'Number'])
        expect([path, shown.includes(one)]).toEqual([path, false]);
      if (shown.includes('•')) masked.push(path);
    }
    expect(masked).toContain(page);
    const ask = (who: TestOperator, reason?: string) =>
      who.call<MemberContacts>('POST', `${page}/contacts`, { reason });
    expect(await ask(support)).toMatchObject({ status: 400 });
    expect(await ask(support, 'short')).toMatchObject({ status: 400 });
    expect((await ask(support, '         ')).code).toBe('console.reason_required');
    const auditor = await operatorAt(site.url, 'auditor1');
    expect(await ask(auditor, WHY)).toMatchObject({ status: 403, code: 'console.forbidden' });
    const read = { actor: 'operator:support1', action: 'member.read', reason: null };
    expect(await trail(id)).toEqual([read]);
    expect((await ask(support, WHY)).value).toMatchObject(contacts);
    expect((await ask(ana, WHY)).status).toBe(200);
    expect(await trail(id)).toEqual([
      read,
      { actor: 'operator:support1', action: 'member.contacts', reason: WHY },
      { actor: 'operator:operator1', action: 'member.contacts', reason: WHY },
    ]);
    const { rows } = await site.app.pool.query('select entry from audit_entry where member = $1', [
      id,
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/63917555|mail\.example|Number/);
  });

  it('shows money and play only to those who may see them, and 404 for nobody', async () => {
    const id = await member();
    const support = await operatorAt(site.url, 'support1');
    const { value } = await support.call<MemberOverview>('GET', `${MEMBERS}/${id}`);
    expect(value).toMatchObject({ money: null, play: null });
    for (const path of ['', '/sessions', '/links', '/timeline', '/notes', '/limits']) {
      expect(await ana.call('GET', `${MEMBERS}/999999999${path}`)).toMatchObject({ status: 404 });
    }
  });

  it('OC-31 is closed to roles without its permission: no limits for who may not see them', async () => {
    const id = await member();
    const support = await operatorAt(site.url, 'support1');
    const auditor = await operatorAt(site.url, 'auditor1');
    const limits = await support.call('GET', `${MEMBERS}/${id}/limits`);
    expect(limits).toMatchObject({ status: 403, code: 'console.forbidden' });
    const asked = async (role: RoleName, path: string) => {
      const rows = site.app.db.updateTable('operator').where('name', '=', 'auditor1');
      await rows.set({ roles: [role] }).execute();
      return (await auditor.call('GET', path)).status;
    };
    const page = `${MEMBERS}/${id}`;
    expect([await asked('vip', page), await asked('vip', `${page}/limits`)]).toEqual([200, 403]);
    for (const path of [page, `${page}/limits`, `${page}/notes`, `${MEMBERS}?q=${id}`])
      expect([path, await asked('content', path)]).toEqual([path, 403]);
    await asked('auditor', page);
  });

  it('keeps notes, and links accounts that share a device or a card', async () => {
    const id = await member();
    const other = await member();
    const at = site.app.clock.now();
    for (const one of [id, other]) {
      await site.app.db
        .insertInto('member_device')
        .values({
          member_id: one,
          device: Buffer.alloc(32, 9),
          user_agent: '',
          ip: '192.0.2.9',
          first_at: at,
          last_at: at,
        })
        .execute();
    }
    const text = 'Called: <script>alert(1)</script> & more';
    expect((await ana.call('POST', `${MEMBERS}/${id}/notes`, { text })).status).toBe(200);
    const notes = await ana.call<{ list: object[] }>('GET', `${MEMBERS}/${id}/notes`);
    expect(notes.value.list).toMatchObject([{ text, by: 'operator1' }]);
    const links = await ana.call<{ list: object[] }>('GET', `${MEMBERS}/${id}/links`);
    expect(links.value.list).toMatchObject([{ kind: 'device', id: other }]);
    const timeline = await ana.call<{ list: object[] }>('GET', `${MEMBERS}/${id}/timeline`);
    expect(timeline.value.list[0]).toMatchObject({
      actor: 'operator:operator1',
      action: 'member.note',
    });
    expect(JSON.stringify(await trail(id))).not.toContain('script');
  });
});

describe('stopping is quick, loosening is slow', () => {
  const state = async (id: MemberId) =>
    (await ana.call<MemberOverview>('GET', `${MEMBERS}/${id}`)).value.state;

  it('freezes an account at once for some hours, and it opens by itself', async () => {
    const id = await member();
    const freeze = (hours: number) =>
      ana.call('POST', `${MEMBERS}/${id}/freeze`, { hours, reason: WHY });
    expect((await freeze(25)).status).toBe(400);
    expect((await freeze(24)).status).toBe(200);
    expect(await state(id)).toBe('frozen');
    expect(await freeze(1)).toMatchObject({ status: 409, code: 'account.not_active' });
    site.app.clock.advance(24 * 3_600 + 1);
    const { accountsArea } = await import('@palaro/accounts/server');
    const task = accountsArea.tasks?.find(({ name }) => name === 'accounts.open-frozen');
    await (task as { run: (at: object) => Promise<void> }).run({
      app: site.app,
      now: site.app.clock.now(),
      batch: 10,
    });
    [ana, ben] = await Promise.all([
      operatorAt(site.url, 'operator1'),
      operatorAt(site.url, 'operator2'),
    ]);
    expect(await state(id)).toBe('active');
  });

  it('lifts a freeze only when a second person agrees', async () => {
    const id = await member();
    await ana.call('POST', `${MEMBERS}/${id}/freeze`, { hours: 3, reason: WHY });
    const lift = { hold: 'freeze', reason: WHY };
    const asked = await ana.call<{ changeId: string }>('POST', `${MEMBERS}/${id}/lift`, lift);
    expect(asked.status).toBe(202);
    expect(await state(id)).toBe('frozen');
    const approve = `/console/api/changes/${asked.value.changeId}/approve`;
    expect((await ben.call('POST', approve, {})).status).toBe(200);
    expect(await state(id)).toBe('active');
    const nothing = await ana.call('POST', `${MEMBERS}/${id}/lift`, lift);
    expect(nothing).toMatchObject({ status: 409, code: 'members.nothing_imposed' });
  });

  it('OC-32 RG-10 imposes a lower limit at once; the member’s own is raised in no way', async () => {
    const id = await member();
    const own = { kind: 'loss', period: 'day', amount: Money.of('50.0000') } as const;
    await setPlayLimit(site.app, id, own);
    await excludeMember(site.app, id, {
      kind: 'time_out',
      until: plusSeconds(site.app.clock.now(), 86_400),
    });
    const put = (amount: string, more: object = {}) =>
      ana.call('PUT', `${MEMBERS}/${id}/limits`, {
        kind: 'loss',
        period: 'day',
        amount,
        reason: WHY,
        ...more,
      });
    const rows = async () =>
      (
        await site.app.pool.query<Record<string, string>>(
          `select imposed_by, amount::text from rg_limit where member_id = $1 order by imposed_by`,
          [id],
        )
      ).rows;
    expect((await put('10.0000')).status).toBe(200);
    expect(await rows()).toEqual([
      { imposed_by: '', amount: '500000' },
      { imposed_by: 'operator1', amount: '100000' },
    ]);
    expect(await put('10.0001')).toMatchObject({ code: 'rg.too_early' });
    expect((await put('90.0000', { imposedBy: '' })).code).toBe('rg.too_early');
    expect(await put('1.0000', { period: 'bet' })).toMatchObject({ code: 'members.limit_period' });
    for (const amount of ['-1.0000', '1', '1e9', '99999999999999999.0000']) {
      expect((await put(amount)).status).toBe(400);
    }
    // Lifting reaches what operators imposed and nothing else, even with two people.
    const ask = (hold: object) =>
      ana.call<{ changeId: string }>('POST', `${MEMBERS}/${id}/lift`, hold);
    const day = { hold: 'limit', kind: 'loss', period: 'day', reason: WHY };
    const { value } = await ask(day);
    await ben.call('POST', `/console/api/changes/${value.changeId}/approve`, {});
    expect(await rows()).toEqual([{ imposed_by: '', amount: '500000' }]);
    expect((await ask(day)).code).toBe('members.nothing_imposed');
    expect((await ask({ hold: 'time_out', reason: WHY })).code).toBe('members.nothing_imposed');
  });

  it('writes to the inbox once, as text, and ends sessions', async () => {
    const id = await member();
    const letter = {
      id: '0190a0b0-1111-7222-8333-944455556666',
      title: { EN: 'Your question', TY: 'Ang tanong mo' },
      content: { EN: 'Hello <b>you</b>', TY: 'Kumusta' },
    };
    for (const nth of [1, 2]) {
      const sent = await ana.call('POST', `${MEMBERS}/${id}/messages`, letter);
      expect([nth, sent.status, sent.value]).toEqual([nth, 200, { sent: true }]);
    }
    const { rows } = await site.app.pool.query<{ body: { content: { EN: string } } }>(
      'select body from inbox_message where member_id = $1 and key like $2',
      [id, 'operator/%'],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.body.content.EN).toBe('<p>Hello &lt;b&gt;you&lt;/b&gt;</p>');
    expect((await ana.call('DELETE', `${MEMBERS}/${id}/sessions`)).status).toBe(200);
    expect((await trail(id)).map(({ action }) => action)).toEqual([
      'member.message',
      'member.message',
      'member.end_sessions',
    ]);
  });
});
