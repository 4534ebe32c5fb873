import { t, useCall, useStore } from '@palaro/client';
import { Button, NotLoaded, Sheet } from '@palaro/ui';
import { referralApi } from '../referral.api.ts';
import { InviteLink } from './InviteLink.tsx';
import { sharePanel, toInvitePage } from './share-panel.ts';
import styles from './referral.module.css';

/** The panel of the side menu: the link, and the way to all that belongs to it (MENU-02). */
export default function SharePanel() {
  const open = useStore(sharePanel);
  return (
    <Sheet
      open={open}
      onClose={() => sharePanel.set(false)}
      title={t('referral.panel')}
      closeLabel={t('referral.close')}
    >
      {open && <OwnLink />}
      <Button wide onClick={toInvitePage}>
        {t('referral.panel_more')}
      </Button>
    </Sheet>
  );
}

function OwnLink() {
  const read = useCall(referralApi.referrals);
  if (!read.data) {
    return <NotLoaded of={[read]} rows={4} retryLabel={t('referral.try_again')} />;
  }
  const { code } = read.data;
  return code === null ? (
    <p className={styles.help}>{t('referral.house')}</p>
  ) : (
    <InviteLink code={code} />
  );
}
