import { expect, test } from './stage.ts';

test('new-colleague', async ({ page, shoot, stage }) => {
  await page.goto('/admin/staff');
  const invite = page.getByRole('link', { name: 'Пригласить' });
  await shoot('new-colleague/staff', { height: 560, mark: invite });
  await invite.click();
  await page.getByLabel('Почта').fill('igor.lapin@example.com');
  await page.getByLabel('Имя').fill('Игорь Лапин');
  await page.getByLabel('Кем работает').selectOption({ label: 'Организатор' });
  await page.getByRole('radio', { name: 'Выбранные старты' }).check();
  await page.getByLabel('Найти по названию или городу').fill(stage.season.cards[0]?.city.name_ru ?? '');
  await page.getByRole('checkbox').first().check();
  await shoot('new-colleague/invitation', { height: 1080 });
  await page.getByRole('button', { name: 'Отправить приглашение' }).click();
  await expect(page.getByText('Открытые приглашения')).toBeVisible();
  await page.getByRole('link', { name: 'Павел' }).first().click();
  await shoot('new-colleague/colleague', { height: 760 });
});

test('settings', async ({ page, shoot }) => {
  await page.goto('/admin/settings/links');
  await shoot('settings/links', { height: 1000 });
});
