import type { MemberId } from '@palaro/kernel';
import { refuse, type App, type Db } from '@palaro/server';
import type { KycAction } from './kyc.tables.ts';

/** An operator and his permissions: to see a person's data and pictures, to decide on them. */
export interface Reviewer {
  name: string;
  may: readonly ('kyc.read' | 'kyc.decide')[];
}

/** Throws `no_permission`. */
export const mayRead = ({ may }: Reviewer) => {
  if (!may.includes('kyc.read')) throw refuse('no_permission');
};
/** Throws `no_permission`. */
export const mayDecide = ({ may }: Reviewer) => {
  if (!may.includes('kyc.decide')) throw refuse('no_permission');
};

/** Logs who saw or decided what, in the same transaction, so that nobody sees anything unlogged. */
export const audit = (
  app: App,
  db: Db,
  actor: string,
  action: KycAction,
  member: MemberId,
  subject: string,
  detail = '',
) =>
  db
    .insertInto('kyc_audit')
    .values({ at: app.clock.now(), actor, action, member_id: member, subject, detail })
    .execute();
