import { t } from '@palaro/client';
import { CallForm } from '@palaro/desk';
import { DRAFT_HELPS, DRAFT_LABELS, DraftPage } from '@palaro/promotions/console-draft';
import { REJECTIONS } from '../applications.api.ts';
import { applicationsConsoleApi } from '../console.api.ts';

const USUAL = {
  cap: '1000.0000',
  turnoverTimes: 3,
  reapply: 1,
  reasons: [...REJECTIONS],
};

/** A promotion that is applied for as a draft: its words, its bounds, its reasons, its budget. */
export default function NewApplicationScreen() {
  return (
    <DraftPage
      title={t('applications-console.new')}
      form={(common) => (
        <CallForm
          endpoint={applicationsConsoleApi.makeApplicationPromotion}
          labels={{
            ...DRAFT_LABELS,
            cap: 'applications-console.cap',
            turnoverTimes: 'applications-console.times',
            reapply: 'applications-console.reapply',
            reasons: 'applications-console.reasons',
          }}
          helps={{
            ...DRAFT_HELPS,
            cap: 'applications-console.cap_help',
            turnoverTimes: 'applications-console.times_help',
            reapply: 'applications-console.reapply_help',
            reasons: 'applications-console.reasons_help',
          }}
          initial={USUAL}
          option={(_field, reason) => reasonText(reason)}
          {...common}
        />
      )}
    />
  );
}

function reasonText(value: string): string | null {
  const reason = REJECTIONS.find((one) => one === value);
  return reason ? t(`applications.reason.${reason}`) : null;
}
