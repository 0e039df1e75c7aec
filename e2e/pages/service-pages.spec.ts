import { expectAccessible } from '../support/check-page.ts';
import { cityOf } from '../support/season.ts';
import { expect, test } from '../support/test.ts';

test('a page that is not there offers a search and the next starts', async ({ page, season, watch }) => {
  watch.expectRefusals('/no-such-page');
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ближайшие старты' })).toBeVisible();
  await expectAccessible(page);
  const city = cityOf({ card: season.cards[0] as (typeof season.cards)[number] });
  await page.getByRole('main').getByRole('searchbox').fill(city);
  await page.getByRole('button', { name: 'Найти' }).click();
  await expect(page).toHaveURL(/\/search\?text=/);
  await expect(page.getByRole('heading', { name: /^Найден/ })).toBeVisible();
  await expect(page.getByRole('main').getByText(city, { exact: true }).first()).toBeVisible();
  await page.getByRole('main').getByRole('searchbox').fill('ъъъ');
  await page.keyboard.press('Enter');
  await expect(page.getByText('По запросу «ъъъ» ничего нет')).toBeVisible();
});

// ERR-31
test('a page that is not there offers the next starts without any script too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/no-such-page', '/no-such/page']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: 'Ближайшие старты' }), path).toBeVisible();
  }
  await context.close();
});

test('an event, a format and an order that do not exist are told apart from faults', async ({ page, watch }) => {
  watch.expectRefusals('/event/no-such', '/basket/thanks', '/api/order/', '/calendar/no-such');
  for (const path of ['/event/no-such', '/event/no-such/format', '/calendar/no-such']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeVisible();
  }
  await page.goto('/basket/thanks?order=nobodys');
  await expect(page.getByRole('heading', { level: 1, name: 'Заказ не найден' })).toBeVisible();
  await page.goto('/basket/thanks');
  await expect(page.getByRole('heading', { level: 1, name: 'Какой заказ?' })).toBeVisible();
});

test('addresses of old, robots’ files and unknown calls answer as they should', async ({ request, baseURL, watch }) => {
  watch.expectRefusals('/api/');
  const get = (path: string, headers: Record<string, string> = {}) => request.get(path, { headers, maxRedirects: 0 });
  const docs = await get('/docs');
  expect([docs.status(), docs.headers()['location']]).toEqual([302, '/']);
  const explorer = await get('/calendar', {
    'user-agent': 'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko',
  });
  expect([explorer.status(), explorer.headers()['location']]).toEqual([302, '/notsupport']);
  expect(await (await get('/notsupport')).text()).toContain('Ваш браузер не поддерживается');

  const unknown = await get('/api/no-such-call');
  expect(unknown.status()).toBe(404);
  expect(unknown.headers()['content-type']).toContain('application/json');
  expect(await unknown.json()).toMatchObject({ message: 'Не найдено' });
  expect(await (await get('/api/no-such-call', { language: 'en' })).json()).toMatchObject({ message: 'Not found' });

  expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('xml');
  expect(await sitemap.text()).toContain(`<loc>${baseURL}/calendar</loc>`);
  const calendar = await get('/events.ics');
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  const app = await get('/manifest.webmanifest');
  expect(app.headers()['content-type']).toContain('application/manifest+json');
  expect(await app.json()).toMatchObject({ name: 'ТРАССА', start_url: '/' });
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT[\s\S]*END:VCALENDAR\r\n$/);
  for (const name of ['pers', 'offers']) expect((await get(`/api/files/document/${name}`)).status(), name).toBe(200);
});
