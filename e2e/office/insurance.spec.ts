import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/check-page.ts';
import { buyPolicy } from '../support/member.ts';
import { createInsider } from '../support/office/insider.ts';
import { windowClosed } from '../support/office/window-closed.ts';
import { expect, test } from '../support/test.ts';

// BO-099
test('the policies of a day go to the insurer as a batch, whose file stays as it is when one is cancelled', async ({
  page,
  baseURL,
  email,
}) => {
  test.slow();
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  const id = await buyPolicy(page, insider.member);

  await page.goto('/admin/insurance/policies');
  await page.getByRole('link', { name: 'Реестр страховщику' }).click();
  await page.getByRole('button', { name: 'Собрать пачку' }).click();
  await expect(page.getByText(/^Пачка № \d+ собрана$/)).toBeVisible();
  await page
    .getByRole('button', { name: /^№ \d+$/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  const download = async (): Promise<string> => {
    const saved = page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'Скачать' }).click();
    return readFileSync(await (await saved).path(), 'utf8');
  };
  await sheet.getByLabel('Зачем нужен файл').fill('Ежедневная отправка');
  const sent = await download();
  expect(sent.split('\r\n')[0]).toContain('Номер;Программа;Фамилия;Имя;Отчество;Дата рождения;Пол;Телефон');
  await sheet.getByRole('button', { name: 'Отметить отправленной' }).click();
  await expect(page.getByText('Пачка отмечена отправленной')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/admin/insurance/policies/${id}`);
  await page.getByRole('button', { name: 'Отменить полис' }).click();
  const window = page.getByRole('alertdialog');
  await window.getByLabel('Причина').fill('Просит по телефону');
  await window.getByRole('button', { name: 'Отменить полис' }).click();
  await expect(page.getByText('Полис отменён, деньги вернутся сами')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Отменить полис' })).toHaveCount(0);

  await page.goto('/admin/insurance/register');
  await expect(page.getByText('Отменены')).toBeVisible();
  await page
    .getByRole('button', { name: /^№ \d+$/ })
    .first()
    .click();
  await sheet.getByLabel('Зачем нужен файл').fill('Сверка');
  expect(await download()).toBe(sent);
});

// INS-27, INS-28
test('an insurance programme is made, sold, costs another price on the site, and is hidden', async ({
  page,
  baseURL,
  email,
}) => {
  test.slow();
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  const title = `Страховка на сборы ${Date.now()}`;
  const price = async (): Promise<number | undefined> => {
    const answer = await page.request.get('/api/insurances');
    const { values } = (await answer.json()) as { values: { title: string; price: number }[] };
    return values.find((offer) => offer.title === title)?.price;
  };

  await page.goto('/admin/insurance/policies');
  await page.getByRole('link', { name: 'Программы' }).click();
  await page.getByRole('link', { name: 'Новая программа' }).click();
  await page.getByRole('textbox', { name: /^Короткое название/ }).fill('Сборы');
  await page.getByRole('textbox', { name: /^Название/ }).fill(title);
  await page.getByRole('textbox', { name: /^Цена/ }).fill('350');
  await page.getByRole('textbox', { name: /^Действует/ }).fill('14');
  await page.getByLabel('Начинается').selectOption({ label: 'В день, который выберет покупатель' });
  await page.getByRole('textbox', { name: /^Ссылка на условия/ }).fill('/api/files/document/insurance');
  await page.getByRole('button', { name: 'Завести' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessible(page);
  expect(await price()).toBeUndefined();

  const window = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Продавать' }).click();
  await window.getByRole('button', { name: 'Продавать' }).click();
  await expect(page.getByText('Программа в продаже', { exact: true })).toBeVisible();
  await windowClosed(page);
  await expect.poll(price).toBe(350);
  await page.getByRole('textbox', { name: /^Цена/ }).fill('420');
  await page.getByRole('button', { name: /^Сохранить/ }).click();
  await expect.poll(price).toBe(420);

  await page.getByRole('button', { name: 'Скрыть' }).click();
  await window.getByRole('button', { name: 'Скрыть' }).click();
  await expect(page.getByText('Программа скрыта', { exact: true })).toBeVisible();
  await windowClosed(page);
  await expect.poll(price).toBeUndefined();
});
