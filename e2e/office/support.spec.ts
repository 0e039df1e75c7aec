import { expectAccessible, expectFits } from '../support/check-page.ts';
import { createInsider } from '../support/office/insider.ts';
import { windowClosed } from '../support/office/window-closed.ts';
import { waitForWords } from '../support/outbox.ts';
import { expect, test } from '../support/test.ts';

// Back office 5.18, BO-134
test('a visitor writes from the site, a colleague takes and answers it, the letter comes and the request is closed', async ({
  page,
  baseURL,
  email,
  watch,
}) => {
  test.slow();
  watch.expectRefusals('/api/admin/ready_answers');
  const visitor = `visitor-${crypto.randomUUID().slice(0, 8)}@example.org`;
  await page.goto('/clubs');
  await page.getByRole('banner').waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Добавить клуб' }).first().click();
  const popup = page.getByRole('dialog', { name: 'Добавить клуб' });
  await popup.getByLabel('Имя').fill('Анна');
  await popup.getByLabel('Почта').fill(visitor);
  await popup.getByLabel('Телефон', { exact: true }).pressSequentially('9161234567');
  await popup.getByRole('checkbox', { name: /^Согласен на обработку/ }).check();
  await popup.getByLabel(/^Сообщение/).fill('Как добавить клуб?');
  await popup.getByRole('button', { name: 'Отправить' }).click();
  await page.getByRole('dialog', { name: 'Спасибо!' }).getByRole('button', { name: 'Хорошо' }).click();
  await windowClosed(page);

  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Обращения', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/support$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(visitor)).toHaveCount(0);

  await page.getByRole('link', { name: 'Готовые ответы' }).click();
  await page.getByRole('link', { name: 'Новый ответ' }).first().click();
  await expect(page.getByRole('heading', { name: 'Новый ответ' })).toBeVisible();
  const title = `Про клуб ${crypto.randomUUID().slice(0, 6)}`;
  await page.getByLabel('Название').fill(title);
  await page.getByLabel('Текст по-русски').fill('Обращение {nomer} читаем.');
  await page.getByRole('button', { name: 'Сохранить ответ' }).click();
  await expect(page.getByText('Поля «nomer» нет')).toBeVisible();
  await page.getByLabel('Текст по-русски').fill('Обращение {number} читаем.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Сохранить ответ' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('main').getByRole('link', { name: 'Обращения', exact: true }).click();
  await page.getByRole('searchbox').fill(visitor);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: 'Клуб' });
  await expect(row).toHaveCount(1);
  await expect(row).not.toContainText(visitor);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);
  await row.getByRole('link', { name: /^№ \d+$/ }).click();

  await expect(page.getByText('Как добавить клуб?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Взять себе' }).click();
  await expect(page.getByText('Обращение ваше', { exact: true })).toBeVisible();

  const asks = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Заметка' }).click();
  await asks.getByLabel('Заметка').fill('Спросить у Пети');
  await asks.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Спросить у Пети')).toBeVisible();
  await windowClosed(page);

  await page.getByRole('button', { name: 'Ответить' }).click();
  await asks.getByLabel(/^Готовый ответ/).selectOption(title);
  await expect(asks.getByLabel('Ответ', { exact: true })).toHaveValue(/^Обращение \d+ читаем\.$/);
  await asks.getByLabel('Ответ', { exact: true }).fill('Клуб добавили.\n\nПриходите!');
  await expectAccessible(page);
  await asks.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByText('Приходите!')).toBeVisible();
  await windowClosed(page);
  await waitForWords(visitor, /(Клуб добавили\.)/);

  await page.getByRole('button', { name: 'Закрыть обращение' }).click();
  await asks.getByRole('button', { name: 'Закрыть обращение' }).click();
  await expect(page.getByText('Ответили, закрыто').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Открыть снова' })).toBeVisible();
});
