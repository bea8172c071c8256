import type { Page } from '@playwright/test';

/**
 * Leaves the session as a logout does, but keeps what the browser stores for each user: requests of the open page would
 * be refused without a session, and the remembered user would be shown until the server names another.
 */
export async function leaveSession(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('userData'));
  await page.goto('about:blank');
  await page.context().clearCookies();
}
