import { api } from '@trassa/contracts';
import type { Page } from '@playwright/test';
import { heading, login } from '../support/account.ts';
import { createMember, enterAs } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

/** Counts the alerts that open on the page from now on, however short they are. */
const countPopups = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    const seen = new Set<Element>();
    Object.assign(window, { seenPopups: seen });
    new MutationObserver(() => {
      for (const popupNow of document.querySelectorAll('[role="alertdialog"]')) seen.add(popupNow);
    }).observe(document, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { seenPopups?: Set<Element> }).seenPopups?.size ?? -1);
};

test('a session that ended leads to the login page, with no popup over it or on the way', async ({
  page,
  email,
  baseURL,
  context,
  watch,
}) => {
  watch.expectRefusals('/api/');
  const member = await createMember(String(baseURL), email);
  await enterAs(page, member);
  await page.goto('/me/setting');
  const personal = page.getByRole('region', { name: 'Личные данные', exact: true });
  await expect(personal).toBeVisible();
  const popups = await countPopups(page);

  await test.step('when an action finds it ended', async () => {
    // It ends on the way of the call: earlier, whatever the page asks for by itself would find it ended before the press.
    await page.route('**/api/user', async (route) => {
      if (route.request().method() === 'PUT') await member.client(api.signIn.out, {});
      await route.fallback();
    });
    await personal.getByLabel('Имя').fill('Артём');
    await personal.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page).toHaveURL('/login?next=%2Fme%2Fsetting');
    await page.unroute('**/api/user');
    await expect(heading(page, 'Авторизация')).toBeVisible();
    expect(await popups()).toBe(0);
  });

  await test.step('and when it ends in another window while a popup is open', async () => {
    await login(page, email, 'Trassa2027');
    await expect(page).toHaveURL('/me/setting');
    await page.route('**/api/user', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: { message: '' } }) : route.fallback(),
    );
    await personal.getByLabel('Имя').fill('Антон');
    await personal.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Произошла ошибка');
    const other = await context.newPage();
    await other.goto('/exit');
    await expect(heading(other, 'Вы вышли')).toBeVisible();
    await expect(heading(page, 'Авторизация')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});
