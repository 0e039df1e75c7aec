import { awake } from '../support/awake.ts';
import { expect, test } from '../support/test.ts';

test('"back" closes a window over a page, and a jump over several entries leads to the page it names', async ({
  page,
  season,
}) => {
  const { card } = season.find('any start', () => true);
  await page.goto('/news');
  await awake(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Календарь', exact: true }).click();
  await expect(page).toHaveURL('/calendar');
  await page.locator(`a[href^="/event/${card.event.public_id}?"]`).first().click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveURL(/\/event\//);
  // The address may change a moment before the page.
  await expect(title).not.toHaveText('Календарь');
  const city = await title.textContent();
  const popup = page.getByRole('dialog');
  const open = async (): Promise<void> => {
    await page.getByRole('link', { name: 'Выбрать билет' }).first().click();
    await expect(popup).toBeVisible();
  };
  await open();
  await page.goBack();
  await expect(popup).toBeHidden();
  await expect(title).toHaveText(city ?? '');
  await open();
  await page.evaluate(() => window.history.go(-2));
  await expect(page).toHaveURL('/calendar');
  await expect(title).toHaveText('Календарь');
  await expect(popup).toBeHidden();
});
