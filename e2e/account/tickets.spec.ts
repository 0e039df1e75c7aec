import type { Locator, Page } from '@playwright/test';
import type { Ticket } from '@trassa/contracts';
import { expectAccessible, expectFits } from '../support/check-page.ts';
import { buyForLater, createMember, enterAs, openPageOf } from '../support/member.ts';
import { anna, choice, field, fillParticipant } from '../support/participant.ts';
import { readQrOnPage } from '../support/read-qr.ts';
import { isFixedTeamOf, type Offer, type Season } from '../support/season.ts';
import * as shop from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const teamSize = 10;
/** A whole team is paid for at once and named later. */
const findTeam = (season: Season): Offer => season.find('team of ten', isFixedTeamOf(teamSize));

const pageOf = ({ public_id }: Ticket): string => `/me/ticket/${public_id}`;
const first = ([ticket]: readonly Ticket[]): Ticket => {
  if (!ticket) throw new Error('no ticket was bought');
  return ticket;
};
const block = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const popup = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
/** At the desk nobody scrolls: on a phone the code stands above all else of the ticket, as wide as the card. */
const expectCodeFirstOnPhone = async (page: Page): Promise<void> => {
  if ((page.viewportSize()?.width ?? 0) >= 768) return;
  const [code, name, card] = await Promise.all(
    [shop.codeOf(bib(page)), bib(page).getByRole('heading').first(), bib(page)].map((part) => part.boundingBox()),
  );
  expect(code?.y).toBeLessThan(name?.y ?? 0);
  expect(code?.width).toBeGreaterThan((card?.width ?? 0) * 0.85);
};

const bib = (page: Page): Locator => page.getByRole('main').getByRole('article');

test('a ticket bought for later is registered, corrected and cleared', async ({ page, season, email, baseURL }) => {
  test.slow();
  const offer = findTeam(season);
  const member = await createMember(String(baseURL), email);
  await enterAs(page, member);
  const bought = await buyForLater(page, member, offer, teamSize);
  const ticket = first(bought);

  await test.step('stands among the unregistered ones', async () => {
    await page.goto('/me');
    const unregistered = page.getByRole('region', { name: 'Без регистрации' });
    await expect(unregistered.getByRole('article')).toHaveCount(teamSize);
    await expect(unregistered.getByText(email).first()).toBeVisible();
    await page.getByText('Прошедшие мероприятия').click();
    await expect(page.getByText('Прошедшие мероприятия не найдены!')).toBeVisible();
    await page.getByText('Переданные билеты').click();
    await expect(page.getByText('Переданные билеты не найдены!')).toBeVisible();
    await page.getByText('Помочь на старте').click();
    await expect(
      page.getByRole('main').locator('a[href^="/event/"]').filter({ hasText: /, \d/ }).first(),
    ).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
  });

  await test.step('refuses an empty form at its fields', async () => {
    await page.goto(pageOf(ticket));
    await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await expect(page.getByRole('alert').getByRole('link', { name: 'Фамилия' })).toBeVisible();
    await expect(field(page.getByRole('main'), 'Фамилия')).toHaveAccessibleDescription('Заполните поле');
  });

  await test.step('keeps what was typed over a reload, then takes it', async () => {
    const form = block(page, 'Регистрация');
    await fillParticipant(form, offer.format, anna);
    await expect(field(form, 'Фамилия')).toHaveValue(anna.lastName);
    await page.reload();
    await expect(field(form, 'Фамилия')).toHaveValue(anna.lastName);
    await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await expect(bib(page).getByText('Билет зарегистрирован')).toBeVisible();
    expect(await readQrOnPage(shop.codeOf(bib(page)))).toMatch(/^T1\./);
    await expectCodeFirstOnPhone(page);
    await expectAccessible(page);
    await expectFits(page);
  });

  await test.step('leads to the next ticket without a participant', async () => {
    await expect(page.getByText(`Ещё ${teamSize - 1} билетов без участника.`)).toBeVisible();
    await page.getByRole('link', { name: 'Следующий участник' }).click();
    await expect(page).not.toHaveURL(pageOf(ticket));
    await expect(field(block(page, 'Регистрация'), 'Фамилия')).toHaveValue('');
    await page.goBack();
  });

  await test.step('takes a correction', async () => {
    const change = page.getByRole('button', { name: 'Изменить данные' });
    await change.click();
    await expect(page.getByRole('group', { name: 'Участник' })).toBeFocused();
    await page.getByRole('button', { name: 'Отмена' }).click();
    await expect(change).toBeFocused();
    await change.click();
    await field(block(page, 'Участник'), 'Фамилия').fill('Ветрова-Лесная');
    const sizes = choice(page.getByRole('main'), 'Размер футболки');
    if ((await sizes.count()) > 0) await sizes.locator('input:not([disabled])').last().check();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(bib(page).getByText('Ветрова-Лесная Анна')).toBeVisible();
  });

  await test.step('is cleared after a question', async () => {
    await page.getByRole('button', { name: 'Отменить регистрацию' }).click();
    await expectAccessible(page);
    await popup(page, 'Отменить регистрацию?').getByRole('button', { name: 'Отменить регистрацию' }).click();
    await expect(popup(page, 'Отменить регистрацию?')).toBeHidden();
    await expect(bib(page).getByText('Нужна регистрация')).toBeVisible();
    await expect(field(block(page, 'Регистрация'), 'Фамилия')).toHaveValue('');
  });
});

