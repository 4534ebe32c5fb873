import { t } from '@palaro/client';
import { act, CallForm, ConfirmDialog, Instant, PlainTable, SideSheet, useMay } from '@palaro/desk';
import { Badge, Button, TextField } from '@palaro/ui';
import { useState } from 'react';
import { gatewayConsoleApi, type FoundVendor } from '../console.api.ts';
import styles from './vendors.module.css';

/** Public names of the credentials. A secret is shown once, to whoever asked for it. */
export function CredentialsPart({ found }: { found: FoundVendor }) {
  const { vendor, credentials } = found;
  const [adding, setAdding] = useState(false);
  const [ended, setEnded] = useState<string | null>(null);
  const may = useMay('vendor.secret');
  // The last one cannot be ended: open rounds could no longer be paid.
  const mayEnd = may && credentials.length > 1;
  return (
    <>
      <PlainTable
        label={t('gateway-console.credentials')}
        empty={t('gateway-console.no_credentials')}
        columns={[
          ...([{ title: 'gateway-console.key' }, { title: 'gateway-console.added' }] as const),
          { title: 'gateway-console.use' },
          ...(mayEnd ? ([{ title: 'desk.record.actions' }] as const) : []),
        ]}
        rows={credentials.map(({ key, addedAt }, at) => ({
          key,
          cells: [
            <code key="key">{key}</code>,
            <Instant key="added" at={addedAt} />,
            <Badge key="use" tone={at === 0 ? 'leaf' : 'gold'}>
              {t(at === 0 ? 'gateway-console.use.new' : 'gateway-console.use.old')}
            </Badge>,
            ...(mayEnd
              ? [
                  <Button key="end" size="sm" onClick={() => setEnded(key)}>
                    {t('gateway-console.end')}
                  </Button>,
                ]
              : []),
          ],
        }))}
      />
      {may && (
        <p className={styles.below}>
          <Button size="sm" onClick={() => setAdding(true)}>
            {t('gateway-console.add')}
          </Button>
        </p>
      )}
      {adding && <NewCredential vendor={vendor.code} onClose={() => setAdding(false)} />}
      <ConfirmDialog
        open={ended !== null}
        title={t('gateway-console.end_title', { name: ended ?? '' })}
        confirm={t('gateway-console.end')}
        danger
        reason
        onConfirm={(reason) =>
          act(
            gatewayConsoleApi.endCredential,
            { params: { vendor: vendor.code, key: ended ?? '' }, body: { reason } },
            [gatewayConsoleApi.vendor],
          )
        }
        onClose={() => setEnded(null)}
      >
        <p>{t('gateway-console.end_text')}</p>
      </ConfirmDialog>
    </>
  );
}

function NewCredential({ vendor, onClose }: { vendor: string; onClose(): void }) {
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <SideSheet title={t('gateway-console.add')} onClose={onClose}>
      {secret === null ? (
        <>
          <p>{t('gateway-console.add_help')}</p>
          <CallForm
            endpoint={gatewayConsoleApi.askCredential}
            params={{ vendor }}
            labels={{ key: 'gateway-console.key', reason: 'gateway-console.reason' }}
            submit={t('gateway-console.add_submit')}
            reload={[gatewayConsoleApi.vendor]}
            done={(reply) => setSecret(reply.secret)}
          />
        </>
      ) : (
        <>
          <p>{t('gateway-console.secret_help')}</p>
          <TextField label={t('gateway-console.secret')} value={secret} readOnly />
        </>
      )}
    </SideSheet>
  );
}
