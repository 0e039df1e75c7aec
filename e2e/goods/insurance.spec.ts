import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../support/check-page.ts';
import * as goods from '../support/goods.ts';
import { createMember, enterAs } from '../support/member.ts';
import { waitForLetters } from '../support/outbox.ts';
import { choice, expectRefusal, field } from '../support/participant.ts';
import * as shop from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const offer = { title: 'Страховка на тренировки', price: 590 };
const raceOffer = 'Страховка на старт';

const openPurchase = async (page: Page): Promise<Locator> => {
  await page.goto('/insurance');
  await expect(page.getByRole('heading', { level: 1, name: 'Страхование' })).toBeVisible();
  await page.getByRole('button', { name: `Выбрать старт: ${raceOffer}`, exact: true }).click();
  return page.getByRole('dialog', { name: 'Выбор события страхования' });
};
const pickFirst = async (select: Locator): Promise<void> => {
  await expect(select).toBeEnabled();
  await expect(select.locator('option').nth(1)).toBeAttached();
  await select.selectOption({ index: 1 });
};
/** dd.mm.yyyy of a day so many days and years from today. */
const dateIn = (days: number, years = 0): string => {
  const date = new Date(Date.now() + days * 86_400_000);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10).split('-').toReversed().join('.');
};

test('the popup of insurance asks for series, city and format, and an upper choice clears the lower ones', async ({
  page,
  season,
}) => {
  test.slow();
  const popup = await openPurchase(page);
  const [series, city, format] = ['Серия', 'Город', 'Формат'].map((label) => popup.getByLabel(label, { exact: true }));
  if (!series || !city || !format) throw new Error('three lists');
  const buy = popup.getByRole('button', { name: 'Купить' });
  await expect(popup.getByText(raceOffer, { exact: true })).toBeVisible();
  await expect(city).toBeDisabled();
  await expect(format).toBeDisabled();
  await expect(buy).toBeDisabled();
  await series.selectOption({ label: 'Трасса' });
  await pickFirst(city);
  await pickFirst(format);
  await expect(popup.getByRole('radio', { checked: true })).toBeVisible();
  await expect(buy).toBeDisabled();
  await expect(buy).toHaveAccessibleDescription('Подтвердите согласие с условиями');
  await expectAccessible(page);
  await series.selectOption({ label: 'Лесной кросс' });
  await expect(city).toHaveValue('');
  await expect(format).toHaveValue('');
  await expect(popup.getByRole('radio')).toHaveCount(0);
  await expect(buy).toBeDisabled();
  const { card } = season.find('race that nobody insures', ({ format: { online, insurance_available } }) => {
    return online && !insurance_available;
  });
  await series.selectOption(card.event.event_type.public_id);
  await expect(city.locator(`option[value="${card.public_id}"]`)).toBeAttached();
  await city.selectOption(card.public_id);
  await expect(popup.getByText('Для выбранного события страховка недоступна')).toBeVisible();
});

