import type { Body } from '@palaro/api';
import { hasPlayMoney, randomInt } from '@palaro/kernel';
import { refuse, type App, type Member } from '@palaro/server';
import type { AffiliateLink, registrationApi } from '../registration.api.ts';
import { countLinks, deleteLink, insertLink, listLinks } from './affiliate-links.repository.ts';

type LinkForm = Body<(typeof registrationApi)['createAffiliateLink']>;
type LinkRow = Omit<Awaited<ReturnType<typeof listLinks>>[number], 'clicks' | 'registrations'>;

/** The most live links that an agent may have (docs/domain/agents.md §5). */
export const LINKS_MAX = 50;
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 8;

/** A code as it is stored: characters that people confuse become the same one. */
export const foldCode = (typed: string) =>
  typed.trim().toUpperCase().replace(/[IL]/g, '1').replace(/O/g, '0');

/**
 * Makes a link for the agent. Throws `affiliate.domain` for a host that is not the deployment's,
 * `affiliate.expiry` for a moment in the past, `affiliate.too_many` beyond 50 live ones, and
 * `no_permission` for a house test agent, who must not have real members (docs/domain/agents.md §2,
 * §5).
 */
export async function createLink(app: App, agent: Member, form: LinkForm): Promise<AffiliateLink> {
  if (hasPlayMoney(agent.type)) throw refuse('no_permission');
  const now = app.clock.now();
  const { accountType, domain = '', note = '', expiresAt } = form;
  const domains = app.site.settings['agents.domains'];
  if (domains.length > 0 ? !domains.includes(domain) : domain !== '') {
    throw refuse('affiliate.domain');
  }
  const expires = expiresAt === undefined ? null : new Date(expiresAt);
  if (expires && !(expires > now)) throw refuse('affiliate.expiry');
  const row = {
    code: drawCode(),
    account_type: accountType,
    domain,
    note: note.trim(),
    created_at: now,
    expires_at: expires,
  };
  await app.db.transaction().execute(async (trx) => {
    if ((await countLinks(trx, agent.id, now)) >= LINKS_MAX) {
      throw refuse('affiliate.too_many', { values: { max: LINKS_MAX } });
    }
    await insertLink(trx, { ...row, agent_id: agent.id });
  });
  return linkOf(row, 0, 0);
}

/** The agent's links with their counts, and the hosts that new links may name (AGT-10). */
export async function viewLinks(app: App, agent: Member) {
  const rows = await listLinks(app.db, agent.id);
  return {
    list: rows.map((row) => linkOf(row, Number(row.clicks), Number(row.registrations))),
    domains: app.site.settings['agents.domains'],
  };
}

/** Ends one of the agent's links; any other code is `not_found`. */
export async function endLink(app: App, agent: Member, code: string) {
  if (!(await deleteLink(app.db, agent.id, foldCode(code), app.clock.now()))) {
    throw refuse('not_found');
  }
  return {};
}

/** 40 random bits. If a code is drawn twice, the second insert fails and nothing is made. */
export const drawCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CROCKFORD[randomInt(CROCKFORD.length)]).join('');

function linkOf(row: LinkRow, clicks: number, registrations: number): AffiliateLink {
  const params = new URLSearchParams({ affiliateCode: row.code, domain: row.domain });
  if (row.domain === '') params.delete('domain');
  return {
    code: row.code,
    accountType: row.account_type,
    domain: row.domain,
    note: row.note,
    path: `/m/register?${params.toString()}`,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    clicks,
    registrations,
  };
}
