import type { Page } from '@playwright/test';
import { awake } from '../support/awake.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { field } from '../support/participant.ts';
import { isPlainSolo } from '../support/season.ts';
import * as shop from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const chooseLanguage = async (page: Page, name: string, menu: string): Promise<void> => {
  const radio = page.getByRole('banner').getByRole('radio', { name });
  if (!(await radio.first().isVisible())) await page.getByRole('button', { name: menu }).click();
  await radio.locator('visible=true').check();
};

test('another language keeps what was typed, is remembered and reaches the refusals', async ({ page, season }) => {
  const offer = season.find('plain solo format', isPlainSolo);
  await shop.addToBasket(page, offer);
  const panel = await shop.openTab(shop.ticketGroup(page, offer.format), 1);
  await field(panel, 'Фамилия').fill('Ветрова');
  await field(panel, 'Дата рождения').fill('03.04.1990');
  await shop.checkout(page).getByLabel('Почта', { exact: true }).fill('anna@');
  await chooseLanguage(page, 'English', 'Меню');
  await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(field(panel, 'Last name')).toHaveValue('Ветрова');
  await expect(field(panel, 'Date of birth')).toHaveValue('03.04.1990');
  const email = page.getByLabel('Email', { exact: true });
  await expect(email).toHaveValue('anna@');
  await email.focus();
  await email.blur();
  await expect(email).toHaveAccessibleDescription(/Enter a valid e-?mail/i);
  await page.goto('/calendar');
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  await page.goto('/calendar?lang=ru');
  await expect(page.getByRole('heading', { level: 1, name: 'Календарь' })).toBeVisible();
});

declare global {
  interface Window {
    themeAtBody?: string | undefined;
  }
}

test('a language pressed before the scripts have come is shown, and the rest of the address stays', async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/calendar?distance=10', { waitUntil: 'commit' });
  const group = page.getByRole('banner').getByRole('radiogroup').filter({ visible: true });
  await group.getByRole('radio', { name: 'English' }).click();
  await expect(page).toHaveURL('/calendar?distance=10&lang=en');
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  letThrough();
  await awake(page);
  await group.getByRole('radio', { name: 'English' }).press('ArrowLeft');
  await expect(page.getByRole('heading', { level: 1, name: 'Календарь' })).toBeVisible();
  await expect(group.getByRole('radio', { name: 'Русский' })).toBeFocused();
  await expect(page).toHaveURL('/calendar?distance=10');
});

test('the chosen theme is stored and set before anything is painted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const html = page.locator('html');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  const theme = page.getByRole('contentinfo').getByRole('group', { name: 'Оформление' });
  await expect(theme.getByRole('radio', { name: 'Системное' })).toBeChecked();
  await theme.getByRole('radio', { name: 'Тёмное' }).check();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  const dark = await background();
  expect(dark).not.toBe(light);

  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.body) return;
      window.themeAtBody = document.documentElement.dataset['theme'];
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/calendar', { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  expect(await page.evaluate(() => window.themeAtBody), 'theme when the body begins').toBe('dark');
  expect(await background()).toBe(dark);
  await expect(theme.getByRole('radio', { name: 'Тёмное' })).toBeChecked();
  await theme.getByRole('radio', { name: 'Системное' }).check();
  await expect(html).not.toHaveAttribute('data-theme');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background()).toBe(dark);
});

test('the theme that is on is marked before the scripts have come, and another may be chosen', async ({ page }) => {
  await page.addInitScript(() => void (localStorage['theme'] ??= 'dark'));
  const letThrough = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  const theme = page.getByRole('contentinfo').getByRole('group', { name: 'Оформление' });
  await expect(theme.getByRole('radio', { name: 'Тёмное' })).toBeChecked();
  await theme.getByRole('radio', { name: 'Светлое' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  letThrough();
  await page.waitForLoadState('networkidle');
  await expect(theme.getByRole('radio', { name: 'Светлое' })).toBeChecked();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
