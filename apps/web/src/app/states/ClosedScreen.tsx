import { MaintenanceScreen } from './MaintenanceScreen.tsx';
import { RegionScreen } from './RegionScreen.tsx';

interface ClosedScreenProps {
  /** Start-up state: 1 maintenance, 2 region (APP-06). */
  state: number;
  onRetry(): Promise<unknown>;
}

/**
 * Shown when the server said at start-up that the site is closed, for everyone or in this region
 * (APP-06).
 */
export default function ClosedScreen({ state, onRetry }: ClosedScreenProps) {
  return state === 1 ? <MaintenanceScreen onRetry={onRetry} /> : <RegionScreen onRetry={onRetry} />;
}
