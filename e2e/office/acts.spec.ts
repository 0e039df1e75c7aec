import { expectAccessible, expectFits } from '../support/check-page.ts';
import { buyForLater, createMember, enterAs } from '../support/member.ts';
import { isFixedTeamOf } from '../support/season.ts';
import { enrol, makeAdmin } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

// BO-055, BO-061
test('at the phone a participant is named and corrected, and a ticket is blocked with a reason', async ({
  page,
  baseURL,
  email,
  season,
  watch,
}) => {
  test.slow();
  const admin = await createMember(String(baseURL), email);
  await enterAs(page, admin);
  const [ticket] = await buyForLater(page, admin, season.find('team of ten', isFixedTeamOf(10)), 10);
  await makeAdmin(email);
  await page.goto(`/admin/tickets/${ticket?.public_id}`);
  await enrol(page);

  watch.expectRefusals('/api/admin/tickets/');
  await page.getByRole('button', { name: 'Назвать участника' }).click();
  await page.getByLabel('Фамилия').fill('Иванова');
  await page.getByLabel('Имя').fill('Анна');
  await page.getByLabel('Дата рождения').fill('17.05.1990');
  await page.getByLabel('Телефон', { exact: true }).fill('8 999 123-45-67');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Выберите одно из значений')).toBeVisible();
  await page.getByLabel('Пол').selectOption('female');
  await page.getByLabel('Размер футболки').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('region', { name: 'Несохранённое' })).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Закрыть анкету' }).click();
  await expect(page.getByRole('heading', { name: 'Иванова Анна' })).toBeVisible();
  await expect(page.getByRole('main').getByText('+79991234567')).toHaveCount(0);

  await page.getByRole('button', { name: 'Заблокировать билет' }).click();
  const window = page.getByRole('alertdialog');
  await window.getByLabel('Почему').fill('нет');
  await window.getByRole('button', { name: 'Заблокировать билет' }).click();
  await expect(window.getByText('хотя бы 5 знаков')).toBeVisible();
  await window.getByLabel('Почему').fill('Просил по телефону');
  await window.getByRole('button', { name: 'Заблокировать билет' }).click();
  await expect(page.getByText('Билет заблокирован: сначала разблокируйте его').first()).toBeVisible();
});
