import { api } from '@trassa/contracts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../support/check-page.ts';
import { createMember, enterAs, openPageOf } from '../support/member.ts';
import { decideAtBank } from '../support/shop.ts';
import { enrol, makeAdmin } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** What the wizard may ask of a person (J1, BO-010). */
const mostFields = 22;
const mostClicks = 25;

const line = {
  unique_id: 'one',
  kind: 'athlete',
  count: 1,
  preReg: 'ok',
  info: { first_name: 'Анна', last_name: 'Иванова', phone: '+79991234567', gender: 'female', birth_date: '1990-05-17' },
} as const;

type Named = { readonly version: number; readonly event: { readonly public_id: string } };

/** A change of words by the call that the card makes, with the login and the cookie of the page. */
const nameInEnglish = (page: Page, path: string, change: object): Promise<Named> =>
  page.evaluate(
    async ([at, words]) => {
      const headers = { authorization: localStorage.getItem('token') ?? '', 'content-type': 'application/json' };
      const read = await fetch(`/api/admin/${at}`, { headers });
      const { values } = (await read.json()) as { values: Named };
      const body = JSON.stringify({ version: values.version, ...words });
      const put = await fetch(`/api/admin/${at}`, { method: 'PUT', headers, body });
      if (!put.ok) throw new Error(`${at}: ${put.status} ${await put.text()}`);
      return values;
    },
    [path, change] as const,
  );

// BO-009, BO-010
test('the wizard leads from nothing to a sale from which a visitor buys', async ({ page, browser, baseURL, email }) => {
  test.slow();
  const admin = await createMember(String(baseURL), email);
  await makeAdmin(email);
  await enterAs(page, admin);
  await page.goto('/admin/starts');
  await enrol(page);
  const done = { fields: 0, clicks: 0 };
  const press = async (what: Locator): Promise<void> => {
    done.clicks += 1;
    await what.click();
  };
  const type = async (label: string | Locator, text: string): Promise<void> => {
    done.fields += 1;
    await (typeof label === 'string' ? page.getByLabel(label, { exact: true }) : label).fill(text);
  };
  const next = page.getByRole('button', { name: 'Дальше' });
  const number = email.replaceAll(/\D/g, '').slice(-6);
  const title = `Лунный забег ${number}`;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Старты');
  await expectAccessible(page);
  await expectFits(page);

  await press(page.getByRole('link', { name: 'Новый старт' }));
  done.clicks += 1;
  await page.getByRole('combobox', { name: 'Событие' }).selectOption({ label: 'Новое событие' });
  await type('Название', title);
  await press(next);

  await type('Город', 'Казань');
  await press(page.getByRole('option', { name: /^Казань/ }));
  const year = new Date().getFullYear() + 1;
  await type('Старт', `${year}-06-12T10:00`);
  await type('Адрес', 'Лесная, 1');
  await expectAccessible(page);
  await press(next);

  for (const [preset, name, capacity, price] of [
    ['5 км', '5 км', '200', '2500'],
    ['10 км', '10 км', '300', '3500'],
    ['Дети 1 км', 'Детский 1 км', '100', '900'],
  ] as const) {
    await press(page.getByRole('button', { name: preset, exact: true }));
    const row = page.getByRole('group', { name, exact: true });
    await type(row.getByLabel('Мест', { exact: true }), capacity);
    await type(row.getByLabel('Цена, ₽', { exact: true }), price);
  }
  await expectAccessible(page);
  await expectFits(page);
  await press(next);

  await expect(page.getByRole('img', { name: 'Рельеф старта' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Ещё вариант' }));
  await press(next);

  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Опубликовать и открыть продажу' }));
  await expect(page.getByText('Продажа', { exact: true }).first()).toBeVisible();
  expect(done.fields, 'typed fields').toBeLessThanOrEqual(mostFields);
  expect(done.clicks, 'clicks').toBeLessThanOrEqual(mostClicks);
  await expectAccessible(page);
  await expectFits(page);

  // Other journeys read every page in English: what was made here has its English words as well.
  const start = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const made = await nameInEnglish(page, `event_cities/${start}`, { address_en: 'Lesnaya 1' });
  await nameInEnglish(page, `events/${made.event.public_id}`, { title_en: `Moon run ${number}` });

  const visitor = await createMember(String(baseURL), `visitor-${email}`);
  const context = await browser.newContext({ baseURL: String(baseURL) });
  const theirs = await openPageOf(context, visitor);
  const { values: formats } = await visitor.client(api.events.formats, { params: { id: start }, query: {} });
  expect(formats.map((format) => format.title)).toEqual(['5 км', '10 км', 'Детский 1 км']);
  for (const [index, english] of ['5 km', '10 km', 'Kids 1 km'].entries()) {
    const { public_id: id = '', title: russian = '' } = formats[index] ?? {};
    await nameInEnglish(page, `formats/${id}`, { title: { ru: russian, en: english } });
  }
  const [format] = formats;
  if (!format) throw new Error('nothing is sold');
  await theirs.goto(`/event/${format.event.public_id}?city=${start}`);
  await expect(theirs.getByText(title).first()).toBeVisible();
  const answer = await visitor.client(api.orders.pay, {
    body: { tickets: [{ ...line, format_public_id: format.public_id }], email: visitor.email, agree: true },
    idempotencyKey: crypto.randomUUID(),
  });
  await theirs.goto(`${answer.redirect_url}?${new URLSearchParams(answer.form).toString()}`);
  await decideAtBank(theirs, 'Оплатить');
  await expect(theirs).toHaveURL(/\/basket\/thanks\?order=/);
  await context.close();
});
