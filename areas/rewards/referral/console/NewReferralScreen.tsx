import { t } from '@palaro/client';
import { CallForm } from '@palaro/desk';
import { DRAFT_LABELS, DraftPage } from '@palaro/promotions/console-draft';
import { referralConsoleApi } from '../console.api.ts';
import { USUAL_RULE } from '../referral-rule.ts';

/** A referral promotion as a draft: its words, its stage table, its budget. */
export default function NewReferralScreen() {
  return (
    <DraftPage
      title={t('referral-console.new')}
      form={(common) => (
        <CallForm
          endpoint={referralConsoleApi.makeReferral}
          labels={{
            ...DRAFT_LABELS,
            firstDeposit: 'referral-console.firstDeposit',
            firstBets: 'referral-console.firstBets',
            firstDays: 'referral-console.firstDays',
            firstReferrer: 'referral-console.firstReferrer',
            firstInvited: 'referral-console.firstInvited',
            secondBets: 'referral-console.secondBets',
            secondDays: 'referral-console.secondDays',
            secondReferrer: 'referral-console.secondReferrer',
            holdDays: 'referral-console.holdDays',
            sharePercent: 'referral-console.sharePercent',
            shareCap: 'referral-console.shareCap',
            monthMost: 'referral-console.monthMost',
          }}
          helps={{
            sharePercent: 'referral-console.sharePercent_help',
          }}
          initial={USUAL_RULE}
          {...common}
        />
      )}
    />
  );
}
