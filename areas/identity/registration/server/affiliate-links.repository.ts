import type { Insertable } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import type { Db, Tables } from '@palaro/server';

/** A link that still works, with the present data of its agent. */
export const findLiveLink = (db: Db, code: string, now: Date) =>
  db
    .selectFrom('affiliate_link as link')
    .innerJoin('member as agent', 'agent.id', 'link.agent_id')
    .select([
      'link.id',
      'link.agent_id',
      'link.account_type',
      'link.domain',
      'agent.account as agent_account',
      'agent.type as agent_type',
      'agent.state as agent_state',
      'agent.payee_name as agent_payee',
    ])
    .where('link.code', '=', code)
    .where('link.deleted_at', 'is', null)
    .where((is) => is.or([is('link.expires_at', 'is', null), is('link.expires_at', '>', now)]))
    .executeTakeFirst();

export type LiveLink = NonNullable<Awaited<ReturnType<typeof findLiveLink>>>;

/** The agent's links that he has not deleted, newest first, with their results. */
export const listLinks = (db: Db, agentId: MemberId) =>
  db
    .selectFrom('affiliate_link as link')
    .select((of) => [
      'link.code',
      'link.account_type',
      'link.domain',
      'link.note',
      'link.created_at',
      'link.expires_at',
      of
        .selectFrom('affiliate_click')
        .select((row) => row.fn.countAll<string>().as('n'))
        .whereRef('affiliate_click.link_id', '=', 'link.id')
        .as('clicks'),
      of
        .selectFrom('attribution')
        .select((row) => row.fn.countAll<string>().as('n'))
        .whereRef('attribution.link_id', '=', 'link.id')
        .as('registrations'),
    ])
    .where('link.agent_id', '=', agentId)
    .where('link.deleted_at', 'is', null)
    .orderBy('link.id', 'desc')
    .execute();

/**
 * How many live links the agent has. Locks the agent, so that two links made at once are counted
 * one after the other.
 */
export async function countLinks(db: Db, agentId: MemberId, now: Date): Promise<number> {
  await db.selectFrom('member').select('id').where('id', '=', agentId).forUpdate().execute();
  const { n } = await db
    .selectFrom('affiliate_link')
    .select((row) => row.fn.countAll<string>().as('n'))
    .where('agent_id', '=', agentId)
    .where('deleted_at', 'is', null)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
    .executeTakeFirstOrThrow();
  return Number(n);
}

export const insertLink = (db: Db, link: Insertable<Tables['affiliate_link']>) =>
  db.insertInto('affiliate_link').values(link).execute();

/** Ends one of the agent's links; answers whether there was one. */
export async function deleteLink(db: Db, agentId: MemberId, code: string, at: Date) {
  const ended = await db
    .updateTable('affiliate_link')
    .set({ deleted_at: at })
    .where('code', '=', code)
    .where('agent_id', '=', agentId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n;
}

/** Counts a browser once a day, in the site's zone; further clicks that day change nothing. */
export const countClick = (db: Db, click: Insertable<Tables['affiliate_click']>) =>
  db
    .insertInto('affiliate_click')
    .values(click)
    .onConflict((already) => already.doNothing())
    .execute();
