import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../support/check-page.ts';
import { buyForLater, createMember, enterAs } from '../support/member.ts';
import { isFixedTeamOf } from '../support/season.ts';
import { enrol, makeAdmin } from '../support/staff.ts';
import { windowClosed } from '../support/office/window-closed.ts';
import { expect, test } from '../support/test.ts';

const checked = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await expectFits(page);
};

// BO-007, BO-142, BO-147
test('a list is walked by keys, kept as a view with its columns, and many rows are done at once and taken back', async ({
  page,
  baseURL,
  email,
  season,
}) => {
  test.slow();
  const admin = await createMember(String(baseURL), email);
  await enterAs(page, admin);
  await buyForLater(page, admin, season.find('team of ten', isFixedTeamOf(10)), 10);
  // Other journeys buy at the same time: this one looks at its own tickets.
  const own = `/admin/tickets?f.order=${new URL(page.url()).searchParams.get('order')}`;
  await makeAdmin(email);
  await page.goto(own);
  await enrol(page);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(10);
  const search = page.getByRole('searchbox');

  // The search of the list, and the focus back where it was.
  await page.keyboard.press('j');
  await expect(rows.first().getByRole('link')).toBeFocused();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rows.first().getByRole('link')).toBeFocused();

  // Rows: chosen one by one and as a range, and none again.
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  const bar = page.getByRole('region', { name: 'Выбранные строки' });
  await expect(bar).toContainText('Выбраны 3 строки');
  await checked(page);
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);

  // A card and its neighbours in the list.
  const second = String(await rows.nth(1).getByRole('link').getAttribute('href'));
  await page.keyboard.press('k');
  await page.keyboard.press('o');
  await expect(page).toHaveURL(new RegExp(`${second}$`));
  await expect(page.getByRole('link', { name: 'Следующая карточка списка' })).toBeVisible();
  await checked(page);
  await page.keyboard.press(']');
  await expect(page).not.toHaveURL(new RegExp(`${second}$`));
  const back = page.getByRole('link', { name: 'Предыдущая карточка списка' });
  await expect(back).toHaveAttribute('href', second);
  await page.keyboard.press('[');
  await expect(page).toHaveURL(new RegExp(`${second}$`));

  // From a screen without a list everything is found: arrows lead to a hit, Enter opens it, Esc gives the focus back.
  await page.keyboard.press('/');
  const find = page.getByRole('dialog', { name: 'Найти' });
  await find.getByRole('searchbox').fill(email);
  await expect(find.getByRole('region', { name: 'Люди' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/people\//);
  const orders = page.getByRole('link', { name: 'Заказы', exact: true });
  await orders.focus();
  await page.keyboard.press('/');
  await expect(find.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(orders).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Клавиши' })).toContainText('Выбрать строку');
  await checked(page);
  await page.keyboard.press('Escape');
  await windowClosed(page);

  // A view: saved from what stands, found after a reload, renamed, deleted.
  await page.goto('/admin/tickets?f.state=active&sort=name');
  await page.getByRole('button', { name: 'Сохранить вид' }).click();
  await page.getByLabel('Название').fill('Действуют по имени');
  await checked(page);
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  const views = page.getByRole('navigation', { name: 'Виды списка' });
  await expect(views.getByRole('link', { name: 'Действуют по имени' })).toHaveAttribute('aria-current', 'page');
  // What leaves with the window changes the address once more.
  await windowClosed(page);
  await page.goto('/admin/tickets');
  await views.getByRole('link', { name: 'Действуют по имени' }).click();
  await expect(page).toHaveURL(/f\.state=active&sort=name/);
  await views.getByRole('button', { name: 'Изменить вид' }).click();
  await page.getByLabel('Название').fill('Живые');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(views.getByRole('link', { name: 'Живые' })).toBeVisible();
  await views.getByRole('button', { name: 'Изменить вид' }).click();
  await page.getByRole('button', { name: 'Удалить вид' }).click();
  await expect(views.getByRole('link', { name: 'Живые' })).toHaveCount(0);

  // Columns of the person.
  await page.getByRole('button', { name: 'Столбцы' }).click();
  await page.getByRole('dialog').getByText('Цена', { exact: true }).click();
  await checked(page);
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Состояние' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Цена' })).toHaveCount(0);

  // Many at once, and back.
  await page.goto(own);
  await page.getByRole('checkbox', { name: 'Выбрать все строки страницы' }).check();
  await expect(bar).toContainText('Выбрано 10 строк');
  await bar.getByRole('button', { name: 'Заблокировать билеты' }).click();
  const ask = page.getByRole('alertdialog');
  await ask.getByLabel('Почему').fill('Проверка подлинности');
  await checked(page);
  await ask.getByRole('button', { name: 'Заблокировать билеты' }).click();
  // A sweep does the rows.
  await expect(page.getByText('Сделано: 10 строк.')).toBeVisible({ timeout: 30_000 });
  await checked(page);
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Действует' })).toHaveCount(10);
  await page.goto(`${own}&f.state=blocked`);
  await expect(page.getByText('Ничего не нашлось')).toBeVisible();
});
