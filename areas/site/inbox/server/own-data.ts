import type { OwnData } from '@palaro/server';
import './inbox.tables.ts';

const TABLES = [
  ...(['inbox_message', 'inbox_mark', 'inbox_consent'] as const),
  ...(['push_subscription', 'campaign_turn'] as const),
] as const;

/** Push addresses are left out, because they are a secret between the browser and its maker. */
export const inboxOwnData: OwnData = {
  tables: TABLES,
  async read({ db }, member) {
    const messages = await db
      .selectFrom('inbox_message')
      .select(['kind', 'body', 'sent_at', 'read_at', 'deleted_at'])
      .where('member_id', '=', member)
      .orderBy('sent_at')
      .execute();
    const consents = await db
      .selectFrom('inbox_consent')
      .select(['promos', 'at'])
      .where('member_id', '=', member)
      .orderBy('id')
      .execute();
    const devices = await db
      .selectFrom('push_subscription')
      .select(['language', 'created_at'])
      .where('member_id', '=', member)
      .execute();
    const campaigns = await db
      .selectFrom('campaign_turn')
      .select(['campaign_id', 'outcome', 'at'])
      .where('member_id', '=', member)
      .orderBy('at')
      .execute();
    return { messages, consents, devices, campaigns };
  },
  async erase(tx, member) {
    for (const table of TABLES) {
      await tx.deleteFrom(table).where('member_id', '=', member).execute();
    }
  },
};
