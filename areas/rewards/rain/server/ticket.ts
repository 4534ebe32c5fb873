import { timingSafeEqual } from 'node:crypto';
import type { MemberId } from '@palaro/kernel';
import { keyedDigest, type App } from '@palaro/server';

const sealOf = (app: App, rain: string, member: MemberId, until: number) =>
  keyedDigest(app, 'rain.ticket', `${rain}/${member}/${until}`);

/**
 * The right of one member to claim from one rain until an instant, signed, so that a claim looks up
 * nothing (docs/domain/promotions.md §5).
 */
export const makeTicket = (app: App, rain: string, member: MemberId, until: Date): string =>
  `${until.getTime()}.${sealOf(app, rain, member, until.getTime()).toString('base64url')}`;

/** Tells whether the ticket is this member's for this rain, and holds now. */
export function holdsTicket(
  app: App,
  { ticket, rain, member }: { ticket: string; rain: string; member: MemberId },
): boolean {
  const [until = '', seal = ''] = ticket.split('.');
  if (!/^\d{1,16}$/.test(until) || Number(until) <= app.clock.now().getTime()) return false;
  const right = sealOf(app, rain, member, Number(until));
  const given = Buffer.from(seal, 'base64url');
  return given.length === right.length && timingSafeEqual(given, right);
}
