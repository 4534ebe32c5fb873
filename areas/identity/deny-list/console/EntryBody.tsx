import { t } from '@palaro/client';
import { act, ConfirmDialog, Facts, Instant, Person, useMay } from '@palaro/desk';
import { Button } from '@palaro/ui';
import { useState } from 'react';
import { denyListApi, type DenyEntry } from '../deny-list.api.ts';

/** One entry, and taking it off the list. */
export function EntryBody({ of }: { of: DenyEntry }) {
  const [lifting, lift] = useState(false);
  const may = useMay('deny.manage') && of.state === 'listed';
  return (
    <>
      <Facts
        rows={[
          { label: 'deny-list-console.kind', value: t(`deny-list-console.kind.${of.kind}`) },
          { label: 'deny-list-console.reason', value: of.reason },
          of.member && {
            label: 'deny-list-console.member',
            value: <Person name={of.member.account} member={of.member.id} />,
          },
          { label: 'deny-list-console.by', value: of.by },
          { label: 'deny-list-console.at', value: <Instant at={of.at} /> },
          of.until !== null && {
            label: 'deny-list-console.until',
            value: <Instant at={of.until} />,
          },
        ]}
      />
      {may && (
        <Button size="sm" tone="danger" onClick={() => lift(true)}>
          {t('deny-list-console.lift')}
        </Button>
      )}
      <ConfirmDialog
        open={lifting}
        reason
        danger
        title={t('deny-list-console.lift_title', { value: of.value })}
        confirm={t('deny-list-console.lift')}
        onConfirm={(reason) =>
          act(denyListApi.liftDenied, { params: { entry: of.id }, body: { reason } }, [
            denyListApi.denyEntries,
          ])
        }
        onClose={() => lift(false)}
      >
        <p>{t('deny-list-console.lift_text')}</p>
      </ConfirmDialog>
    </>
  );
}
