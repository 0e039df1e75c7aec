import { countDrawn } from '../support/count-drawn.ts';
import { isPlainSolo, type Offer, type Season } from '../support/season.ts';
import * as shop from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const people = 10;
const seconds = 60;
/** The bar, its frame and its stripe, and as much again. */
const mostPerSecond = 6;

/** Beside `5 км` there is no `15 км` in the popup. */
const isOnlyOfItsName = ({ offers }: Season, { card, format }: Offer): boolean =>
  offers.filter((one) => one.card.public_id === card.public_id && one.format.title.includes(format.title)).length === 1;

test('a minute of the countdown draws the countdown alone, however many forms stand below', async ({
  page,
  season,
}) => {
  const drawn = await countDrawn(page);
  await page.clock.install();
  const [first, second] = season.offers.filter((one) => isPlainSolo(one) && isOnlyOfItsName(season, one));
  if (!first || !second) throw new Error('the demonstration season has no two plain solo formats');
  for (const offer of [first, second]) await shop.addToBasket(page, offer, people);
  const panel = await shop.openTab(shop.ticketGroup(page, second.format), people);
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
  test.info().annotations.push({ type: 'components drawn in a minute', description: String(count) });
  expect(count).toBeGreaterThanOrEqual(seconds);
  expect(count).toBeLessThan(seconds * mostPerSecond);
});
