import { column, defineSubledger } from '@palaro/ledger';

interface ClaimState {
  /** The promotion runs, and the rain is not closed. */
  open: boolean;
  /** The lease that holds now. */
  fence: string;
  /** The member has an envelope of this rain. */
  claimed: boolean;
  /** Somebody has this envelope. */
  taken: boolean;
}

/** How a claim is refused inside its commit. */
export type ClaimRefusal = 'rain.over' | 'rain.lease' | 'rain.claimed' | 'rain.taken';
const refusal = (refuse: ClaimRefusal) => ({ refuse });

/**
 * One envelope of a rain, in the commit that pays it: the claim, and the award that lists show
 * (docs/domain/promotions.md §5). The rows of promotion, rain and bucket are locked in share, so
 * that claims do not wait for each other, while ending, closing and a new lease wait for them.
 */
export const claimRows = defineSubledger({
  name: 'rain.claim',
  columns: {
    rain: column.uuid,
    member: column.bigint,
    piece: column.integer,
    amount: column.bigint,
    turnoverTimes: column.integer,
    transaction: column.text,
    at: column.postedAt,
  },
  judged: { bucket: column.smallint, fence: column.bigint },
  load: {
    by: ['rain', 'member', 'piece', 'bucket'],
    sql: ({ rows }) => `select r.rain || '/' || r.member subject, jsonb_build_object(
        'open', p.state = 'Running' and x.closed_at is null,
        'fence', b.fence::text,
        'claimed', exists (select from rain_claim c
          where c.rain = r.rain and c.member_id = r.member),
        'taken', exists (select from rain_claim c where c.rain = r.rain and c.piece = r.piece)
      ) state
      from ${rows} r
        join (select id, state from promotion where id in (select rain from ${rows} q)
          order by id for share) p on p.id = r.rain
        join (select id, closed_at from rain where id in (select rain from ${rows} q)
          order by id for share) x on x.id = r.rain
        join (select rain, bucket, fence from rain_bucket
          where (rain, bucket) in (select rain, bucket from ${rows} q)
          order by rain, bucket for share) b on b.rain = r.rain and b.bucket = r.bucket`,
  },
  subject: ({ rain, member }) => `${rain}/${member}`,
  judge(of: ClaimState | null, { fence }) {
    if (of?.open !== true) return refusal('rain.over');
    if (of.claimed) return refusal('rain.claimed');
    if (of.fence !== fence) return refusal('rain.lease');
    if (of.taken) return refusal('rain.taken');
    return { next: { ...of, claimed: true } };
  },
  write: ({ rows }) => `with claim as (
      insert into rain_claim (rain, member_id, piece, amount, at)
      select rain, member, piece, amount, r.at from ${rows} r)
    insert into award (member_id, cause_kind, promotion, budget, vendor, transaction, amount,
      turnover_times, state, issued_at, expires_at, claimed_at)
    select member, 'redRain', rain::text, rain, 'PALARO', transaction, amount, turnover_times,
      'Claimed', r.at, r.at, r.at
    from ${rows} r`,
});
