import { api } from '@trassa/contracts';
import { expectAccessible, expectFits } from '../support/check-page.ts';
import { createMember } from '../support/member.ts';
import { bringForward, handInTime } from '../support/office/club-result.ts';
import { createInsider } from '../support/office/insider.ts';
import { createSettled } from '../support/office/settled.ts';
import { expect, test } from '../support/test.ts';

// J19, BO-102, BO-103
test('results of clubs are decided by keys alone, and a word is taken back', async ({ page, baseURL, email }) => {
  const insider = await createInsider(String(baseURL), email);
  const runner = await createMember(String(baseURL), email.replace('@', '.runner@'));
  // The one that was brought forward last comes first.
  for (const time of ['00:51:11', '00:52:22']) await bringForward(insider, await handInTime(runner, time));
  await insider.enter(page);
  const settled = createSettled(page);
  await page.goto('/admin');
  // Keys are heard once a screen stands, and the second letter is waited for only for a moment.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await settled();
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await expect(page).toHaveURL('/admin/clubs/results');

  const shown = page.getByRole('main');
  const stateOf = async (time: string): Promise<string | undefined> => {
    const { values } = await runner.client(api.clubs.handedIn, { query: {} });
    return values.find(({ result }) => result === time)?.status;
  };
  await expect(shown.getByText('00:52:22')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.keyboard.press('d');
  const asks = page.getByRole('alertdialog');
  await expect(asks).toContainText('00:52:22');
  await expectAccessible(page);
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');

  await expect(shown.getByText('00:51:11')).toBeVisible();
  expect(await stateOf('00:52:22')).toBe('declined');
  await page.keyboard.press('a');
  await expect(shown.getByText('00:51:11')).toHaveCount(0);
  expect(await stateOf('00:51:11')).toBe('accepted');
  await page.keyboard.press('z');
  await expect(shown.getByText('00:51:11')).toBeVisible();
  expect(await stateOf('00:51:11')).toBe('new');
  await page.keyboard.press('a');
  await expect(shown.getByText('00:51:11')).toHaveCount(0);
});
