import { deviceOf, findMemberByAccount } from '@palaro/accounts/server';
import { dayIn, hasPlayMoney, isAgentType, type MemberId } from '@palaro/kernel';
import { keyedDigest, refuse, type App, type RequestInfo } from '@palaro/server';
import { foldCode } from './affiliate-links.ts';
import { countClick, findLiveLink, type LiveLink } from './affiliate-links.repository.ts';
import { usedDevice } from './registration.repository.ts';

/** The parent of the new member, and the link that brought him. */
export interface Invitation {
  link: LiveLink;
  /** The new member's parent; undefined: the house. */
  parent: { id: MemberId; uplines: string[] } | undefined;
  /** The agent seems to invite himself; he earns nothing from it until an operator has looked. */
  selfReferral: boolean;
}

interface Given {
  /** The code from the address; it counts before a typed one (docs/domain/agents.md §5). */
  linkCode?: string | undefined;
  typedCode?: string | undefined;
  domain?: string | undefined;
  payeeName?: string | undefined;
}

/**
 * Whether a code is valid on a host, as the specification's check asks: only `success` is answered.
 * A valid code counts as a click of the browser. Throws `affiliate.invalid`.
 */
export async function checkAffiliate(
  app: App,
  { code, domain }: { code: string; domain?: string },
  { deviceId }: RequestInfo,
) {
  const link = await liveLink(app, code, domain);
  if (!link) throw refuse('affiliate.invalid');
  await countClick(app.db, {
    link_id: link.id,
    day: dayIn(app.site.settings['site.zone'], app.clock.now()),
    device: keyedDigest(app, 'affiliate click', deviceId ?? ''),
  });
  return { success: true };
}

/** A link works on its host. It works on every host if it names none or the question names none. */
async function liveLink(app: App, code: string, domain = ''): Promise<LiveLink | undefined> {
  const link = await findLiveLink(app.db, foldCode(code), app.clock.now());
  if (!link || !isAgentType(link.agent_type)) return undefined;
  return link.domain === '' || domain === '' || link.domain === domain ? link : undefined;
}

/**
 * The invitation that counts: the address's code before the typed one. Throws `affiliate.invalid`
 * for an invalid code. A suspended agent's link leads into the house line; the visitor sees no
 * difference (docs/domain/agents.md §5).
 */
export async function readInvitation(
  app: App,
  given: Given,
  request: RequestInfo,
): Promise<Invitation | undefined> {
  const code = given.linkCode || given.typedCode;
  if (!code) return undefined;
  const link = await liveLink(app, code, given.domain);
  if (!link) {
    const fields = { affiliateCode: 'accounts.reg.affiliate.format' };
    throw refuse('affiliate.invalid', { fields });
  }
  const selfReferral = await isSelfReferral(app, link, given.payeeName, request);
  return { link, parent: await parentOf(app, link), selfReferral };
}

async function parentOf(app: App, link: LiveLink) {
  const account = link.agent_state === 'active' ? link.agent_account : houseLine(app);
  const agent = account === '' ? undefined : await findMemberByAccount(app.db, account);
  const mayBeParent =
    agent?.state === 'active' && isAgentType(agent.type) && !hasPlayMoney(agent.type);
  return mayBeParent ? { id: agent.id, uplines: agent.uplines } : undefined;
}

const houseLine = ({ site }: App) => site.settings['agents.houseLine'];

/** Whether the agent invites himself: from a browser that he uses, or under his payee name. */
async function isSelfReferral(
  app: App,
  link: LiveLink,
  payeeName: string | undefined,
  request: RequestInfo,
): Promise<boolean> {
  const fold = (name: string) => name.toLowerCase().replace(/[^a-zñ]/g, '');
  if (payeeName && link.agent_payee && fold(payeeName) === fold(link.agent_payee)) return true;
  return request.deviceId !== undefined && usedDevice(app.db, link.agent_id, deviceOf(request));
}
