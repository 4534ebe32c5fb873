import { t, useCall, useQueryParam } from '@palaro/client';
import { actNow, Loaded, Person, Place, QueueScreen, useMay, useOperator } from '@palaro/desk';
import { useState } from 'react';
import { kycConsoleApi } from '../console.api.ts';
import { REVIEW_LATE_HOURS } from '../kyc.limits.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { ReviewBody } from './ReviewBody.tsx';

/** One application fills the screen; after the answer the next one comes by itself. */
export default function KycQueueScreen() {
  const [taken, setTaken] = useQueryParam('item');
  const [saying, setSaying] = useState<'reject' | 'ask' | null>(null);
  const operator = useOperator();
  const mayDecide = useMay('kyc.decide');
  const waiting = useCall(kycConsoleApi.reviews, { query: { state: 'pending' } });
  const rows = waiting.data?.list ?? [];
  const row = rows.find(({ id }) => id === taken) ?? rows[0];
  const mine = row !== undefined && row.id === taken && row.takenBy === operator?.name;
  const take = async (body: { after?: string; first?: string } = {}) => {
    if (!mayDecide) return;
    const next = await actNow(kycConsoleApi.nextReview, { body }, [kycConsoleApi.reviews]);
    setTaken(next?.application ?? null);
  };
  const approve = async () => {
    if (!row) return;
    const params = { application: row.id };
    if (await actNow(kycConsoleApi.approveReview, { params })) await take();
  };
  const release = async () => {
    if (!row) return;
    const params = { application: row.id };
    await actNow(kycConsoleApi.releaseReview, { params }, [kycConsoleApi.reviews]);
    setTaken(null);
  };
  const item = row && {
    since: row.sentAt,
    lateAfter: REVIEW_LATE_HOURS * 3_600,
    owner: row.takenBy,
    mine,
  };
  return (
    <Loaded of={waiting}>
      {({ total }) => (
        <>
          <QueueScreen
            title={t('kyc-console.title')}
            waiting={total}
            item={item ?? null}
            heading={row && <Person name={headingOf(row)} member={row.member} />}
            answers={[
              { press: 'a', label: 'kyc-console.approve', run: () => void approve() },
              {
                press: 'r',
                label: 'kyc-console.reject',
                danger: true,
                run: () => setSaying('reject'),
              },
              { press: 'p', label: 'kyc-console.ask', run: () => setSaying('ask') },
            ]}
            onTake={() => void take(row && { first: row.id })}
            onRelease={() => void release()}
            onNext={() => void take(row && { after: row.id })}
          >
            {mine ? <Taken application={row.id} /> : <p>{t('kyc-console.take_first')}</p>}
          </QueueScreen>
          <Place to="/console/kyc/all">{t('kyc-console.all')}</Place>
          {row && (
            <ReasonDialog
              of={row}
              does={saying}
              onDone={() => void take()}
              onClose={() => setSaying(null)}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

const headingOf = ({ account, level }: { account: string; level: number }) =>
  t('kyc-console.heading', { account, level });

/** Read only once it is taken, because each reading is recorded. */
function Taken({ application }: { application: string }) {
  const read = useCall(
    kycConsoleApi.review,
    { params: { application } },
    { staleMs: Number.POSITIVE_INFINITY },
  );
  return <Loaded of={read}>{(review) => <ReviewBody of={review} />}</Loaded>;
}
