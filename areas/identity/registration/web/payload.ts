import { isInstalledApp, isNativeApp, platformOf } from '@palaro/client';

/**
 * The kind of app in which somebody registers (REG-08): the native app, an iPhone's home screen,
 * another device's, or a browser.
 */
function registerMethod(): 'APP' | 'H5' | 'PWA' | 'WEBCLIP' {
  if (isNativeApp()) return 'APP';
  if (!isInstalledApp()) return 'H5';
  return platformOf() === 'ios' ? 'WEBCLIP' : 'PWA';
}

/** Sent with every registration without being shown (REG-08). */
export const unseenPayload = () => ({
  registerUrl: window.location.host,
  registerMethod: registerMethod(),
  type: 0,
});
