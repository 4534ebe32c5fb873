import { readSelf } from '@palaro/accounts/server';
import { listFavourites } from '@palaro/catalogue/server';
import { unreadOf } from '@palaro/inbox/server';
import { isTrialType } from '@palaro/kernel';
import type { App, Member } from '@palaro/server';
import { readFunds } from '@palaro/wallet/server';

/**
 * The member's part of home (HOME-10): renewal, favourites, wallet and merchant wallet. A session
 * that must first change its password only learns who it is.
 */
export async function readMine(app: App, member: Member) {
  const open = !member.restricted;
  const keepsHearts = open && !isTrialType(member.type);
  const inbox = open && app.site.switches.MAILCEN;
  const [self, funds, favourites, unread] = await Promise.all([
    readSelf(app, member),
    open ? readFunds(app, member.id) : null,
    keepsHearts ? listFavourites(app.reads, member.id) : null,
    inbox ? unreadOf(app, member.id) : null,
  ]);
  return { ...self, balance: funds, funds, favourites, unread };
}
