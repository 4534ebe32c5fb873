import { matchPath, navigate, t, useCall, useLocation } from '@palaro/client';
import { act, ConfirmDialog, Loaded, RecordPage, type RecordAction } from '@palaro/desk';
import { useState } from 'react';
import { kycConsoleApi } from '../console.api.ts';
import { StateBadge } from './columns.tsx';
import { ReviewBody } from './ReviewBody.tsx';

/** One application, decided or not; an approval can be taken back. */
export default function ApplicationScreen() {
  const [path] = useLocation();
  const { application = '' } = matchPath('/console/kyc/:application', path) ?? {};
  const [expiring, setExpiring] = useState(false);
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
    approved: [
      {
        ...mayDecide,
        key: 'expire',
        danger: true,
        label: t('kyc-console.expire'),
        run: () => setExpiring(true),
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
            actions={actions[review.state] ?? []}
          >
            <ReviewBody of={review} />
          </RecordPage>
          <ConfirmDialog
            open={expiring}
            danger
            title={t('kyc-console.expire_title', { account: review.account })}
            confirm={t('kyc-console.expire')}
            onConfirm={() => act(kycConsoleApi.expireReview, { params }, [kycConsoleApi.review])}
            onClose={() => setExpiring(false)}
          >
            <p>{t('kyc-console.expire_text')}</p>
          </ConfirmDialog>
        </>
      )}
    </Loaded>
  );
}
