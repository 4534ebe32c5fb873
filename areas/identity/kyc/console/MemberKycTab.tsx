import { t } from '@palaro/client';
import { act, ConfirmDialog, DataTable, useList, useMay } from '@palaro/desk';
import { Button } from '@palaro/ui';
import { useState } from 'react';
import { kycConsoleApi } from '../console.api.ts';
import { COLUMNS } from './columns.tsx';

/** A member's applications; the last rejection can be opened again. */
export default function MemberKycTab({ member }: { member: string }) {
  const list = useList(kycConsoleApi.reviews, { member });
  const mayDecide = useMay('kyc.decide');
  const [asking, setAsking] = useState(false);
  const rows = list.pages.rows;
  const account = rows[0]?.account ?? member;
  const rejected = rows.length > 0 && rows.every(({ state }) => state !== 'pending');
  return (
    <>
      {mayDecide && rejected && (
        <Button size="sm" onClick={() => setAsking(true)}>
          {t('kyc-console.reopen')}
        </Button>
      )}
      <DataTable
        label={t('kyc-console.tab')}
        screen="kyc-console.tab"
        columns={COLUMNS.filter(({ key }) => key !== 'member')}
        pages={list.pages}
        rowKey={(row) => row.id}
        to={(row) => `/console/kyc/${row.id}`}
        empty={t('kyc-console.empty')}
      />
      <ConfirmDialog
        open={asking}
        title={t('kyc-console.reopen_title', { account })}
        confirm={t('kyc-console.reopen')}
        onConfirm={() => act(kycConsoleApi.reopenReview, { params: { member } })}
        onClose={() => setAsking(false)}
      >
        <p>{t('kyc-console.reopen_text')}</p>
      </ConfirmDialog>
    </>
  );
}
