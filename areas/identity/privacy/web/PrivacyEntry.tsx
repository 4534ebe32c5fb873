import { isTrial, navigate, pageExists, t, useSession } from '@palaro/client';
import { Card, ListRow } from '@palaro/ui';
import styles from './PrivacyPage.module.css';

const PRIVACY = '/m/privacy';

/** The link in the settings to the member's data; trial accounts have none. */
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
