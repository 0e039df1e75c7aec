import type { Locator, Page } from '@playwright/test';
import { awake } from '../support/awake.ts';
import { laidOut } from '../support/check-page.ts';
import { ticketPopup } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const buttons = (page: Page): Locator => page.getByRole('main').getByRole('link', { name: /^Билеты: / });
const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true });

const pressWhereItIs = async (page: Page, target: Locator): Promise<void> => {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to press is drawn');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

/** On a phone all but two filters are folded. */
const unfold = async (page: Page, isPhone: boolean): Promise<void> => {
  if (isPhone) await page.getByRole('button', { name: 'Даты, дистанция, цена' }).click();
};
/** The scripts are awake: until then a press leads by the address instead. */
const openCalendar = async (page: Page, path = '/calendar'): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('group', { name: 'Месяц' })).toHaveAttribute('data-after');
  await laidOut(page);
};

test('the price of a card opens the popup over the list, and "back" closes it where the visitor was', async ({
  page,
}) => {
  await openCalendar(page);
  const last = buttons(page).last();
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await last.click({ trial: true });
    const top = await page.evaluate(() => window.scrollY);
    // Under the pointer the card lifts, and a press of the locator would scroll to try again.
    await pressWhereItIs(page, last);
    await expect(ticketPopup(page).getByRole('radio').first()).toBeAttached();
    await close();
    await expect(ticketPopup(page)).toBeHidden();
    await expect(page).toHaveURL('/calendar');
    await expect(last).toBeFocused();
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(4);
  }
});

