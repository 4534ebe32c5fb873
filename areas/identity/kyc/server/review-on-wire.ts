import type { App } from '@palaro/server';
import type { Review } from '../console.api.ts';
import type { ApplicationRecord } from './applications.repository.ts';
import type { ClosingState } from './closings.repository.ts';
import type { readForReview } from './read-for-review.ts';

const plain = (row: ApplicationRecord) => ({
  id: row.id,
  level: row.level,
  state: row.state,
  sentAt: row.sent_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  decidedBy: row.decided_by,
  reason: row.reason,
  askedAgain: row.asked_again,
});

const takenBy = (app: App, { taken_by, taken_until }: ApplicationRecord) =>
  taken_until !== null && taken_until > app.clock.now() ? taken_by : null;

type ListedRow = ApplicationRecord & { account: string; closing: ClosingState | null };

/** A row of the list; it names nobody. */
export const onWire = (app: App, row: ListedRow) => ({
  ...plain(row),
  member: row.member_id,
  account: row.account,
  findings: row.findings,
  takenBy: takenBy(app, row),
  closing: row.closing,
});

export function reviewOnWire(
  app: App,
  { application, about, checks, history, ...found }: Awaited<ReturnType<typeof readForReview>>,
): Review {
  const { twins, ...rest } = checks;
  return {
    ...plain(application),
    member: application.member_id,
    account: about.account,
    memberState: about.state,
    memberLevel: about.kyc_level,
    registeredAt: about.registered_at.toISOString(),
    payeeName: about.payee_name,
    takenBy: takenBy(app, application),
    expiresOn: application.expires_on,
    ...found,
    checks: {
      ...rest,
      twins: twins.map(({ same_document, ...twin }) => ({
        ...twin,
        sameDocument: same_document === true,
      })),
    },
    history: history.map(plain),
  };
}
