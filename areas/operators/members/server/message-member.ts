import type { Body } from '@palaro/api';
import { sendMessage } from '@palaro/inbox/server';
import type { MemberId } from '@palaro/kernel';
import { recordAudit, type App, type Operator } from '@palaro/server';
import type { membersApi } from '../members.api.ts';
import { requireMember } from './known-member.ts';

type Draft = Body<(typeof membersApi)['messageMember']>;

/**
 * Writes a message to the member's inbox, once for each id. The trail keeps that it was written,
 * not what it says. Answers whether he gets it: trial accounts do not. Refuses `not_found`.
 */
export async function messageMember(
  app: App,
  operator: Operator,
  member: MemberId,
  { id, title, content }: Draft,
) {
  await requireMember(app.db, member);
  const told = { action: 'member.message', subject: `message:${id}`, member };
  const tell = (sent: boolean) => (tx: Parameters<typeof recordAudit>[0]) =>
    recordAudit(tx, operator, app.clock.now(), { ...told, after: { sent } });
  const body = {
    title,
    content: { EN: paragraphs(content.EN), TY: paragraphs(content.TY) },
  };
  const message = { member, kind: 'SYSTEM', key: `operator/${id}`, body } as const;
  const outcome = await sendMessage(app, { ...message, also: tell(true) });
  // Repeated or kept back: nothing was written, and the trail says that it was tried.
  if (outcome !== 'sent') await app.db.transaction().execute(tell(false));
  return { sent: outcome !== 'kept_back' };
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** Plain text as the inbox shows it. */
const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${escaped(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
