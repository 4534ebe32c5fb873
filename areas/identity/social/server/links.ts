import { proveLoginPassword, readMember, recordAccountChange } from '@palaro/accounts/server';
import type { MemberId } from '@palaro/kernel';
import { refuse, type Answer, type App, type Member, type RequestInfo } from '@palaro/server';
import { PROVIDERS, type Provider, type SocialLink } from '../social.api.ts';
import { begin } from './begin.ts';
import { browserOf, markBrowser } from './browser-mark.ts';
import { deleteIdentity, listIdentities, lockIdentities } from './identities.repository.ts';
import { maskedEmail } from './mask.ts';
import { originOf } from './origin.ts';
import { openProviders, requireOpen } from './providers.ts';

interface LinkCall {
  member: Member;
  request: RequestInfo;
  answer: Answer;
}

/** Every provider that is open or linked, with the caller's account there. */
export async function listLinks(app: App, member: MemberId): Promise<{ list: SocialLink[] }> {
  const open = openProviders(app);
  const linked = await listIdentities(app.db, member);
  const rows = PROVIDERS.map((provider) => {
    const link = linked.find((one) => one.provider === provider);
    return {
      provider,
      open: open.includes(provider),
      linked: link !== undefined,
      label: link?.email ? maskedEmail(link.email) : (link?.name ?? ''),
      ...(link ? { linkedAt: link.linked_at.toISOString() } : {}),
    };
  });
  return { list: rows.filter((row) => row.open || row.linked) };
}

/**
 * Starts linking a provider to the caller's account, after the password; answers the address to go
 * to. Throws `switched_off`, `social.already_linked` and what the proof throws.
 */
export async function beginLink(
  app: App,
  { member, request, answer }: LinkCall,
  asked: { provider: Provider; password: string; origin?: string },
): Promise<{ address: string }> {
  const { provider, password } = asked;
  requireOpen(app, provider);
  const linked = await listIdentities(app.db, member.id);
  if (linked.some((one) => one.provider === provider)) throw refuse('social.already_linked');
  await provePassword(app, member.id, password, request);
  const { mark, cookie } = markBrowser(app, browserOf(request));
  answer.header('Set-Cookie', cookie);
  const origin = originOf(app, request.loopback, asked.origin);
  const back = '/m/securityCenter';
  return {
    address: await begin(app, { provider, browser: mark, origin, back, memberId: member.id }),
  };
}

/**
 * Ends a link, even if its provider is switched off. The member can still log in afterwards,
 * because the password that is asked for remains. Throws `not_found` and what the proof throws.
 */
export async function unlink(
  app: App,
  { member, request }: Omit<LinkCall, 'answer'>,
  { provider, password }: { provider: Provider; password: string },
): Promise<Record<never, never>> {
  await provePassword(app, member.id, password, request);
  await app.db.transaction().execute(async (tx) => {
    const linked = await lockIdentities(tx, member.id);
    if (!linked.some((one) => one.provider === provider)) throw refuse('not_found');
    await deleteIdentity(tx, member.id, provider);
    await recordAccountChange(tx, app, {
      memberId: member.id,
      what: 'social_unlinked',
      by: 'member',
      request,
      detail: { provider },
    });
  });
  return {};
}

/** Throws `social.password_needed` for an account without one, `social.password_wrong`. */
async function provePassword(app: App, id: MemberId, password: string, request: RequestInfo) {
  const { password_hash } = await readMember(app.db, id);
  if (password_hash === null) throw refuse('social.password_needed');
  if (await proveLoginPassword(app, id, password, request)) return;
  throw refuse('social.password_wrong', { fields: { password: 'social.password_wrong' } });
}
