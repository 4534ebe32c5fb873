import type { Browser, CDPSession, Page } from '@playwright/test';
import { post } from './browser-calls.ts';

const PHONE = { width: 390, height: 844 };
/** How much slower a mid-range phone is than the measuring machine. */
export const SLOWER = 4;

/** A phone's page on which a demo member is logged in; nothing is slowed down yet. */
export async function phonePage(browser: Browser, url: string, account: string) {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    baseURL: url,
    // It would fetch its copies of the files beside what is measured.
    serviceWorkers: 'block',
  });
  const login = { type: 'username', username: account, password: 'Demo-pass-1' };
  const session: Record<string, unknown> = await post(url, '/wps/session/login', login);
  const kept = JSON.stringify(JSON.stringify({ ...session, type: session['customerType'] }));
  await context.addInitScript({
    content: `localStorage.setItem('language', 'EN');
      sessionStorage.setItem('MC_SESSION_INFO', ${kept});`,
  });
  const page: Page = await context.newPage();
  const cdp: CDPSession = await context.newCDPSession(page);
  const slowDown = () => cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { page, cdp, slowDown, close: () => context.close() };
}
