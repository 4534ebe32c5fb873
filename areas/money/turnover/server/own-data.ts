import { Money } from '@palaro/kernel';
import type { OwnData } from '@palaro/server';
import './turnover.tables.ts';

const amount = (count: string) => Money.text(BigInt(count));

export const turnoverOwnData: OwnData = {
  tables: ['turnover_due', 'turnover_listed_due', 'turnover_requirement', 'turnover_use'],
  async read(app, member) {
    const rows = await app.db
      .selectFrom('turnover_requirement')
      .selectAll()
      .where('member_id', '=', member)
      .orderBy('requirement_id')
      .execute();
    return {
      turnover: rows.map((row) => ({
        cause: row.cause_kind,
        required: amount(row.required),
        done: amount(row.done),
        state: row.state,
        openedAt: row.opened_at.toISOString(),
        endedAt: row.ended_at?.toISOString() ?? null,
      })),
    };
  },
};
