import { useCardsReady } from '@palaro/bank-cards/web';
import { isTrial, navigate, ownAddress, t, useQueryParam, useSession } from '@palaro/client';
import { AccountNeeded, afterLayers, ErrorState, lazyPart, Skeleton, toast } from '@palaro/ui';
import { useState } from 'react';
import type { SecurityConfig, SecurityItem } from '../profile.api.ts';
import { Center } from './Center.tsx';
import type { SheetName } from './security-items.ts';
import { reloadSecurity, useSecurity } from './use-security.ts';
import styles from './SecurityCenterPage.module.css';

const SecuritySheet = lazyPart(() => import('./SecuritySheet.tsx'));
const CHANGE_PASSWORD = '/m/changePsw';

/** `/m/securityCenter`: how well the account is secured, and everything that changes it. */
export default function SecurityCenterPage() {
  return isTrial(useSession()) ? <NoCenter /> : <MemberCenter />;
}

/** Trial accounts have nothing to secure. They read a friendly text, not the server's refusal. */
const NoCenter = () => <AccountNeeded title={t('profile.trial')} />;

function MemberCenter() {
  const { data, isError, isFetching, refetch } = useSecurity();
  // A link can lead to one item: `?item=bank_card`.
  const [asked] = useQueryParam('item');
  const isReady = useCardsReady(asked === 'bank_card');
  if (data && isReady) return <LoadedCenter config={data} asked={asked} />;
  if (!isError) return <Bones />;
  return (
    <ErrorState
      title={t('profile.not_loaded')}
      retryLabel={t('profile.try_again')}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  );
}

function LoadedCenter({ config, asked }: { config: SecurityConfig; asked: string | null }) {
  // The screen that led here to have this item done.
  const [back] = useQueryParam('back');
  const first = config.items.find(({ key }) => key === asked && key !== 'login_password');
  const [sheet, setSheet] = useState<{ name: SheetName; open: boolean } | null>(
    first ? { name: first.key as SheetName, open: true } : null,
  );
  const close = () => setSheet((now) => now && { ...now, open: false });
  const goOn = (done: SheetName, to: string) => {
    // The payee name is asked on the way to a card.
    if (done === 'payee_name' && asked === 'bank_card') setSheet({ name: asked, open: true });
    else navigate(ownAddress(to));
  };
  const open = (item: SecurityItem | SheetName) => {
    if (item === 'login_password') navigate(CHANGE_PASSWORD);
    else setSheet({ name: item, open: true });
  };
  return (
    <>
      <Center config={config} onOpen={open} />
      {sheet && (
        <SecuritySheet
          key={sheet.name}
          {...sheet}
          config={config}
          toFirstAccount={asked === 'bank_card' && back !== null}
          onClose={close}
          onGo={(name) => {
            close();
            afterLayers(() => setSheet({ name, open: true }));
          }}
          onDone={(text, stay) => {
            toast(text, { kind: 'success' });
            reloadSecurity();
            if (stay === 'first') return;
            if (!stay || back) close();
            if (back) afterLayers(() => goOn(sheet.name, back));
          }}
        />
      )}
    </>
  );
}

/** Placeholders with the height and spacing of the content. */
const Bones = () => (
  <div className={styles.page} role="status" aria-label={t('profile.loading')}>
    <div className={styles.side}>
      <Skeleton shape="block" className={styles.boneTop} />
    </div>
    <div className={styles.main}>
      <Skeleton shape="row" count={8} />
    </div>
  </div>
);
