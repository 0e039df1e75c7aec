import { readFileSync } from 'node:fs';
import { expectAccessible, expectFits } from '../../support/check-page.ts';
import { createInsider } from '../../support/office/insider.ts';
import { expect, test } from '../../support/test.ts';

test('a list goes from its sample through a mistake to a file that is imported once', async ({
  page,
  baseURL,
  email,
}) => {
  test.slow();
  const { enter } = await createInsider(String(baseURL), email);
  await enter(page);
  await page.goto('/admin/reference');
  await expect(page.getByRole('heading', { name: 'Учебные заведения' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  const [sample] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать образец: учебные заведения' }).click(),
  ]);
  const [headings = ''] = readFileSync(await sample.path(), 'utf8').split('\r\n');
  const name = `Проверочная школа ${Date.now()}`;
  const file = (city: string) => ({
    name: 'школы.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${headings}\r\nшкола;${name};Школа;;${city}\r\n`),
  });

  await page.getByLabel('Загрузить учебные заведения').and(page.locator('input')).setInputFiles(file('Нигдеград'));
  await expect(page.getByText('строка 2')).toBeVisible();
  await expect(page.getByText('города «Нигдеград» нет в справочнике')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Импортировать' })).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);

  await page.locator('input[type=file]').setInputFiles(file('Москва'));
  await expect(page.getByRole('heading', { name: 'Что изменится' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Импортировать' }).press('Enter');
  await expect(page.getByText('Справочник обновлён.')).toBeVisible();
  await page.getByRole('link', { name: 'К справочникам' }).click();

  await page.getByLabel('Загрузить учебные заведения').and(page.locator('input')).setInputFiles(file('Москва'));
  await expect(page.getByText('Менять нечего: всё это уже записано.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Импортировать' })).toHaveCount(0);
});
