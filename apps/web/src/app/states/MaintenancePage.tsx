import { HOME, navigate, t } from '@palaro/client';
import { toast } from '@palaro/ui';
import { readSite } from '../start.ts';
import { MaintenanceScreen } from './MaintenanceScreen.tsx';

/** `/m/maintenance` of the route table: its retry leads home if the site is open again. */
export default function MaintenancePage() {
  const again = async () => {
    if ((await readSite()) !== 'ready') return;
    toast(t('shell.maintenance.open'), { kind: 'notice' });
    navigate(HOME, { replace: true });
  };
  return <MaintenanceScreen heading="h2" onRetry={again} />;
}