test('a ticket is offered, taken back, offered again and accepted', async ({
  page,
  browser,
  season,
  email,
  baseURL,
}) => {
  test.slow();
  const giver = await createMember(String(baseURL), email);
  const friend = await createMember(String(baseURL), `friend-${email}`);
  await enterAs(page, giver);
  const ticket = first(await buyForLater(page, giver, findTeam(season), teamSize));
  const offer = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Передать билет' }).click();
    const dialog = popup(page, 'Кому передать билет?');
    await dialog.getByLabel('Почта получателя').fill(friend.email);
    await dialog.getByRole('button', { name: 'Предложить билет' }).click();
    await expect(dialog).toBeHidden();
    await expect(bib(page).getByText('Ждём получателя')).toBeVisible();
  };

  await test.step('not to oneself', async () => {
    await page.goto(`${pageOf(ticket)}?do=transfer`);
    const dialog = popup(page, 'Кому передать билет?');
    await dialog.getByLabel('Почта получателя').fill(giver.email.toUpperCase());
    await dialog.getByRole('button', { name: 'Предложить билет' }).click();
    await expect(dialog.getByLabel('Почта получателя')).toBeFocused();
    await expect(dialog.getByLabel('Почта получателя')).toHaveAccessibleDescription('Это ваш адрес: билет уже у вас');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Отмена' }).click();
    await expect(dialog).toBeHidden();
  });

  const context = await browser.newContext({ baseURL: String(baseURL) });
  const other = await openPageOf(context, friend);
  await test.step('taken back while the recipient looks at it', async () => {
    await offer();
    await other.goto('/me');
    await expect(other.getByRole('region', { name: 'Вам передают билет' }).getByRole('article')).toHaveCount(1);
    await expect(bib(other).getByText(giver.email)).toHaveCount(0);
    await page.getByRole('button', { name: 'Забрать билет' }).click();
    await expect(page.getByRole('button', { name: 'Передать билет' })).toBeFocused();
    await other.getByRole('checkbox', { name: /^Согласен/ }).check();
    await other.getByRole('button', { name: 'Принять билет' }).click();
    await expect(other.getByRole('alertdialog').or(other.getByRole('dialog'))).toBeVisible();
    await other.getByRole('button', { name: 'Понятно' }).click();
    await expect(other.getByRole('region', { name: 'Вам передают билет' })).toHaveCount(0);
  });

  await test.step('accepted with consent', async () => {
    await offer();
    await other.goto(pageOf(ticket));
    await other.getByRole('button', { name: 'Принять билет' }).click();
    await expect(other.getByText('Нужно согласие на обработку персональных данных')).toBeVisible();
    await expectAccessible(other);
    await other.getByRole('checkbox', { name: /^Согласен/ }).check();
    await other.getByRole('button', { name: 'Принять билет' }).click();
    await expect(block(other, 'Регистрация')).toBeVisible();
    await expect(bib(other).getByText(giver.email)).toHaveCount(0);
  });

  await test.step('the giver sees it among those given away', async () => {
    await page.goto('/me');
    await expect(page.getByRole('region', { name: 'Без регистрации' }).getByRole('article')).toHaveCount(teamSize - 1);
    await page.getByText('Переданные билеты').click();
    await expect(page.getByText(`Передан: ${friend.email}`)).toBeVisible();
  });
  await context.close();
});

