import { officeApi } from '@trassa/contracts/office';
import { expectAccessible, expectFits } from '../support/check-page.ts';
import { createInsider } from '../support/office/insider.ts';
import { oldestStart } from '../support/office/results-file.ts';
import { expect, test } from '../support/test.ts';

// J20: from the file of the timing crew to results that everybody sees.
test('results go from a file to the public page, are corrected and taken back', async ({
  page,
  baseURL,
  email,
  season,
  watch,
}) => {
  test.slow();
  watch.expectRefusals('/results');
  const { office, enter } = await createInsider(String(baseURL), email);
  const start = oldestStart(season).public_id;
  const { values: before } = await office(officeApi.results.read, { params: { id: start } });
  const format = before.formats.find(({ rows }) => rows > 0) ?? before.formats[0];
  if (!format) throw new Error('the start has no formats');
  const number = 900_000 + (Date.now() % 90_000);
  const name = `Проверкин Лев ${number}`;
  const file = (time: string) => ({
    name: 'протокол.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Номер;ФИО;Результат\n${number};${name};${time}\n`),
  });
  await enter(page);
  await page.goto(`/admin/starts/${start}`);
  await page.getByRole('link', { name: 'Результаты', exact: true }).click();
  await expectAccessible(page);

  // A file with a mistake changes nothing, and says where it is.
  await page.locator('input[type=file]').setInputFiles(file('вчера'));
  await expect(page.getByText('Выберите формат')).toBeVisible();
  const again = page.getByRole('button', { name: 'Прочитать заново' });
  await page.getByLabel('Формат всех строк').selectOption({ label: format.title });
  await again.click();
  await expect(page.getByText('строка 2')).toBeVisible();
  await expect(page.getByText('вместо времени «вчера»')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  const first = page.url();
  await page.locator('input[type=file]').setInputFiles(file('9:59:00'));
  await expect(page).not.toHaveURL(first);
  await expect(page.getByText('Выберите формат')).toBeVisible();
  await page.getByLabel('Формат всех строк').selectOption({ label: format.title });
  await page.getByLabel('Это дополнение').check();
  await again.press('Enter');
  await expect(page.getByRole('heading', { name: 'Что изменится' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Импортировать' }).press('Enter');
  await expect(page.getByText('Протокол импортирован.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'К результатам старта' }).click();

  await page.getByRole('search').getByLabel('Формат').selectOption({ label: format.title });
  await page.getByLabel('Имя, команда или номер').fill(String(number));
  await page.getByRole('search').getByRole('button', { name: 'Найти' }).click();
  const row = page.getByRole('button', { name });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  const { values: found } = await office(officeApi.results.rows, {
    params: { id: start },
    query: { format: format.public_id, search: String(number) },
  });
  const address = `/results/${start}/${found[0]?.public_id ?? ''}`;
  // As a visitor asks for it, past the cache of this browser.
  const seen = async () => {
    const answer = await page.request.get(address);
    return answer.ok() ? answer.text() : String(answer.status());
  };
  await expect.poll(seen, { timeout: 20_000 }).toContain('9:59:00');

  await row.click();
  const asks = page.getByRole('alertdialog');
  await asks.getByLabel('Результат', { exact: true }).fill('9:58:00');
  await asks.getByLabel('Причина').fill('Судья пересмотрел запись');
  await expectAccessible(page);
  await asks.getByRole('button', { name: 'Исправить', exact: true }).click();
  await expect(page.getByText('Исправлено, места пересчитаны')).toBeVisible();
  await expect.poll(seen, { timeout: 20_000 }).toContain('Исправления');

  const line = page.getByRole('region', { name: 'Публикация' }).getByRole('row').filter({ hasText: format.title });
  await line.getByRole('button', { name: 'Снять с публикации' }).click();
  await asks.getByRole('button', { name: 'Снять с публикации' }).click();
  await expect(line.getByText('Не видны')).toBeVisible();
  await expect.poll(seen, { timeout: 20_000 }).toBe('404');
  await line.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(line.getByText('Видны всем')).toBeVisible();
});
