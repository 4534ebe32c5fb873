import { HOME, navigate, t } from '@palaro/client';
import { toast } from '@palaro/ui';
import { readSite } from '../start.ts';
import { MaintenanceScreen } from './MaintenanceScreen.tsx';

/** `/m/maintenance` of the route table: asks again and leads home when the site is open. */
export default function MaintenancePage() {
  const again = async () => {
    if ((await readSite()) !== 'ready') return;
    toast(t('shell.maintenance.open'), { kind: 'notice' });
    navigate(HOME, { replace: true });
  };
  return <MaintenanceScreen heading="h2" onRetry={again} />;
}
