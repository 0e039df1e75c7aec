import { awake } from '../support/awake.ts';
import { expect, test } from '../support/test.ts';

test("'Назад' of the sign-in leads to the page before it, after a full load too, and home from elsewhere", async ({
  page,
}) => {
  await page.goto('/news');
  await page.evaluate(() => window.location.assign('/login'));
  await expect(page.getByRole('heading', { level: 1, name: 'Авторизация' })).toBeVisible();
  await awake(page);
  await page.getByRole('main').getByRole('link', { name: 'Назад' }).click();
  await expect(page).toHaveURL('/news');

  await page.goto('/login');
  await awake(page);
  await page.getByRole('main').getByRole('link', { name: 'Назад' }).click();
  await expect(page).toHaveURL('/');
});

test('a stored person without a public_id is nobody: the token goes and the sign-in opens, from the cabinet too', async ({
  page,
}) => {
  for (const path of ['/me', '/news']) {
    await page.goto('/about');
    await page.evaluate(() => {
      localStorage.setItem('token', 'of-nobody');
      localStorage.setItem('userObj', JSON.stringify({ email: 'nobody@example.com' }));
    });
    await page.goto(path);
    await expect(page).toHaveURL('/auth');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('userObj'))).toBeNull();
  }
});
