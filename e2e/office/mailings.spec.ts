import { expectAccessible } from '../support/check-page.ts';
import { createInsider } from '../support/office/insider.ts';
import { buyForLater } from '../support/member.ts';
import { isFixedTeamOf } from '../support/season.ts';
import { windowClosed } from '../support/office/window-closed.ts';
import { expect, test } from '../support/test.ts';

// BO-109, BO-114
test('a letter about a start is written, seen as a recipient, tried on oneself and sent', async ({
  page,
  baseURL,
  email,
  season,
}) => {
  test.slow();
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  const offer = season.find('team of ten', isFixedTeamOf(10));
  await buyForLater(page, insider.member, offer, 10);

  await page.goto(`/admin/starts/${offer.card.public_id}`);
  const parts = page.getByRole('navigation', { name: 'Разделы старта' });
  await parts.getByRole('link', { name: 'Письма', exact: true }).click();
  await page.getByRole('link', { name: 'Письмо старта' }).click();
  await expect(page.getByRole('heading', { name: 'Письмо старта', level: 1 })).toBeVisible();
  await page.getByLabel('Название').fill('Перед стартом');
  await page.getByRole('button', { name: 'Завести черновик' }).click();
  await expect(page).toHaveURL(/\/admin\/mailings\/[\w-]+$/);
  await page.getByRole('textbox', { name: 'Тема' }).fill('Скоро старт, {имя|участник}');
  await page.getByRole('group', { name: 'Часть 1' }).getByLabel('Текст').fill('Ждём вас {дата}. Возьмите паспорт.');
  await page.getByRole('button', { name: /^Сохранить/ }).click();
  await expect(page.getByRole('button', { name: 'Послать себе' })).toBeEnabled();

  await page.getByLabel('Глазами получателя').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Показать', exact: true }).click();
  await expect(
    page.frameLocator('iframe').getByRole('paragraph').filter({ hasText: 'Возьмите паспорт.' }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Послать себе' }).click();
  const window = page.getByRole('alertdialog');
  await window.getByLabel('Ваши адреса').fill(email);
  await window.getByRole('button', { name: 'Послать себе' }).click();
  await expect(page.getByText('Пробное письмо отправлено', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Отправить', exact: true }).click();
  await window.getByRole('button', { name: 'Отправить', exact: true }).click();
  await expect(page.getByText('Отправка назначена', { exact: true })).toBeVisible();
  const ended = page.getByText('Закончилась', { exact: true });
  await expect(ended).toBeVisible({ timeout: 60_000 });
  // Scripts of the check may not enter the frame of the letter: it is gone after a reload.
  await windowClosed(page);
  await page.reload();
  await expect(ended).toBeVisible();
  await expectAccessible(page);
});
