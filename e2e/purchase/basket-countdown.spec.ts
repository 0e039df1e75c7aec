import type { Request } from '@playwright/test';
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
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  // Nobody tells how the requests of a document ended that was left.
  page.on('framenavigated', (frame) => void (frame === page.mainFrame() && asked.clear()));
  const answered = (request: Request): void => void asked.delete(request);
  page.on('requestfinished', answered).on('requestfailed', answered);
  await page.clock.install();
  const offer = season.find('plain solo format', isPlainSolo);
  await shop.addToBasket(page, offer, people);
  const panel = await shop.openTab(shop.ticketGroup(page, offer.format), people);
  await expect(panel.getByLabel('Фамилия')).toBeVisible();
  await page.clock.fastForward(3000);
  const timer = page.getByRole('region', { name: 'Бронь мест' }).getByRole('timer');
  // What was asked for while the basket opened is drawn once when it is answered.
  await expect.poll(() => asked.size, 'unanswered requests').toBe(0);
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
