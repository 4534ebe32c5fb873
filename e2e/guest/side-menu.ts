import type { Page } from '@playwright/test';
import { expect } from '../site.ts';

export const banner = (page: Page) => page.getByRole('banner');
export const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** Opens the side menu, and waits until it has the focus and its step in the history. */
export async function openMenu(page: Page) {
  await banner(page).getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.locator('[role="dialog"][data-ready]')).toBeVisible();
}