test('a policy bought by itself is filled by its rules, comes as a PDF and stays in the cabinet', async ({
  page,
  baseURL,
  email,
}) => {
  test.setTimeout(180_000);
  await enterAs(page, await createMember(baseURL ?? '', email));
  await page.goto('/insurance');
  await page.getByRole('button', { name: `Оформить: ${offer.title}` }).click();
  const popup = page.getByRole('dialog', { name: 'Страховка без старта' });
  await expect(popup.getByText(offer.title)).toBeVisible();
  await expect(popup.getByText(shop.money(offer.price)).first()).toBeVisible();
  await expect(popup.getByLabel('Серия')).toHaveCount(0);
  const firstDay = popup.getByLabel('Начало действия');
  await firstDay.fill(dateIn(-2));
  await expectRefusal(firstDay, 'Начало действия страховки не может быть меньше');
  await firstDay.fill(dateIn(5));
  await expectAccessible(page);
  await popup.getByRole('checkbox', { name: /^Согласен с условиями/ }).check();
  await popup.getByRole('button', { name: 'Купить' }).click();
  await expect(page).toHaveURL('/basket');

  const group = goods.goodsGroup(page, 'Страховки');
  const form = group.getByRole('group', { name: 'Регистрация страховки' });
  const gender = choice(form, 'Пол');
  await expect(field(form, 'Начало действия')).toHaveValue(dateIn(5));

  await test.step('every rule says its message', async () => {
    await field(form, 'Начало действия').fill('');
    await shop.fillBuyer(page, email);
    await expect(shop.payButton(page)).toBeDisabled();
    await shop.payReason(page, 'заполните страховку').click();
    for (const label of ['Фамилия', 'Имя', 'Телефон']) await expectRefusal(field(form, label), 'Заполните поле!');
    for (const label of ['Дата рождения', 'Начало действия'])
      await expectRefusal(field(form, label), 'Введите корректную дату!');
    await expectRefusal(gender, 'Выберите одно из значений!');
    await expectFits(page);
    await expectAccessible(page);
    const birth = field(form, 'Дата рождения');
    for (const years of [-4, -88]) {
      await birth.fill(dateIn(0, years));
      await expectRefusal(birth, 'Допускается возраст от 5 до 86 лет');
    }
    const start = field(form, 'Начало действия');
    await start.fill('01.11.2024');
    await expectRefusal(start, 'Начало действия страховки не может быть меньше 1 декабря 2024');
    await start.fill(dateIn(-2));
    await expectRefusal(start, 'Начало действия страховки не может быть меньше');
  });

  await test.step('a complete form is paid for', async () => {
    await field(form, 'Фамилия').fill('Лыкова');
    await field(form, 'Имя').fill('Вера');
    await field(form, 'Дата рождения').fill(dateIn(0, -33));
    await gender.getByRole('radio', { name: 'Женский' }).check();
    await field(form, 'Телефон').fill('9161234567');
    await field(form, 'Начало действия').fill(dateIn(10));
    await expect(shop.payButton(page)).toHaveText(shop.money(offer.price));
    await shop.payButton(page).click();
    await shop.decideAtBank(page, 'Оплатить');
    await expect(page.getByText(/^Оплачено/).first()).toHaveText(shop.money(offer.price));
  });

  const number = await test.step('the policy comes by letter', async () => {
    await expect(page.getByText('Полис оформлен')).toBeVisible();
    // The confirmation of the address, the order, the policy.
    const letters = await waitForLetters(email, 3);
    const letter = letters.find(({ subject }) => subject.startsWith('Полис страхования'));
    const [file] = letter?.attachments ?? [];
    expect(
      Buffer.from(file?.content ?? '', 'base64')
        .subarray(0, 4)
        .toString(),
    ).toBe('%PDF');
    expect(letter?.text).toContain('Лыкова');
    expect(letter?.text).toMatch(shop.money(offer.price));
    return /№ (\S+)/.exec(letter?.subject ?? '')?.[1] ?? '';
  });

  await test.step('the cabinet shows it, gives its PDF and takes corrections', async () => {
    await page.goto('/me/insurances');
    const policy = page
      .getByRole('main')
      .getByRole('article')
      .filter({ hasText: `Полис ${number}` });
    await expect(policy).toContainText('Лыкова Вера');
    await expect(policy).toContainText('30 дней');
    const download = page.waitForEvent('download');
    await policy.getByRole('button', { name: 'Скачать полис' }).click();
    expect((await download).suggestedFilename()).toBe(`policy-${number}.pdf`);
    await policy.getByRole('button', { name: 'Изменить данные' }).click();
    const sheet = page.getByRole('dialog', { name: 'Данные застрахованного' });
    await field(sheet, 'Имя').fill('');
    await sheet.getByRole('button', { name: 'Сохранить' }).click();
    await expectRefusal(field(sheet, 'Имя'), 'Заполните поле!');
    await field(sheet, 'Имя').fill('Надежда');
    await sheet.getByRole('button', { name: 'Сохранить' }).click();
    await expect(sheet).toBeHidden();
    await expect(policy).toContainText('Лыкова Надежда');
    await page.getByText('Предыдущие страховки', { exact: true }).click();
    await expect(page.getByText('Предыдущие страховки не найдены!')).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  });
});
