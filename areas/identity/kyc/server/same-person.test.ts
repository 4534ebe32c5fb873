import { excludeMember, refusalToPlay } from '@palaro/accounts/server';
import { plusSeconds, type MemberId } from '@palaro/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { approveKyc } from './review.ts';
import { kycSite, REVIEWER, type KycSite } from './test-kyc.ts';

let site: KycSite;
beforeAll(async () => {
  site = await kycSite('strict', { tasks: 'none' });
});
afterAll(() => site.stop());

const DAY = 86_400;
const halfAYear = () => plusSeconds(site.app.clock.now(), 180 * DAY);
const exclusionsOf = (member: MemberId) =>
  site.app.db
    .selectFrom('exclusion')
    .select(['kind', 'imposed_by'])
    .where('member_id', '=', member)
    .execute();

/** Two accounts of one person, who shows another document for each. */
async function twins(fullName: string) {
  const first = await site.person();
  const second = await site.person();
  await approveKyc(site.app, REVIEWER, await first.apply({ fullName }));
  const application = await second.apply({ fullName });
  return { first, second, application };
}

it('AC-14 an exclusion holds for every account that documents proved to be the same person’s', async () => {
  const { first, second, application } = await twins('Josefa Ramos');
  await approveKyc(site.app, REVIEWER, application);
  const claimed = await site.person();
  await claimed.save({ fullName: 'Josefa Ramos' });
  await excludeMember(site.app, first.id, { kind: 'self', until: halfAYear() });
  await site.runTasks();
  expect(await exclusionsOf(second.id)).toEqual([
    { kind: 'self', imposed_by: `member/${first.id}` },
  ]);
  expect(await refusalToPlay(site.app, second.id)).not.toBeNull();
  // It does not come back to where it began, and nobody is excluded by a name that was typed in.
  expect(await exclusionsOf(first.id)).toHaveLength(1);
  expect(await exclusionsOf(claimed.id)).toEqual([]);
});

it('a break stays with its account', async () => {
  const { first, second, application } = await twins('Andres Luna');
  await approveKyc(site.app, REVIEWER, application);
  const until = plusSeconds(site.app.clock.now(), DAY);
  await excludeMember(site.app, first.id, { kind: 'time_out', until });
  await site.runTasks();
  expect(await exclusionsOf(second.id)).toEqual([]);
});

async function someoneWaitsFor(pid: number | undefined): Promise<void> {
  const waiting = 'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';
  while ((await site.app.pool.query(waiting, [pid])).rowCount === 0);
}

it('AC-14 who is excluded while an operator approves another account of his is not let in', async () => {
  const { first, second, application } = await twins('Gabriela Silang');
  await site.runTasks();
  const holder = await site.app.pool.connect();
  await holder.query('begin');
  const locked = await holder.query<{ pid: number }>(
    'select pg_backend_pid() pid from member where id = $1 for no key update',
    [second.id],
  );
  const approved = approveKyc(site.app, REVIEWER, application);
  await someoneWaitsFor(locked.rows[0]?.pid);
  await excludeMember(site.app, first.id, { kind: 'self', until: halfAYear() });
  await site.runTasks();
  await holder.query('commit');
  holder.release();
  expect(await approved).toEqual({ state: 'rejected' });
  expect(await refusalToPlay(site.app, second.id)).not.toBeNull();
});
