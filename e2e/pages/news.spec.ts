import { awake } from '../support/awake.ts';
import { expectAccessible, expectFits } from '../support/check-page.ts';
import { waitForLetters } from '../support/outbox.ts';
import { expect, test } from '../support/test.ts';

const informationPages = [
  '/about',
  '/about/med-spravka',
  '/partners',
  '/corp',
  '/feedback',
  '/smi',
  '/merch',
  '/logistics',
  '/newyear_2022',
] as const;

test('news lead page by page to an article that can be passed on', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/news');
  await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(13);
  await expectAccessible(page);
  await expectFits(page);
  const first = await page.getByRole('article').first().getByRole('link').textContent();
  await page.getByRole('link', { name: 'Страница 2' }).click();
  await expect(page).toHaveURL(/\/news\?page=2$/);
  await expect(page.getByRole('article').first()).not.toContainText(first ?? '');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/news\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
  await page.getByRole('button', { name: 'Поделиться' }).click();
  await expect(page.getByText('Ссылка скопирована')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test(
  'an address is subscribed by the link of its letter, and by nothing less',
  { tag: '@computer' },
  async ({ page, email }) => {
    await page.goto('/news');
    const form = page.getByRole('region', { name: 'Новости на почту' });
    await form.getByRole('button', { name: 'Подписаться' }).click();
    await expect(form.getByText('Заполните поле')).toBeVisible();
    await form.getByLabel('Email').fill('nobody');
    await form.getByRole('button', { name: 'Подписаться' }).click();
    await expect(form.getByText('Введите валидный email')).toBeVisible();
    await expect(form.getByText('Нужно согласие на обработку персональных данных')).toBeVisible();
    await form.getByLabel('Email').fill(email);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Подписаться' }).click();
    await expect(form.getByRole('status')).toBeVisible();
    const [letter] = await waitForLetters(email, 1);
    const link = /\/verify\/subscribe\/\S+/.exec(letter?.text ?? '')?.[0];
    await page.goto(link ?? '/no-link');
    await page.getByRole('main').getByRole('button', { name: 'Подписаться' }).click();
    await expect(page.getByText('Новости о стартах и скидках будут приходить на вашу почту')).toBeVisible();
  },
);

for (const path of informationPages)
  test(`the information page ${path} opens, reads well and fits any screen`, { tag: '@computer' }, async ({ page }) => {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
  });

test('a link inside the site opens an information page as its address does', { tag: '@computer' }, async ({ page }) => {
  await page.goto('/news');
  await awake(page);
  const links = page.getByRole('contentinfo');
  const pages = [
    ['О проекте', 'О «Трассе»'],
    ['Медицинская справка', 'Медицинская справка'],
    ['Логистика', 'Логистика'],
  ] as const;
  for (const [name, heading] of pages) {
    await links.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('a story goes on by itself until it is paused, and by the keyboard', { tag: '@computer' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('region', { name: 'Истории' }).getByRole('link').first().click();
  const story = page.getByRole('dialog');
  await expect(story.getByText(/^Кадр 1 из/)).toBeVisible();
  await expect(story.getByText(/^Кадр 2 из/)).toBeVisible({ timeout: 15_000 });
  await story.getByRole('button', { name: 'Пауза' }).click();
  await expect(story.getByRole('button', { name: 'Продолжить' })).toBeVisible();
  await expectAccessible(page);
  await story.getByRole('group').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(story.getByText(/^Кадр 1 из/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(story).toBeHidden();
});

test(
  'the feed of news is well-formed and leads to the articles',
  { tag: '@computer' },
  async ({ page, request, baseURL }) => {
    const feed = await request.get('/news.xml');
    expect(feed.headers()['content-type']).toContain('xml');
    const links = await page.evaluate(
      (text) => {
        const xml = new DOMParser().parseFromString(text, 'application/xml');
        if (xml.querySelector('parsererror')) return ['not well-formed'];
        return [...xml.querySelectorAll('item > link')].map((link) => link.textContent ?? '');
      },
      await feed.text(),
    );
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) expect(link).toMatch(new RegExp(`^${baseURL}/news/[\\w-]+$`));
    expect((await request.get(links[0] ?? '')).status()).toBe(200);
  },
);
