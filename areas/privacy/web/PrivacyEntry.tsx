import { isTrial, navigate, pageExists, t, useSession } from '@palaro/client';
import { Card, ListRow } from '@palaro/ui';
import styles from './PrivacyPage.module.css';

const PRIVACY = '/m/privacy';

/** The way to one's own data, in the settings; play money has none. */
export function PrivacyEntry() {
  const session = useSession();
  if (!pageExists(PRIVACY) || isTrial(session)) return null;
  return (
    <Card>
      <ListRow
        className={styles.entry}
        title={t('privacy.entry')}
        detail={t('privacy.entry_help')}
        onPress={() => navigate(PRIVACY)}
        chevron
      />
    </Card>
  );
}
