import { sql } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { LINK_KINDS } from '../members.api.ts';
import { LINKS_MAX } from '../members.limits.ts';
import { requireMember } from './known-member.ts';
import { stateOf } from './member-state.ts';

interface LinkRow {
  kind: (typeof LINK_KINDS)[number];
  shared: string;
  id: string;
  account: string;
  state: 'active' | 'disabled' | 'closed';
  frozen_until: Date | null;
}

/**
 * Other accounts that a member shares a browser, a card or a registration address with. A shared
 * address says little (mobile networks); it stands last.
 */
export async function readLinks(app: App, member: MemberId) {
  await requireMember(app.db, member);
  const { rows } = await sql<LinkRow>`
    select l.kind, l.shared, m.id::text as id, m.account, m.state, m.frozen_until from (
      (select 1 as place, 'device' as kind, left(encode(d.device, 'hex'), 8) as shared,
          o.member_id as id
        from member_device d join member_device o using (device)
        where d.member_id = ${member} and o.member_id <> ${member} limit ${LINKS_MAX})
      union
      (select 2, 'card', o.last4, o.member_id
        from bank_card c join bank_card o using (number_digest)
        where c.member_id = ${member} and o.member_id <> ${member} limit ${LINKS_MAX})
      union
      (select 3, 'ip', o.register_ip, o.id
        from member s join member o on o.register_ip = s.register_ip
        where s.id = ${member} and o.id <> ${member} limit ${LINKS_MAX})
    ) l join member m on m.id = l.id
    order by l.place, m.id limit ${LINKS_MAX * 3}`.execute(app.db);
  return {
    list: rows.map(({ kind, shared, id, account, ...row }) => ({
      kind,
      shared,
      id,
      account,
      state: stateOf(row),
    })),
  };
}
