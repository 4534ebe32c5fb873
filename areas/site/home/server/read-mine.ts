import { readSelf } from '@palaro/accounts/server';
import { listFavourites } from '@palaro/catalogue/server';
import { unreadOf } from '@palaro/inbox/server';
import { isTrialType, type Language } from '@palaro/kernel';
import { countUnclaimed } from '@palaro/promotions/server';
import { readOpenMoney } from '@palaro/records/server';
import type { App, Member } from '@palaro/server';
import { readFunds } from '@palaro/wallet/server';
import type { HomePart } from '../home.api.ts';

/** Whether the caller asked for a part. */
export type Wants = (part: HomePart) => boolean;

export const wantedOf = <T extends object>(parts: T, wants: Wants) =>
  Object.fromEntries(
    Object.entries(parts).filter(([part]) => wants(part as HomePart)),
  ) as Partial<T>;

/**
 * The member's parts of home that are wanted (HOME-10): renewal, favourites, wallet and merchant
 * wallet. A session that must first change its password only learns who it is.
 */
export async function readMine(
  app: App,
  member: Member,
  { wants, language }: { wants: Wants; language: Language },
) {
  const open = !member.restricted;
  const keepsHearts = open && !isTrialType(member.type);
  const inbox = open && app.site.switches.MAILCEN;
  const rewards = keepsHearts && app.site.switches.REWCEN3;
  const money = wants('balance') || wants('funds');
  const [self, funds, favourites, unread, unclaimed, openMoney] = await Promise.all([
    wants('memberInfo') || wants('renewal') ? readSelf(app, member) : null,
    open && money ? readFunds(app, member.id) : null,
    keepsHearts && wants('favourites') ? listFavourites(app.reads, member.id) : null,
    inbox && wants('unread') ? unreadOf(app, member.id) : null,
    rewards && wants('unclaimed') ? countUnclaimed(app, member) : null,
    open && wants('openMoney') ? readOpenMoney(app, member, language) : null,
  ]);
  const rest = { funds, favourites, unread, unclaimed, openMoney };
  return wantedOf({ ...self, balance: funds, ...rest }, wants);
}
