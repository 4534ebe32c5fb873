import { t, useCall, useQueryParam } from '@palaro/client';
import {
  act,
  actNow,
  ConfirmDialog,
  Loaded,
  Person,
  Place,
  QueueScreen,
  useMay,
  useOperator,
} from '@palaro/desk';
import { afterLayers } from '@palaro/ui';
import { useState } from 'react';
import { kycConsoleApi, type ReviewRow } from '../console.api.ts';
import { REVIEW_LATE_HOURS } from '../kyc.limits.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { ReviewBody } from './ReviewBody.tsx';

/** One application fills the screen; after the answer the next one comes by itself. */
export default function KycQueueScreen() {
  const [taken, setTaken] = useQueryParam('item');
  // The application that is decided on: the queue moves on before its dialog has closed.
  const [decided, setDecided] = useState<ReviewRow | null>(null);
  const [saying, setSaying] = useState<'approve' | 'reject' | 'ask' | null>(null);
  const operator = useOperator();
  const mayDecide = useMay('kyc.decide');
  const waiting = useCall(kycConsoleApi.reviews, { query: { queue: 'waiting' } });
  const rows = waiting.data?.list ?? [];
  const row = rows.find(({ id }) => id === taken) ?? rows[0];
  const mine = row !== undefined && row.id === taken && row.takenBy === operator?.name;
  const take = async (body: { after?: string; first?: string } = {}) => {
    if (!mayDecide) return;
    const next = await actNow(kycConsoleApi.nextReview, { body }, [kycConsoleApi.reviews]);
    // An open dialog's own history entry would bring the old address again.
    afterLayers(() => setTaken(next?.application ?? null));
  };
  const decide = (does: 'approve' | 'reject' | 'ask') => {
    setDecided(row ?? null);
    setSaying(row ? does : null);
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
              { press: 'a', label: 'kyc-console.approve', run: () => decide('approve') },
              {
                press: 'r',
                label: 'kyc-console.reject',
                danger: true,
                run: () => decide('reject'),
              },
              { press: 'p', label: 'kyc-console.ask', run: () => decide('ask') },
            ]}
            onTake={() => void take(row && { first: row.id })}
            onRelease={() => void release()}
            onNext={() => void take(row && { after: row.id })}
          >
            {mine ? <Taken application={row.id} /> : <p>{t('kyc-console.take_first')}</p>}
          </QueueScreen>
          <Place to="/console/kyc/all">{t('kyc-console.all')}</Place>
          {decided && (
            <>
              <ConfirmDialog
                open={saying === 'approve'}
                title={t('kyc-console.approve_title', { account: decided.account })}
                confirm={t('kyc-console.approve')}
                onConfirm={async () => {
                  await act(kycConsoleApi.approveReview, { params: { application: decided.id } });
                  await take();
                }}
                onClose={() => setSaying(null)}
              >
                <p>{t('kyc-console.approve_text', { level: decided.level })}</p>
              </ConfirmDialog>
              <ReasonDialog
                of={decided}
                does={saying === 'approve' ? null : saying}
                onDone={() => void take()}
                onClose={() => setSaying(null)}
              />
            </>
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
