import { createMember, enterAs } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

test('pages of the cabinet show a skeleton, then what did not load, and no empty section before', async ({
  page,
  email,
  baseURL,
  watch,
}) => {
  test.slow();
  watch.expectRefusals('/api/user/');
  await enterAs(page, await createMember(String(baseURL), email));
  const main = page.getByRole('main');
  for (const [path, call, section] of [
    ['/me', '/api/user/tickets/my', 'Прошедшие мероприятия'],
    ['/me/insurances', '/api/user/insurances/valid', 'Предыдущие страховки'],
  ] as const) {
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**${call}`, async (route) => {
      await asked;
      await route.fulfill({ status: 400, json: { message: 'нет' } });
    });
    await Promise.all([page.waitForRequest(`**${call}`), page.goto(path)]);
    await expect(main.getByRole('status')).toBeVisible();
    await expect(main.getByText(section)).toBeHidden();
    answer();
    await expect(main.getByRole('alert')).toContainText('не загрузились');
    await expect(main.getByText(section)).toBeVisible();
    await expect(main.getByRole('status')).toBeHidden();
    await page.unroute(`**${call}`);
  }
});
