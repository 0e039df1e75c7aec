import { countDrawn } from '../support/count-drawn.ts';
import { isPlainSolo } from '../support/season.ts';
import * as shop from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const people = 3;
const seconds = 10;
/** The bar, its frame and its stripe, and as much again. */
const mostPerSecond = 6;

test('a second of the countdown draws the countdown alone, however many forms stand below', async ({
  page,
  season,
}) => {
  const drawn = await countDrawn(page);
  await page.clock.install();
  const offer = season.find('plain solo format', isPlainSolo);
  await shop.addToBasket(page, offer, people);
  const panel = await shop.openTab(shop.ticketGroup(page, offer.format), people);
  await expect(panel.getByLabel('Фамилия')).toBeVisible();
  await page.clock.fastForward(3000);
  const timer = page.getByRole('region', { name: 'Бронь мест' }).getByRole('timer');
  await drawn.restart();
  for (let passed = 0; passed < seconds; passed += 1) {
    const shown = await timer.innerText();
    await page.clock.fastForward(1000);
    await expect(timer).not.toHaveText(shown);
  }
  const count = await drawn.read();
  test.info().annotations.push({ type: 'components drawn', description: String(count) });
  expect(count).toBeGreaterThanOrEqual(seconds);
  expect(count).toBeLessThan(seconds * mostPerSecond);
});