test('a ticket is returned for money by the quote that was shown', async ({ page, season, email, baseURL }) => {
  test.slow();
  const offer = findTeam(season);
  const member = await createMember(String(baseURL), email);
  await enterAs(page, member);
  const ticket = first(await buyForLater(page, member, offer, teamSize));
  const price = offer.format.prices.athlete?.price ?? 0;
  await page.goto(pageOf(ticket));
  await page.getByRole('button', { name: 'Вернуть билет' }).click();
  const question = popup(page, 'Вернуть билет?');
  await expect(question.getByText('Оплачено')).toBeVisible();
  await expect(question.getByText(shop.money(price)).first()).toBeVisible();
  await expect(question.getByText('Правила возврата')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: /^Вернуть/ }).click();
  const done = popup(page, 'Возврат выполнен успешно!');
  await expect(done).toBeVisible();
  await expectAccessible(page);
  await done.getByRole('link', { name: 'На главную' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/me');
  await expect(
    page.getByRole('region', { name: 'Без регистрации' }).getByRole('link', { name: 'Зарегистрироваться' }),
  ).toHaveCount(teamSize - 1);
});

test('a ticket opened once opens without network, for its person alone', async ({
  page,
  browser,
  season,
  email,
  baseURL,
}) => {
  test.slow();
  const site = String(baseURL);
  const member = await createMember(site, email);
  const stranger = await createMember(site, `stranger-${email}`);
  await enterAs(page, member);
  const ticket = first(await buyForLater(page, member, findTeam(season), teamSize));
  // A browser of its own: there the network fails on purpose.
  const context = await browser.newContext({ baseURL: site });
  const phone = await openPageOf(context, member);
  const kept = (): Promise<string[]> => phone.evaluate(() => caches.keys());

  await test.step('opened and kept', async () => {
    await phone.goto('/me');
    await expect(bib(phone)).toHaveCount(teamSize);
    await phone.goto(pageOf(ticket));
    await expect(block(phone, 'Регистрация')).toBeVisible();
    await phone.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(kept).toContainEqual(expect.stringMatching(/^shell:/));
  });

  await test.step('without network', async () => {
    await context.setOffline(true);
    await phone.goto(pageOf(ticket));
    await expect(phone.getByText(/^Нет сети: билет сохранён/)).toBeVisible();
    await expect(bib(phone).getByText(`Билет ${ticket.ticketNumber}`)).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Зарегистрироваться' })).toHaveCount(0);
    await phone.goto('/me');
    await expect(phone.getByText(/^Нет сети: билеты сохранены/)).toBeVisible();
    await expect(bib(phone)).toHaveCount(teamSize);
    await context.setOffline(false);
  });

  await test.step('somebody else on the same phone sees nothing of it', async () => {
    await enterAs(phone, stranger);
    await phone.goto('/me');
    await expect(phone.getByRole('heading', { name: 'Билетов пока нет' })).toBeVisible();
    await expect.poll(kept).not.toContainEqual(`private:${member.user.public_id}`);
    await context.setOffline(true);
    await phone.goto(pageOf(ticket));
    await expect(phone.getByRole('button', { name: 'Повторить' })).toBeVisible({ timeout: 20_000 });
    await expect(bib(phone)).toHaveCount(0);
    await context.setOffline(false);
  });

  await test.step('leaving erases the copies', async () => {
    await phone.goto('/me');
    await expect.poll(kept).toContainEqual(`private:${stranger.user.public_id}`);
    await phone.goto('/exit');
    await expect.poll(kept).not.toContainEqual(expect.stringMatching(/^private:/));
  });
  await context.close();
});
