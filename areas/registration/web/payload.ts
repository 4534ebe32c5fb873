import { isInstalledApp, isNativeApp, platformOf } from '@palaro/client';

/**
 * In which shape of the site somebody registers (REG-08): the native app, an iPhone's home screen,
 * another device's, or a browser.
 */
function registerMethod(): 'APP' | 'H5' | 'PWA' | 'WEBCLIP' {
  if (isNativeApp()) return 'APP';
  if (!isInstalledApp()) return 'H5';
  return platformOf() === 'ios' ? 'WEBCLIP' : 'PWA';
}

/** What goes along with every registration, unseen (REG-08). */
export const unseenPayload = () => ({
  registerUrl: window.location.host,
  registerMethod: registerMethod(),
  type: 0,
});
