import { officeApi } from '@trassa/contracts/office';
import { createInsider } from '../support/office/insider.ts';
import { isPlainSolo, isQuickSolo, type Offer, roomiest } from '../support/season.ts';
import { buyTicket, expect, mailbox, orderTicket, test } from './stage.ts';

const priceOf = ({ format }: Offer): number => format.prices.athlete?.price ?? 0;

test('certificate: made by hand, and its acts', async ({ page, shoot }) => {
  await page.goto('/admin/certificates/new');
  await page.getByLabel('Сумма, ₽').fill('3 000');
  await page.getByLabel('Имя получателя').fill('Илья Громов');
  await page.getByLabel('Почта получателя').fill(mailbox('ilya'));
  await page.getByLabel('Причина').fill('Приз за первое место');
  const issue = page.getByRole('button', { name: 'Выпустить на' });
  await shoot('certificate/new', { height: 1240, mark: issue });
  await issue.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Сертификат');
  await shoot('certificate/card', { height: 760, mark: page.getByRole('button', { name: 'Заменить код' }) });
});

test('events and start-parts: an event, a format, the settings of a start', async ({ page, shoot, stage }) => {
  const { card, format } = stage.season.find('solo run', isPlainSolo);
  await page.goto('/admin/series');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await shoot('events/series', { height: 560, mark: page.getByRole('button', { name: 'Новая серия' }) });
  await page.goto(`/admin/events/${card.event.public_id}`);
  await expect(page.getByRole('heading', { name: 'Правила продажи события' })).toBeVisible();
  await shoot('events/event');
  await page.goto(`/admin/starts/${card.public_id}/formats`);
  await shoot('start-parts/formats', { height: 620, mark: page.getByRole('button', { name: 'Формат', exact: true }) });
  await page.goto(`/admin/formats/${format.public_id}`);
  await expect(page.getByLabel('Возраст от')).toBeVisible();
  await shoot('start-parts/format');
  await page.goto(`/admin/starts/${card.public_id}/settings`);
  await expect(page.getByRole('heading', { name: 'Где и когда' })).toBeVisible();
  await shoot('start-parts/settings');
});

test('orders, many-at-once: an order that waits, rows chosen, a file', async ({ page, shoot, stage }) => {
  const { format } = roomiest(stage.season.offers.filter(isQuickSolo))[3] ?? stage.season.find('solo', isQuickSolo);
  for (let bought = 0; bought < 3; bought += 1) await buyTicket(stage, format);
  const waiting = await orderTicket(stage, format);
  await page.goto(`/admin/orders/${waiting.order}`);
  await expect(page.getByRole('button', { name: 'Отменить заказ' })).toBeVisible();
  await shoot('orders/waiting', { mark: page.getByRole('button', { name: 'Отправить ссылку на оплату' }) });

  await page.goto('/admin/tickets');
  const rows = page.locator('tbody tr');
  await expect(rows.nth(2)).toBeVisible();
  for (const row of [0, 1, 2]) await rows.nth(row).getByRole('checkbox').check();
  await expect(page.getByRole('region', { name: 'Выбранные строки' })).toBeVisible();
  await shoot('many-at-once/chosen', { height: 620 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Выгрузить' }).click();
  const window = page.getByRole('alertdialog');
  await window.getByLabel('Телефон').check();
  await window.getByLabel('Зачем нужны личные данные').fill('Список для медиков');
  await shoot('many-at-once/file', { of: window });
  await window.getByRole('button', { name: 'Заказать файл' }).click();
  await expect(page).toHaveURL(/\/admin\/exports$/);
  const take = page.getByRole('button', { name: 'Скачать' });
  await expect(take).toBeVisible({ timeout: 30_000 });
  await shoot('many-at-once/ready', { height: 480, mark: take });
});

test('move-ticket: to a dearer format', async ({ page, shoot, stage }) => {
  const dearer = (one: Offer): Offer | undefined =>
    stage.season.offers.find(
      (other) => other.card.public_id === one.card.public_id && isPlainSolo(other) && priceOf(other) > priceOf(one),
    );
  const from = stage.season.find('format beside a dearer one', (one) => isQuickSolo(one) && dearer(one) !== undefined);
  const to = dearer(from);
  const order = await buyTicket(stage, from.format);
  await page.goto(`/admin/tickets?f.order=${order}`);
  await page.locator('tbody tr').getByRole('link').first().click();
  const move = page.getByRole('button', { name: 'Перенести' });
  await shoot('move-ticket/ticket', { height: 640, mark: move });
  await move.click();
  const window = page.getByRole('alertdialog', { name: 'Перенести билет' });
  await window
    .getByText(to?.format.title ?? '', { exact: false })
    .first()
    .click();
  if (to && to.format.clusters.length > 0) await window.getByLabel('Волна').selectOption({ index: 1 });
  await expect(window.getByText('К доплате')).toBeVisible();
  await window.getByLabel('Почему').fill('Просит дистанцию длиннее');
  await shoot('move-ticket/window', { of: window });
});

test('mass-refund, numbers: many orders of a start, its numbers', async ({ page, shoot, stage, baseURL }) => {
  const { card, format } = stage.season.find('solo run', isQuickSolo);
  const order = await buyTicket(stage, format);
  // A ticket of the season has its number with the purchase; this one waits for a number again.
  const { office } = await createInsider(String(baseURL), mailbox('oleg'));
  const { values } = await office(officeApi.tickets.list, { query: { 'f.order': order } });
  const id = values[0]?.public_id ?? '';
  const { values: ticket } = await office(officeApi.tickets.read, { params: { id } });
  await office(officeApi.tickets.number, {
    params: { id },
    body: { version: ticket.version, number: null },
    idempotencyKey: crypto.randomUUID(),
  });
  await page.goto(`/admin/starts/${card.public_id}/refunds`);
  await page.getByLabel('Причина').fill('Этап отменён, старт остаётся');
  await expect(page.getByRole('button', { name: /^Попросить вернуть/ })).toBeVisible();
  await shoot('mass-refund/effects');

  await page.goto(`/admin/starts/${card.public_id}/numbers`);
  const give = page.getByRole('button', { name: 'Раздать номера' });
  await expect(give).toBeVisible();
  await shoot('numbers/tab', { mark: give });
  await give.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Посчитать' }).click();
  await expect(sheet.getByRole('button', { name: /^Раздать/ })).toBeVisible();
  await shoot('numbers/give', { of: sheet });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Стартовый лист' }).click();
  await shoot('numbers/start-list', { of: sheet });
});

test('categories: their order', async ({ page, shoot }) => {
  await page.goto('/admin/shop/categories');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await shoot('categories/list', { height: 760, mark: page.getByRole('link', { name: 'Новая категория' }) });
});

test('pages: an information page and its blocks', async ({ page, shoot }) => {
  await page.goto('/admin/content/pages/feedback');
  await expect(page.getByRole('heading', { level: 1, name: 'Обратная связь' })).toBeVisible();
  await page.getByLabel('Что добавить').scrollIntoViewIfNeeded();
  await shoot('pages/card', { mark: page.getByRole('button', { name: 'Добавить', exact: true }) });
});
