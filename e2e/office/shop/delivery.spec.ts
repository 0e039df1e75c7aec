import { officeApi } from '@trassa/contracts/office';
import { expectAccessible, expectFits, findOutside } from '../../support/check-page.ts';
import { createInsider } from '../../support/office/insider.ts';
import { windowClosed } from '../../support/office/window-closed.ts';
import { expect, test } from '../../support/test.ts';

// DELIV-11, DELIV-12, DELIV-14
test('a way of delivery is made, priced by zones, tested, offered, hidden; a point is opened', async ({
  page,
  baseURL,
  email,
  watch,
}) => {
  test.slow();
  watch.expectRefusals('/api/admin/delivery_methods');
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  const word = crypto.randomUUID().slice(0, 8);
  const name = `Почтомат ${word}`;
  const window = page.getByRole('alertdialog');

  await page.goto('/admin/shop/shipments');
  await page.getByRole('link', { name: 'Способы доставки' }).click();
  await page.getByRole('link', { name: 'Новый способ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Новый способ' })).toBeVisible();
  await page.getByLabel('Название', { exact: true }).fill(name);
  await page.getByLabel('Кто везёт').selectOption('Пункт выдачи');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Завести' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByLabel('Ещё зона').selectOption({ value: '1' });
  await page.getByRole('button', { name: 'Добавить тариф' }).click();
  const cell = (field: string) => page.getByLabel(`${field}, зона 1`);
  await page.getByRole('button', { name: /^Сохранить/ }).click();
  await expect(page.getByText('Введите число').first()).toBeVisible();
  await cell('За него, ₽').fill('190');
  await cell('За шаг, ₽').fill('30');
  await cell('Дней от').fill('5');
  await cell('Дней до').fill('3');
  await page.getByRole('button', { name: /^Сохранить/ }).click();
  await expect(page.getByText('Меньше, чем «от»')).toBeVisible();
  await cell('Дней до').fill('7');
  await page.getByRole('button', { name: /^Сохранить/ }).click();
  await expect(page.getByText(/способ изменён(?! –)/)).toBeVisible();
  await expect(page.getByText(/^Нет тарифов для зон 2/)).toBeVisible();
  await expectAccessible(page);
  expect(await findOutside(page, 390)).toEqual([]);
  await expect(cell('Дней до')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('link', { name: 'Добавить пункт' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Новый пункт выдачи' })).toBeVisible();
  await page.getByLabel('Способ').selectOption(name);
  await page.getByRole('combobox', { name: 'Город' }).fill('Москва');
  await page
    .getByRole('option', { name: /^Москва/ })
    .first()
    .click();
  await page.getByLabel('Название', { exact: true }).fill('У метро');
  await page.getByLabel('Адрес', { exact: true }).fill('ул. Лесная, 5');
  await page.getByLabel('Часы работы', { exact: true }).fill('Ежедневно 10:00–21:00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Добавить пункт' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'У метро' })).toBeVisible();
  await page.getByRole('link', { name }).click();

  await page.getByRole('button', { name: 'Предлагать' }).click();
  await window.getByRole('button', { name: 'Предлагать' }).click();
  await windowClosed(page);
  await expect(page.getByText('На сайте', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Удалить' })).toBeHidden();

  await page.goto('/admin/shop/delivery');
  await page.getByRole('combobox', { name: 'Город' }).fill('Москва');
  await page
    .getByRole('option', { name: /^Москва/ })
    .first()
    .click();
  await page.getByLabel('Вес, г').fill('1500');
  const tried = page.getByRole('group', { name: 'Проверить цену' }).getByRole('row', { name });
  await expect(tried).toContainText('220');
  await expect(tried).toContainText('Дней: 5–7');
  await expectAccessible(page);
  await expectFits(page);

  await page.getByRole('group', { name: 'Способы доставки' }).getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Скрыть' }).click();
  await window.getByRole('button', { name: 'Скрыть' }).click();
  await windowClosed(page);
  await expect(page.getByText('Скрыт', { exact: true })).toBeVisible();
});

// DELIV-11
test('zones of regions are changed together, by keys alone, and over somebody else once it is told', async ({
  page,
  baseURL,
  email,
  watch,
}) => {
  watch.expectRefusals('/api/admin/delivery_zones');
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  await page.goto('/admin/shop/zones');
  const region = page.getByLabel('Чукотский автономный округ').or(page.getByLabel('Чукотка')).first();
  await expect(region).toBeVisible();
  const stood = await region.inputValue();
  await region.selectOption('9');
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Зоны сохранены')).toBeVisible();
  await expect(region).toHaveValue('9');
  const { values: regions } = await insider.office(officeApi.zones.list, {});
  const { id = 0 } = regions.find(({ title }) => title.startsWith('Чукот')) ?? {};
  await region.selectOption(stood);
  await insider.office(officeApi.zones.change, {
    body: { zones: [{ region: id, zone: 8, seen: 9 }] },
    idempotencyKey: crypto.randomUUID(),
  });
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Зоны уже изменил кто-то другой')).toBeVisible();
  await expect(page.getByText('другой уже поставил 8')).toBeVisible();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('другой уже поставил 8')).toBeHidden();
  await expect(region).toHaveValue(stood);
  await expectFits(page);
});
