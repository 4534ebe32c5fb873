import { matchPath, navigate, t, useCall, useLocation } from '@palaro/client';
import { act, ConfirmDialog, Loaded, RecordPage, type RecordAction } from '@palaro/desk';
import { useState } from 'react';
import { kycConsoleApi, type Review } from '../console.api.ts';
import { ClosingNote } from './ClosingNote.tsx';
import { StateBadge } from './columns.tsx';
import { ReviewBody } from './ReviewBody.tsx';

/** One application, decided or not; an approval can be taken back. */
export default function ApplicationScreen() {
  const [path] = useLocation();
  const { application = '' } = matchPath('/console/kyc/:application', path) ?? {};
  const [asking, ask] = useState<'expire' | 'undo' | null>(null);
  const params = { application };
  const read = useCall(kycConsoleApi.review, { params }, { staleMs: Number.POSITIVE_INFINITY });
  const mayDecide = { permission: 'kyc.decide' } as const;
  const actions: Partial<Record<string, RecordAction[]>> = {
    pending: [
      {
        ...mayDecide,
        key: 'decide',
        label: t('kyc-console.decide'),
        run: () => navigate(`/console/kyc?item=${application}`),
      },
    ],
    closed: [
      {
        ...mayDecide,
        key: 'undo',
        label: t('kyc-console.undo'),
        run: () => ask('undo'),
      },
    ],
    approved: [
      {
        ...mayDecide,
        key: 'expire',
        danger: true,
        label: t('kyc-console.expire'),
        run: () => ask('expire'),
      },
    ],
  };
  return (
    <Loaded of={read}>
      {(review) => (
        <>
          <RecordPage
            title={t('kyc-console.heading', { account: review.account, level: review.level })}
            state={<StateBadge state={review.state} />}
            back={{ to: '/console/kyc/all', label: t('kyc-console.all') }}
            actions={actions[actionsOf(review)] ?? []}
          >
            {review.closing && <ClosingNote of={review.closing} />}
            <h2 className="sr-only">{t('kyc-console.title')}</h2>
            <ReviewBody of={review} />
          </RecordPage>
          <ConfirmDialog
            open={asking === 'undo'}
            reason
            title={t('kyc-console.undo_title', { account: review.account })}
            confirm={t('kyc-console.undo')}
            onConfirm={(reason) =>
              act(kycConsoleApi.undoClosing, { params, body: { reason } }, [kycConsoleApi.review])
            }
            onClose={() => ask(null)}
          >
            <p>{t('kyc-console.undo_text')}</p>
          </ConfirmDialog>
          <ConfirmDialog
            open={asking === 'expire'}
            danger
            title={t('kyc-console.expire_title', { account: review.account })}
            confirm={t('kyc-console.expire')}
            onConfirm={() => act(kycConsoleApi.expireReview, { params }, [kycConsoleApi.review])}
            onClose={() => ask(null)}
          >
            <p>{t('kyc-console.expire_text')}</p>
          </ConfirmDialog>
        </>
      )}
    </Loaded>
  );
}

/** The state that names its actions: none while a second person decides, an undo for a day. */
function actionsOf({ state, closing }: Pick<Review, 'state' | 'closing'>): string {
  if (closing?.change) return 'waits';
  return closing?.state === 'Closed' ? 'closed' : state;
}
