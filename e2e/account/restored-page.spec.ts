import type { Page } from '@playwright/test';
import { awake } from '../support/awake.ts';
import { leave, login, heading } from '../support/account.ts';
import { createMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

/** What the browser tells a page that it puts aside for the back button, and takes out again. */
const tell = (page: Page, name: 'pagehide' | 'pageshow'): Promise<void> =>
  page.evaluate((type) => {
    dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  }, name);

const publicPages = ['/', '/calendar', '/shop', '/results', '/clubs', '/news', '/about', '/search', '/login'];

test('no public page refuses to be kept for the back button', async ({ page, context }) => {
  test.slow();
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  const refusals = async (path: string): Promise<string[]> => {
    const told = new Promise<string[]>((resolve) => {
      session.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
        // What the browser or the driver forbids by itself is circumstance.
        resolve(notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason));
      });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.goto('/robots.txt');
    await page.goBack();
    return told;
  };
  // Who leaves in the middle of loading is kept by no browser, and on a slow machine a page rests between two files: it is
  // asked again.
  for (const path of publicPages)
    await expect.poll(() => refusals(path), { message: path, timeout: 20_000 }).toEqual([]);
});

test('a kept page of the cabinet shows nothing personal after signing out in another page', async ({
  page,
  baseURL,
  email,
}) => {
  await createMember(baseURL ?? '', email);
  await page.goto('/login?next=%2Fme%2Fsetting');
  await login(page, email, 'Trassa2027');
  await expect(page).toHaveURL('/me/setting');
  await expect(page.getByRole('main')).toContainText(email);
  await tell(page, 'pagehide');
  await expect(page.getByRole('main')).toBeHidden();
  // As another page would: this one, asleep, hears nothing of it.
  await page.evaluate(() => localStorage.clear());
  await tell(page, 'pageshow');
  await expect(heading(page, 'Авторизация')).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
});

test('a step back after signing out shows nothing personal', async ({ page, baseURL, email }) => {
  await createMember(baseURL ?? '', email);
  await page.goto('/login?next=%2Fme%2Fsetting');
  await login(page, email, 'Trassa2027');
  await expect(page.getByRole('main')).toContainText(email);
  await leave(page);
  await page.goBack();
  await expect(heading(page, 'Авторизация')).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
});

test('a kept page takes the theme and the language chosen meanwhile', async ({ page }) => {
  await page.goto('/about');
  await awake(page);
  await expect(page.getByRole('radio', { name: 'Системное' })).toBeChecked();
  await tell(page, 'pagehide');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await tell(page, 'pageshow');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await tell(page, 'pagehide');
  await page.evaluate(() => {
    document.cookie = 'language=en; path=/';
  });
  await tell(page, 'pageshow');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
