import SettingsPage from '@palaro/accounts/web/SettingsPage';
import { switchOn } from '@palaro/client';
import { PushSwitch } from '@palaro/inbox/web';
import { PrivacyEntry } from '@palaro/privacy/web';

/** `/m/set`: the account's settings, with the choice of notifications. */
export default function PersonalSettingsPage() {
  return (
    <SettingsPage>
      {switchOn('MAILCEN') && <PushSwitch />}
      <PrivacyEntry />
    </SettingsPage>
  );
}
