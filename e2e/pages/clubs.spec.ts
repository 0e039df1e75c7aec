import { api } from '@trassa/contracts';
import { formatTypedDate } from '@trassa/rules';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../support/check-page.ts';
import { createMember, enterAs, type Member } from '../support/member.ts';
import { addToBasket, ticketGroup } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });
const card = (page: Page, title: string): Locator => page.getByRole('article').filter({ hasText: title });
const titles = (page: Page): Locator => page.getByRole('article').getByRole('heading', { level: 2 });
const status = (page: Page): Locator => page.getByRole('main').getByRole('status').first();

type Running = { path: string; club: string; title: string };

/** A club whose competition in times runs now; the season is relative to today. */
const findRunning = async ({ client }: Pick<Member, 'client'>): Promise<Running> => {
  const { values: clubs } = await client(api.clubs.list, { query: { limit: 100 } });
  for (const club of clubs.filter(({ competitions }) => competitions > 0)) {
    const { values } = await client(api.clubs.competitions, { params: { id: club.public_id }, query: {} });
    const fit = values.find((one) => one.state === 'running' && one.competition_type.unit === 'time');
    if (fit) return { path: `/clubs/${club.public_name}`, club: club.title, title: fit.title };
  }
  throw new Error('the demonstration has no club with a running competition in times');
};

/** A picture of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Today as it is typed, where the site is. */
const today = (): string => formatTypedDate(new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10));

