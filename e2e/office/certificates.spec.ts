import { expectAccessible, expectFits } from '../support/check-page.ts';
import { createMember, enterAs } from '../support/member.ts';
import { enrol, makeAdmin } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test('a certificate is made by hand, adjusted and blocked; a large one waits for a second person', async ({
  page,
  baseURL,
  email,
  watch,
}) => {
  test.slow();
  watch.expectRefusals('/adjust');
  const admin = await createMember(String(baseURL), email);
  await makeAdmin(email);
  await enterAs(page, admin);
  await page.goto('/admin');
  await enrol(page);
  await page.goto('/admin/certificates');
  await page.getByRole('link', { name: 'Сертификат', exact: true }).click();

  const issue = async (sum: string): Promise<void> => {
    await page.getByLabel('Сумма, ₽').fill(sum);
    await page.getByLabel('Имя получателя').fill('Анна');
    await page.getByLabel('Почта получателя').fill(`gift-${email}`);
    await page.getByLabel('Причина').fill('Приз за победу');
  };
  await issue('1 500');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Выпустить на' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Сертификат');

  await page.getByRole('button', { name: 'Изменить остаток' }).click();
  const window = page.getByRole('alertdialog');
  await window.getByLabel('На сколько, ₽').fill('1');
  await window.getByLabel('Причина').fill('Ошиблись суммой');
  await window.getByRole('button', { name: 'Изменить остаток' }).click();
  await expect(window.getByText('Не больше 0')).toBeVisible();
  await window.getByText('Уменьшить').click();
  await window.getByLabel('На сколько, ₽').fill('500');
  await window.getByRole('button', { name: 'Изменить остаток' }).click();
  await expect(page.getByText('осталось 1 000 ₽ из 1 500 ₽')).toBeVisible();
  await page.getByRole('button', { name: 'Заблокировать' }).click();
  await window.getByLabel('Причина').fill('Код утёк');
  await window.getByRole('button', { name: 'Заблокировать' }).click();
  await expect(page.getByRole('button', { name: 'Разблокировать' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  await page.goto('/admin/certificates/new');
  await issue('50 000');
  await page.getByRole('button', { name: 'Отправить на согласование' }).click();
  await expect(page).toHaveURL(/\/admin\/approvals\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Выпустить сертификат на 50 000 ₽');
});
