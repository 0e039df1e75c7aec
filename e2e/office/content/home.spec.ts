import { officeApi } from '@trassa/contracts/office';
import { homeDefaults } from '@trassa/rules';
import { expectAccessible } from '../../support/check-page.ts';
import { createInsider } from '../../support/office/insider.ts';
import { expect, test } from '../../support/test.ts';

// BO-093
test('the first page follows what is said of it: blocks moved and hidden, an event on the poster', async ({
  page,
  baseURL,
  email,
}) => {
  test.slow();
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  const shown = async (): Promise<{ sections: string[]; leading: string[] }> => {
    const answer = (await (await page.request.get('/api/home')).json()) as {
      values: { sections: string[]; leading: string[] };
    };
    return answer.values;
  };
  const save = async (): Promise<void> => {
    await page.getByRole('button', { name: /^Сохранить/ }).click();
    await expect(page.getByRole('button', { name: /^Сохранить/ })).toBeHidden();
  };

  try {
    await page.goto('/admin/content/home');
    await expect(page.getByRole('heading', { level: 1, name: 'Главная' })).toBeVisible();
    const before = (await shown()).sections;
    expect(before.slice(0, 2)).toEqual(['signs', 'stories']);
    await page.getByLabel('Добавить событие').selectOption({ index: 1 });
    await page.getByRole('button', { name: '«Партнёры» выше' }).click();
    await page.getByRole('group', { name: 'Препятствия' }).getByLabel('Показывать').uncheck();
    await expectAccessible(page);
    await save();
    await expect
      .poll(async () => (await shown()).sections, { timeout: 20_000 })
      .toEqual(['stories', 'goods', 'partners', 'news']);
    expect((await shown()).leading).toHaveLength(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Убрать/ }).click();
    await save();
    await expect.poll(async () => (await shown()).leading, { timeout: 20_000 }).toEqual([]);

    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#signs')).toHaveCount(0);
    await expect(page.locator('#partners')).toHaveCount(1);
  } finally {
    // As it was, also after a failure: other journeys read the same page.
    const of = { params: { id: 'home' } };
    const { version } = (await insider.office(officeApi.home.read, of)).values;
    const { season, signs, stories, goods, news, partners } = homeDefaults;
    await insider.office(officeApi.home.change, {
      ...of,
      body: {
        version,
        sections: [...homeDefaults.sections],
        season,
        signs,
        stories,
        goods,
        news,
        partners,
        leading: [],
        pinned: [],
      },
    });
  }
  await expect.poll(async () => (await shown()).sections, { timeout: 20_000 }).toEqual([...homeDefaults.sections]);
});