test('a visitor finds a club by a part of its name, in an order of his own, and is led to sign in to join', async ({
  page,
}) => {
  await page.goto('/clubs');
  await expect(heading(page, 'Клубы')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  await test.step('whatever the case', async () => {
    await page.getByLabel('Поиск по названию').fill('ЖЕЛЕЗНЫЙ л');
    await page.getByRole('button', { name: 'Найти' }).click();
    await expect(page).toHaveURL(/search=/);
    await expect(titles(page)).toHaveText(['Железный лес']);
    await expect(status(page)).toHaveText('Найден 1 клуб');
  });

  await test.step('nothing is said in words', async () => {
    await page.getByLabel('Поиск по названию').fill('клуба с таким названием нет');
    await page.getByRole('button', { name: 'Найти' }).click();
    await expect(page.getByRole('heading', { name: 'Такого клуба нет' })).toBeVisible();
    await page.getByRole('link', { name: 'Показать все клубы' }).click();
    await expect(page).toHaveURL('/clubs');
    // The address comes before its page, whose links are pressed next.
    await expect(page.getByRole('heading', { name: 'Такого клуба нет' })).toBeHidden();
  });

  await test.step('by name: Cyrillic before Latin, and turned round', async () => {
    const order = page.getByRole('group', { name: 'Порядок' });
    await order.getByRole('link', { name: 'По названию' }).click();
    await expect(page).toHaveURL('/clubs?sort=name&order=asc');
    await expect(order.getByRole('link', { name: 'По названию' })).toHaveAttribute('aria-current', 'true');
    await expect(titles(page).first()).toHaveText(/^[а-яё]/i);
    await order.getByRole('link', { name: 'По названию' }).click();
    await expect(page).toHaveURL('/clubs?sort=name&order=desc');
    await expect(titles(page).first()).toHaveText(/^[a-z]/i);
  });

  await test.step('of one city', async () => {
    await page.getByLabel('Город').selectOption({ label: 'Казань' });
    await expect(page).toHaveURL(/city=\d+/);
    await expect(page.getByRole('article').filter({ hasNotText: 'Казань' })).toHaveCount(0);
    await expect(page).toHaveURL(/sort=name&order=desc/);
  });

  await test.step('joining asks who he is and brings him back', async () => {
    await page.goto('/clubs?search=железный');
    await card(page, 'Железный лес').getByRole('link', { name: 'Вступить' }).click();
    await expect(page).toHaveURL(/^.*\/login\?next=%2Fclubs%2F[\w-]+$/);
    const back = new URL(page.url()).searchParams.get('next');
    await page.goto(`${back}/upload-result`);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`${back}/upload-result`)}`);
  });
});

test('clubs are read without scripts', { tag: '@computer' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/clubs?search=железный&sort=name');
  await page.getByRole('link', { name: 'Железный лес', exact: true }).click();
  await expect(heading(page, 'Железный лес')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Таблица/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Вся таблица' }).first().click();
  await expect(page).toHaveURL(/competition=/);
  await expect(page.getByRole('link', { name: 'Свернуть таблицу' })).toBeVisible();
  await context.close();
});

test('a member joins, hands a result in, sees it in check and leaves', async ({ page, email, baseURL }) => {
  const member = await createMember(String(baseURL), email);
  const { path, club, title } = await findRunning(member);
  await enterAs(page, member);

  await test.step('only members hand results in', async () => {
    await page.goto(`${path}/upload-result`);
    await expect(page.getByRole('heading', { name: 'Сначала вступите в клуб' })).toBeVisible();
  });

  await page.goto(path);
  await page.getByRole('button', { name: `Вступить в клуб «${club}»` }).click();
  await expect(page.getByRole('button', { name: 'Выйти из клуба' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  const competition = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
  await competition.getByRole('link', { name: 'Загрузить результат' }).click();
  await expect(heading(page, 'Загрузить результат')).toBeVisible();

  await test.step('what is wrong is told at the fields, in the words of the specification', async () => {
    await page.getByRole('button', { name: 'Отправить на проверку' }).click();
    await expect(page.getByLabel('Результат (время)')).toHaveAccessibleDescription(/Введите корректное время/);
    await expect(page.getByLabel('Результат (время)')).toBeFocused();
    await expect(page.getByLabel('Дата')).toHaveAccessibleDescription(/Введите корректную дату/);
    await expect(page.getByLabel('Изображение')).toHaveAccessibleDescription(/Загрузите файл/);
    await page
      .getByLabel('Изображение')
      .setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await expect(page.getByText('Неподдерживаемый формат')).toBeVisible();
    const big = { name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(2_097_153) };
    await page.getByLabel('Изображение').setInputFiles(big);
    await expect(page.getByText('Размер изображения слишком большой')).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
  });

  await test.step('a right one is linked with the competition', async () => {
    await page.getByLabel('Результат (время)').fill('01:23:45');
    await page.getByLabel('Дата').fill(today());
    await page.getByLabel('Изображение').setInputFiles({ name: 'finish.png', mimeType: 'image/png', buffer: picture });
    await expect(page.getByRole('button', { name: 'Заменить' })).toBeVisible();
    await page.getByRole('button', { name: 'Отправить на проверку' }).click();
    await expect(page.getByRole('main').getByText('Ваши результаты успешно загружены')).toBeVisible();
    const handed = page.getByRole('listitem').filter({ hasText: '01:23:45' });
    await expect(handed).toContainText('На проверке');
    await expect(handed).toContainText(`${club}: ${title}`);
  });

  await test.step('it stands in the club in check', async () => {
    await page.getByRole('link', { name: 'К соревнованиям клуба' }).click();
    await expect(page).toHaveURL(path);
    await expect(competition.getByText('Ваш результат')).toBeVisible();
    await expect(competition.getByText('На проверке')).toBeVisible();
  });

  await test.step('the cabinet knows the club, and leaving asks first', async () => {
    await page.goto('/me/club');
    await expect(page.getByRole('article').getByRole('link', { name: 'Перейти в клуб' })).toHaveAttribute('href', path);
    await page.getByRole('link', { name: 'Перейти в клуб' }).click();
    await page.getByRole('button', { name: 'Выйти из клуба' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Остаться' }).click();
    await page.getByRole('button', { name: 'Выйти из клуба' }).click();
    await question.getByRole('button', { name: 'Выйти' }).click();
    await expect(page.getByRole('button', { name: `Вступить в клуб «${club}»` })).toBeVisible();
    await page.goto('/me/club');
    await expect(page.getByRole('heading', { name: 'Вы не состоите ни в одном клубе' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Выбрать клуб' })).toHaveAttribute('href', '/clubs');
  });
});

test('a club is found in the popup of the settings; up to 768 px it takes the whole window', async ({
  page,
  email,
  baseURL,
}) => {
  await enterAs(page, await createMember(String(baseURL), email));
  await page.goto('/me/setting');
  const block = page.getByRole('region', { name: 'Клубы', exact: true });
  await expect(block).toContainText('Вы не состоите ни в одном клубе');
  await block.getByRole('button', { name: 'Вступить в клуб' }).click();
  const popup = page.getByRole('dialog', { name: 'Выберите клуб' });
  await expect(popup.getByLabel('Название клуба')).toBeFocused();
  for (const [width, isWhole] of [
    [768, true],
    [769, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(async () => (await popup.boundingBox())?.height === 800, `the whole window at ${width} px`)
      .toBe(isWhole);
  }
  await expectAccessible(page);
  await popup.getByLabel('Название клуба').fill('жЕЛЕЗНЫЙ');
  await expect(popup.getByRole('status')).toHaveText('Найден 1 клуб');
  await popup.getByRole('button', { name: /Железный лес/ }).click();
  await expect(block.getByRole('link', { name: 'Железный лес' })).toBeVisible();
  await block.getByRole('button', { name: 'Выйти из клуба «Железный лес»' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Выйти' }).click();
  await expect(block).toContainText('Вы не состоите ни в одном клубе');
});

test('a participant names a club in the basket, which keeps it', { tag: '@computer' }, async ({ page, season }) => {
  const offer = season.find('solo format', ({ format }) => format.sale_state === 'open' && !format.isTeam);
  await addToBasket(page, offer);
  const group = ticketGroup(page, offer.format);
  await group.getByRole('button', { name: 'Выбрать клуб' }).click();
  const popup = page.getByRole('dialog', { name: 'Выберите клуб' });
  await expect(popup.getByRole('button', { name: 'Без клуба' })).toHaveAttribute('aria-pressed', 'true');
  await popup.getByRole('button', { name: /^Железный лес/ }).click();
  await expect(group.getByText('Железный лес')).toBeVisible();
  await page.reload();
  await group.getByRole('button', { name: 'Изменить клуб: Железный лес' }).click();
  await popup.getByRole('button', { name: 'Без клуба' }).click();
  await expect(group.getByRole('button', { name: 'Выбрать клуб' })).toBeVisible();
});

test('a visitor writes about a club: messages, consent, thanks', { tag: '@computer' }, async ({ page, email }) => {
  await page.goto('/clubs');
  await page.getByRole('banner').waitFor();
  const write = page.getByRole('main').getByRole('button', { name: 'Добавить клуб' }).first();
  await write.click();
  const popup = page.getByRole('dialog', { name: 'Добавить клуб' });
  const send = popup.getByRole('button', { name: 'Отправить' });
  const name = popup.getByLabel('Имя');
  const mail = popup.getByLabel('Почта');
  const phone = popup.getByLabel('Телефон', { exact: true });
  await expect(send).toBeDisabled();
  for (const field of [name, mail, phone]) {
    await field.focus();
    await field.blur();
  }
  await expect(name).toHaveAccessibleDescription('Заполните имя');
  await expect(mail).toHaveAccessibleDescription('Введите корректный email');
  await expect(phone).toHaveAccessibleDescription('Введите корректный телефон');
  await expectAccessible(page);

  await name.fill('Анна');
  await mail.fill(email);
  await phone.pressSequentially('9161234567');
  await expect(send).toBeDisabled();
  const consent = popup.getByRole('checkbox', { name: /^Согласен на обработку/ });
  await consent.check();
  await expect(send).toBeEnabled();
  await consent.uncheck();
  await expect(popup.getByText('Нужно согласие на обработку персональных данных')).toBeVisible();
  await expect(send).toBeDisabled();
  await consent.check();
  await popup.getByLabel(/^Сообщение/).fill('Добавьте клуб «Вихрь» из Омска');
  // A window shut by a slip keeps what was typed.
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await write.click();
  await expect(name).toHaveValue('Анна');
  await expect(phone).toHaveValue('+7 (916) 123-45-67');
  await expect(consent).toBeChecked();
  const [sent] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/support')),
    send.click(),
  ]);
  expect(sent.postDataJSON()).toMatchObject({ support_type: 'clubs', email, agree: true, mailing: false });
  const thanks = page.getByRole('dialog', { name: 'Спасибо!' });
  await expect(thanks).toContainText('Ответим за пару часов');
  await thanks.getByRole('button', { name: 'Хорошо' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  'a request that did not go is only logged, and its form begins anew',
  { tag: '@computer' },
  async ({ browser, baseURL }) => {
    // A browser of its own: what it logs is asked for here.
    const context = await browser.newContext({ locale: 'ru-RU', ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.route('**/api/support', (route) =>
      route.fulfill({ status: 500, json: { message: 'Произошла ошибка' } }),
    );
    await page.goto('/clubs');
    await page.getByRole('main').getByRole('button', { name: 'Добавить клуб' }).first().click();
    const popup = page.getByRole('dialog', { name: 'Добавить клуб' });
    await popup.getByLabel('Имя').fill('Анна');
    await popup.getByLabel('Почта').fill('anna@example.com');
    await popup.getByLabel('Телефон', { exact: true }).pressSequentially('9161234567');
    await popup.getByRole('checkbox', { name: /^Согласен на обработку/ }).check();
    await Promise.all([
      page.waitForEvent(
        'console',
        (message) => message.type() === 'error' && !message.text().startsWith('Failed to load'),
      ),
      popup.getByRole('button', { name: 'Отправить' }).click(),
    ]);
    await expect(popup.getByLabel('Имя')).toHaveValue('');
    await expect(popup.getByRole('checkbox', { name: /^Согласен на обработку/ })).not.toBeChecked();
    await expect(page.getByRole('dialog', { name: 'Спасибо!' })).toHaveCount(0);
    await context.close();
  },
);
