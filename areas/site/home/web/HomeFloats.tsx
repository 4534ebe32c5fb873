import { isInstalledApp, isNativeApp } from '@palaro/client';
import { openDownload, ServiceDock } from '@palaro/content/web';

/**
 * Buttons that float over home: the APP icon in a plain browser only (HOME-05), customer service
 * and social pages (HOME-03, SVC-01).
 */
export default function HomeFloats() {
  const plainBrowser = !isInstalledApp() && !isNativeApp();
  return <ServiceDock onDownload={plainBrowser ? openDownload : undefined} />;
}
