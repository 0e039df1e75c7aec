import { expectAccessible, expectFits } from '../support/check-page.ts';
import { createMember, enterAs } from '../support/member.ts';
import { isPlainSolo } from '../support/season.ts';
import { enrol, makeAdmin } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test('what a start sells is changed on its pages: a new format, more places, a price by places, a code', async ({
  page,
  baseURL,
  email,
  season,
}) => {
  test.slow();
  await enterAs(page, await createMember(String(baseURL), email));
  await makeAdmin(email);
  const start = `/admin/starts/${season.find('solo run', isPlainSolo).card.public_id}`;
  await page.goto(`${start}/formats`);
  await enrol(page);

  await page.getByRole('button', { name: 'Формат', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  const title = `Trial ${email.slice(0, 6)}`;
  await dialog.getByLabel('Название').fill(title);
  await dialog.getByLabel('Дистанция').fill('10,5');
  await dialog.getByLabel('Цена').fill('2500');
  await dialog.getByRole('button', { name: 'Завести' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByLabel('Возраст от').fill('18');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('region', { name: 'Несохранённое' })).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(page.getByRole('button', { name: 'Опубликовать' })).toHaveCount(0);

  await page.goto(`${start}/places`);
  const row = page.getByRole('row', { name: title });
  await row.getByRole('button', { name: 'Изменить' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '+50' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click();
  await expect(row).toContainText('150');
  await expectAccessible(page);
  await expectFits(page);

  await page.goto(`${start}/prices`);
  await page.getByRole('button', { name: `${title}: добавить ступень` }).click();
  const step = page.getByRole('group', { name: `${title}, Ступень 2` });
  await step.getByLabel('Цена, ₽').fill('3000');
  await step.getByLabel('или после стольких мест').fill('100');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('region', { name: 'Несохранённое' })).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);

  await page.goto('/admin/promocodes/new');
  await page.getByRole('button', { name: 'Придумать код' }).click();
  await page.getByRole('button', { name: 'Завести' }).click();
  await expect(page.getByText('Кодом ещё не пользовались.')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  // What is deleted is read no more: neither leaves a refusal behind.
  const asks = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Удалить' }).click();
  await asks.getByRole('button', { name: 'Удалить' }).click();
  await expect(page).toHaveURL(/\/admin\/promocodes$/);
  await page.goto(`${start}/formats`);
  await page.getByRole('link', { name: title }).first().click();
  await page.getByRole('button', { name: 'Удалить' }).click();
  await asks.getByRole('button', { name: 'Удалить' }).click();
  await expect(page).toHaveURL(new RegExp(`${start}/formats$`));
  await expect(page.getByText(title)).toHaveCount(0);
});
