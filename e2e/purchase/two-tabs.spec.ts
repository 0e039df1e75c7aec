import { field } from '../support/participant.ts';
import { isPlainSolo } from '../support/season.ts';
import * as shop from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test('two tabs show one basket, kept under the specified names', async ({ page, context, season }) => {
  const offer = season.find('plain solo format', isPlainSolo);
  const other = await context.newPage();
  await other.goto('/calendar');
  await shop.addToBasket(page, offer);
  const basketLink = (name: string) => other.getByRole('banner').getByRole('link', { name });
  await expect(basketLink('Корзина: 1 товар')).toBeVisible();
  await basketLink('Корзина: 1 товар').click();
  const here = shop.ticketGroup(page, offer.format);
  const there = shop.ticketGroup(other, offer.format);
  await there.getByRole('button', { name: 'Больше' }).click();
  await expect(there.getByRole('tab')).toHaveCount(2);
  await expect(here.getByRole('tab')).toHaveCount(2);
  await field(await shop.openTab(here, 2), 'Фамилия').fill('Тихонова');
  await expect.poll(() => other.evaluate(() => localStorage.getItem('basketGoodsAnonymous'))).toContain('Тихонова');
  const [line] = JSON.parse(
    (await page.evaluate(() => localStorage.getItem('basketGoodsAnonymous'))) ?? '[]',
  ) as Record<string, unknown>[];
  expect(line).toMatchObject({
    selector: 'ticket',
    format_public_id: offer.format.public_id,
    kind: 'athlete',
    count: 1,
    preReg: '',
  });
  for (const key of ['unique_id', 'groupId', 'hold_id', 'addTicketToBasketTime']) expect(line?.[key], key).toBeTruthy();

  const clear = other.getByRole('main').getByRole('button', { name: 'Очистить' });
  await clear.click();
  const question = other.getByRole('dialog', { name: 'Очистить корзину?' });
  await question.getByRole('button', { name: 'Отмена' }).click();
  await expect(there.getByRole('tab')).toHaveCount(2);
  await clear.click();
  await question.getByRole('button', { name: 'Очистить' }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Корзина пуста' })).toBeVisible();
    await expect(tab.getByRole('banner').getByRole('link', { name: 'Корзина пуста' })).toBeVisible();
  }
});
