import { officeApi } from '@trassa/contracts/office';
import { expectAccessible, expectFits } from '../support/check-page.ts';
import { buyForPavel } from '../support/member.ts';
import { createInsider } from '../support/office/insider.ts';
import { isQuickSolo } from '../support/season.ts';
import { expect, test } from '../support/test.ts';

// J22: the start list to the timing crew.
test('numbers are given, chips are set and the start list is downloaded on one tab of the start', async ({
  page,
  baseURL,
  email,
  season,
  watch,
}) => {
  test.slow();
  watch.expectRefusals('/numbers');
  const { office, member, enter } = await createInsider(String(baseURL), email);
  const offer = season.find('quick solo run', isQuickSolo);
  const start = offer.card.public_id;
  await enter(page);
  const ticket = await buyForPavel(page, member, offer);
  const { values: card } = await office(officeApi.tickets.read, { params: { id: ticket } });
  await office(officeApi.tickets.number, {
    params: { id: ticket },
    body: { version: card.version, number: null },
    idempotencyKey: crypto.randomUUID(),
  });

  await page.goto(`/admin/starts/${start}/numbers`);
  const format = page.getByRole('region', { name: offer.format.title });
  await format.getByRole('button', { name: 'Диапазоны' }).click();
  const sheet = page.getByRole('dialog');
  // Over one of its own: a start that another journey has published has no ranges yet.
  for (const [first, last] of [
    ['899000', '899999'],
    ['1', '900000'],
  ] as const) {
    await sheet.getByRole('button', { name: 'Добавить диапазон' }).click();
    await sheet.getByLabel('Первый').last().fill(first);
    await sheet.getByLabel('Последний').last().fill(last);
  }
  await sheet.getByRole('button', { name: 'Сохранить' }).click();
  await expect(sheet.getByText(/^Пересекается с \d+–\d+$/)).toBeVisible();
  await sheet.getByLabel('Первый').last().fill('900001');
  await sheet.getByLabel('Последний').last().fill('900010');
  await sheet.getByLabel('Метка').last().fill('запасные');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Сохранить' }).click();
  await expect(format.getByText('запасные')).toBeVisible();

  await format.getByRole('button', { name: 'Закрепить' }).click();
  const asks = page.getByRole('alertdialog');
  await asks.getByLabel('Номер', { exact: true }).fill('900001');
  await asks.getByLabel('Титул или пометка').fill('чемпион');
  await asks.getByRole('button', { name: 'Закрепить' }).click();
  await expect(format.getByText('чемпион')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  await page.getByRole('button', { name: 'Раздать номера' }).click();
  await sheet.getByRole('button', { name: 'Посчитать' }).click();
  await sheet.getByRole('button', { name: /^Раздать \d+ номер/ }).click();
  await expect(sheet.getByText(/^Номера розданы: \d+$/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const { values: numbered } = await office(officeApi.tickets.read, { params: { id: ticket } });
  await page.getByRole('button', { name: 'Загрузить чипы' }).click();
  await sheet.getByLabel('Список').fill(`${numbered.start_number};00${numbered.start_number}\n999999;X`);
  await sheet.getByRole('button', { name: 'Проверить' }).click();
  await expect(sheet.getByText('На этом старте нет номера 999999')).toBeVisible();
  await sheet.getByLabel('Список').fill(`${numbered.start_number};00${numbered.start_number}`);
  await sheet.getByRole('button', { name: 'Проверить' }).click();
  await sheet.getByRole('button', { name: 'Привязать чипы' }).click();
  await expect(page.getByText(/^\d+\sчип\S*\sу\s\d+\sномер/)).toBeVisible();

  await page.getByRole('button', { name: 'Стартовый лист' }).click();
  await sheet.getByText('CSV', { exact: true }).click();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Скачать' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^start-list-\d{4}-\d\d-\d\d-.*\.csv$/);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Номера напечатаны' }).click();
  await asks.getByRole('button', { name: 'Номера напечатаны' }).click();
  await expect(page.getByText('С печати ничего не менялось.')).toBeVisible();
  await office(officeApi.tickets.number, {
    params: { id: ticket },
    body: { version: numbered.version, number: 900_002 },
    idempotencyKey: crypto.randomUUID(),
  });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Перепечатать' })).toContainText('900002');
  await expectAccessible(page);
  await expectFits(page);

  // The season is everybody's: its start is left as it was.
  await page.getByRole('button', { name: 'Отменить печать' }).click();
  await asks.getByRole('button', { name: 'Отменить печать' }).click();
  await format.getByRole('button', { name: 'Открепить' }).click();
  await expect(format.getByText('чемпион')).toHaveCount(0);
});
