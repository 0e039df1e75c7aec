import { expectAccessible, expectFits } from '../support/check-page.ts';
import { createMember, enterAs } from '../support/member.ts';
import { enrol, makeAdmin } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test('a series and an event are renamed, and a draft keeps its card when its address changes', async ({
  page,
  baseURL,
  email,
}) => {
  test.slow();
  await enterAs(page, await createMember(String(baseURL), email));
  await makeAdmin(email);
  await page.goto('/admin');
  await enrol(page);
  await page.goto('/admin/tasks');
  await expect(page.getByRole('region', { name: 'Ждут вашего решения' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  await page.goto('/admin/series');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  const word = email.replace(/^.*-|@.*$/g, '');
  await page.getByRole('button', { name: 'Новая серия' }).click();
  const making = page.getByRole('alertdialog');
  await making.getByLabel('Название', { exact: true }).fill(`Series ${word}`);
  await making.getByLabel('Проект').selectOption({ label: 'Новый, с тем же названием' });
  await making.getByRole('button', { name: 'Завести' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Series ${word}`);
  await page.getByLabel('Название по-английски').fill(`Run ${word}`);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('серия изменена')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  await page.goto('/admin/starts/new');
  await page.getByRole('combobox', { name: 'Событие' }).selectOption({ label: 'Новое событие' });
  await page.getByLabel('Название', { exact: true }).fill(`Draft ${word}`);
  await page.getByRole('combobox', { name: 'Серия', exact: true }).selectOption({ label: `Series ${word}` });
  await page.getByRole('button', { name: 'Дальше' }).click();
  await expect(page).toHaveURL(/step=place/);
  await page.goto(`/admin/events?search=${encodeURIComponent(`Draft ${word}`)}`);
  await page.getByRole('link', { name: `Draft ${word}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Draft ${word}`);
  await expectAccessible(page);
  await expectFits(page);

  const slug = `other-${word}`;
  await page.getByLabel('Адрес на сайте').fill(slug);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/events/${slug}$`));
  await expect(page.getByLabel('Адрес на сайте')).toHaveValue(slug);
  await page.getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page).toHaveURL(/\/admin\/events$/);
  await expect(page.getByText('Событие удалено')).toBeVisible();

  await page.goto('/admin/series');
  await page
    .getByRole('link', { name: `Series ${word}` })
    .first()
    .click();
  await page.getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page).toHaveURL(/\/admin\/series$/);
});