test('the price of a card on the home page opens the popup over it, and the page stays where it was', async ({
  page,
}) => {
  await page.goto('/news');
  await page.goto('/');
  await awake(page);
  const button = buttons(page).last();
  await button.click();
  await expect(ticketPopup(page).getByRole('radio').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(ticketPopup(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(button).toBeFocused();

  await button.click();
  await ticketPopup(page).getByRole('button', { name: 'В корзину' }).click();
  await expect(page).toHaveURL('/basket');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/news');
});

test(
  'a popup that was opened by its address does not come again by "back"',
  { tag: '@computer' },
  async ({ page, season }) => {
    const start = season.findCard('start on sale', ({ sale_state }) => sale_state === 'open');
    const open = async (): Promise<void> => {
      await page.goto('/news');
      await page.goto(`/calendar/${start.event.public_id}?start=${start.public_id}`);
      await expect(ticketPopup(page).getByRole('radio').first()).toBeAttached();
    };
    for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await open();
      await close();
      await expect(ticketPopup(page)).toBeHidden();
      await expect(page).toHaveURL('/calendar');
      await page.goBack();
      await expect(page).toHaveURL('/news');
    }
  },
);

for (const isReloaded of [false, true])
  test(
    `from the basket "back" leads to the list below the popup that its address had opened${isReloaded ? ', after a reload too' : ''}`,
    { tag: '@computer' },
    async ({ page, season }) => {
      const start = season.findCard('start on sale', ({ sale_state }) => sale_state === 'open');
      await page.goto('/news');
      await page.goto(`/calendar/${start.event.public_id}?start=${start.public_id}`);
      await expect(ticketPopup(page).getByRole('radio').first()).toBeAttached();
      if (isReloaded) await page.reload();
      await ticketPopup(page).getByRole('button', { name: 'В корзину' }).click();
      await expect(page).toHaveURL('/basket');
      await page.goBack();
      await expect(page).toHaveURL('/calendar');
      await expect(ticketPopup(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL('/news');
    },
  );

const waysToShut: [name: string, shut: (page: Page) => Promise<unknown>][] = [
  ['"back"', (page) => page.goBack()],
  ['Escape', (page) => page.keyboard.press('Escape')],
];
for (const [name, shut] of waysToShut)
  test(
    `${name} while the basket is on its way shuts the popup and leaves the visitor where he was`,
    { tag: '@computer' },
    async ({ page, season }) => {
      const start = season.findCard('start on sale', ({ sale_state }) => sale_state === 'open');
      const byPress = async (): Promise<void> => {
        await openCalendar(page);
        await buttons(page).last().click();
      };
      const byAddress = () => page.goto(`/calendar/${start.event.public_id}?start=${start.public_id}`);
      for (const open of [byPress, byAddress]) {
        let letThrough = (): void => {};
        const held = new Promise<void>((resolve) => {
          letThrough = resolve;
        });
        await page.goto('/news');
        await page.route('**/basket.data*', async (route) => {
          await held;
          await route.continue().catch(() => undefined);
        });
        await open();
        const asked = page.waitForRequest('**/basket.data*');
        await ticketPopup(page).getByRole('button', { name: 'В корзину' }).click();
        await asked;
        await shut(page);
        await expect(ticketPopup(page)).toBeHidden();
        letThrough();
        await expect(page).toHaveURL('/calendar');
        await page.unroute('**/basket.data*');
        await page.goBack();
        await expect(page).toHaveURL('/news');
      }
    },
  );

test('a day is chosen by the keyboard, weeks begin on Monday, and each filter is one step back', async ({
  page,
  isPhone,
}) => {
  await openCalendar(page);
  await unfold(page, isPhone);
  const open = page.getByRole('button', { name: 'С даты: выбрать в календаре' });
  await open.focus();
  await page.keyboard.press('Enter');
  const grid = page.getByRole('grid');
  await expect(grid.locator('[aria-current="date"]')).toBeFocused();
  await expect(grid.getByRole('columnheader')).toHaveText(['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Home');
  await expect(grid.locator('[tabindex="0"]')).toBeFocused();
  await expect(grid.locator('[tabindex="0"]')).toHaveAccessibleName(/^понедельник, /);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/calendar\?from=\d{4}-\d\d-\d\d$/);
  await expect(grid).toBeHidden();
  await expect(open).toBeFocused();
  await expect(field(page, 'С даты')).toHaveValue(/^\d\d\.\d\d\.\d{4}$/);

  await field(page, 'Дистанция').focus();
  await field(page, 'Дистанция').selectOption('5-10');
  await expect(page).toHaveURL(/distance=5-10/);
  await expect(field(page, 'Дистанция')).toBeFocused();
  await page.getByRole('checkbox', { name: 'Есть командный забег' }).check();
  await expect(page).toHaveURL(/team=1/);

  await page.goBack();
  await expect(page).not.toHaveURL(/team=1/);
  await expect(page.getByRole('checkbox', { name: 'Есть командный забег' })).not.toBeChecked();
  await page.goBack();
  await expect(page).not.toHaveURL(/distance/);
  await expect(field(page, 'Дистанция')).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/calendar');
  await expect(field(page, 'С даты')).toHaveValue('');
});

test('a typed price is asked for once, after a pause or Enter, and keeps the focus', async ({ page, isPhone }) => {
  await openCalendar(page);
  await unfold(page, isPhone);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('price=')) asked.push(request.url());
  });
  const price = field(page, 'Цена до, ₽');
  await price.pressSequentially('2000');
  await expect(page).toHaveURL(/price=2000/);
  await expect(price).toBeFocused();
  expect(asked.filter((url) => !url.includes('price=2000'))).toEqual([]);
  await price.fill('1500');
  await price.press('Enter');
  await expect(page).toHaveURL(/price=1500/);
  await page.getByRole('link', { name: /^Убрать фильтр: до/ }).click();
  await expect(page).toHaveURL('/calendar');
  await expect(page.getByRole('status').filter({ hasText: /старт/ })).toBeFocused();
  await expect(price).toHaveValue('');
});

test(
  'a day that does not exist is told at its field and leaves the list as it was',
  { tag: '@computer' },
  async ({ page }) => {
    await openCalendar(page);
    const until = field(page, 'По дату');
    await until.fill('31.02.2027');
    await until.press('Enter');
    await expect(until).toHaveAccessibleDescription(/Такой даты нет/);
    await expect(page).toHaveURL('/calendar');
  },
);

test('on a phone a start is a row, and the months show that they go on', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCalendar(page);
  const heights = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(4);
  expect(Math.max(...heights)).toBeLessThanOrEqual(180);
  expect(heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)]).toBeLessThanOrEqual(145);
  await page.getByRole('group', { name: 'Месяц' }).evaluate((row) => row.scrollTo(10_000, 0));
  await expect(page.getByRole('group', { name: 'Месяц' })).toHaveAttribute('data-before');
  await expect(page.getByRole('group', { name: 'Месяц' })).not.toHaveAttribute('data-after');
});

test('starts like the one that is read can be bought first and show their price and places', async ({
  page,
  season,
}) => {
  const start = season.findCard('start on sale', ({ sale_state }) => sale_state === 'open');
  await page.goto(`/event/${start.event.public_id}?city=${start.public_id}`);
  const similar = page.getByRole('region', { name: 'Похожие старты' }).getByRole('article');
  await expect(similar).toHaveCount(4);
  await expect(similar.first()).toContainText(/мест/);
  await expect(similar.first()).toContainText(/₽|бесплатно/);
});
