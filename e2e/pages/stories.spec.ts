import { expect, test } from '../support/test.ts';

test('a story is closed by its cross before its last slide', async ({ page }) => {
  await page.goto('/news');
  await page.goto('/?story=kak-proyti-ogon');
  const story = page.getByRole('dialog');
  await expect(story.getByRole('button', { name: 'Закрыть' })).toHaveCount(1);
  await story.getByRole('button', { name: 'Закрыть' }).click();
  await expect(story).toBeHidden();
  await expect(page).toHaveURL('/');
  // Its address gave way: "back" does not open it again.
  await page.goBack();
  await expect(page).toHaveURL('/news');
});
