import { bornBefore, choice, expectRefusal, field, fillParticipant, smallPdf } from '../support/participant.ts';
import { isOnSale, isPlainSolo } from '../support/season.ts';
import * as shop from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const megabyte = 1024 * 1024;

test('says at every field what is wrong with it and keeps what was typed', async ({ page, season }) => {
  const offer = season.find(
    'format with a licence and regions',
    (one) => isOnSale(one) && one.format.license && one.format.regions.length > 0 && one.format.clusters.length > 0,
  );
  const { format } = offer;
  await shop.addToBasket(page, offer);
  const panel = await shop.openTab(shop.ticketGroup(page, format), 1);
  const tab = shop.ticketTab(shop.ticketGroup(page, format), 1);
  await expect(tab, 'nothing was begun yet').toHaveAccessibleName('Билет 1');
  const refused = (label: string, text: string): Promise<void> => expectRefusal(field(panel, label), text);

  await test.step('everything that is missing, once the reason of the pay button is pressed', async () => {
    await shop.payReason(page, 'заполните билет 1').click();
    await expect(field(panel, 'Фамилия')).toBeFocused();
    await expect(tab).toHaveAccessibleName(/есть ошибки$/);
    for (const label of ['Фамилия', 'Имя', 'Телефон']) await refused(label, 'Заполните поле');
    await refused('Дата рождения', 'Введите корректную дату');
    await refused('Регион', 'Выберите регион');
    await refused('Кластер', 'Выберите кластер');
    await refused('Лицензия', 'Выберите файл');
    await expect(choice(panel, 'Пол').getByText('Выберите одно из значений')).toBeVisible();
    await expect(choice(panel, 'Размер футболки').getByText('Выберите размер')).toBeVisible();
    await expect(page.getByRole('alert').getByRole('link', { name: 'Билет 1: Регион' })).toBeVisible();
  });

  await test.step('a date that is no date, and ages that are not admitted', async () => {
    const birth = field(panel, 'Дата рождения');
    await birth.pressSequentially('31.02.2000');
    await refused('Дата рождения', 'Неверный формат даты');
    await birth.fill('');
    await birth.pressSequentially(bornBefore(format, (format.age_min ?? 18) - 2));
    await refused('Дата рождения', `Участие старше ${format.age_min}`);
    await birth.fill(bornBefore(format, 30));
    await expect(birth).not.toHaveAttribute('aria-invalid');
  });

  await test.step('a phone without its last figures', async () => {
    const phone = field(panel, 'Телефон');
    await phone.pressSequentially('91612345');
    await expect(phone).toHaveValue('+7 (916) 123-45');
    await refused('Телефон', 'Введите корректный номер телефона!');
    await phone.pressSequentially('67');
    await expect(phone).toHaveValue('+7 (916) 123-45-67');
    await expect(phone).not.toHaveAttribute('aria-invalid');
  });

  await test.step('a file that is too big, and one of another kind', async () => {
    const licence = field(panel, 'Лицензия');
    await licence.setInputFiles({ ...smallPdf, buffer: Buffer.alloc(4 * megabyte + 1) });
    await refused('Лицензия', 'Размер файла больше допустимого!');
    await licence.setInputFiles({ name: 'licence.txt', mimeType: 'text/plain', buffer: Buffer.from('me') });
    await refused('Лицензия', 'Неподдерживаемый формат');
    await licence.setInputFiles(smallPdf);
    await expect(panel.getByText(smallPdf.name)).toBeVisible();
    await expect(panel.getByText(/Загружаем/)).toHaveCount(0);
    await expect(licence).not.toHaveAttribute('aria-invalid');
  });

  await test.step('names begin with a capital letter, and a reload loses nothing', async () => {
    await field(panel, 'Имя').fill('анна');
    await field(panel, 'Фамилия').fill('ветрова');
    await field(panel, 'Отчество').focus();
    await expect(field(panel, 'Имя')).toHaveValue('Анна');
    await page.reload();
    await expect(field(panel, 'Фамилия')).toHaveValue('Ветрова');
    await expect(field(panel, 'Телефон')).toHaveValue('+7 (916) 123-45-67');
    await expect(field(panel, 'Дата рождения')).toHaveValue(bornBefore(format, 30));
    await expect(panel.getByText(smallPdf.name)).toBeVisible();
  });
});

test('asks children for their age and answers, volunteers for their choice', async ({ page, season }) => {
  const kids = season.find(
    'format for children',
    (one) =>
      isOnSale(one) &&
      one.format.age_max !== null &&
      one.format.additional_fields.some(({ required, type }) => required && type === 'text'),
  );
  await shop.addToBasket(page, kids);
  const group = shop.ticketGroup(page, kids.format);
  const panel = await shop.openTab(group, 1);
  const birth = field(panel, 'Дата рождения');
  await birth.fill(bornBefore(kids.format, (kids.format.age_max ?? 0) + 2));
  await birth.blur();
  await expectRefusal(birth, `Участие младше ${kids.format.age_max}`);
  const own = kids.format.additional_fields.find(({ required, type }) => required && type === 'text')?.label ?? '';
  await field(panel, own).focus();
  await field(panel, own).blur();
  await expectRefusal(field(panel, own), 'Заполните поле');

  const volunteer = season.find('format with a choice', (one) => isOnSale(one) && one.format.select !== null);
  await shop.addToBasket(page, volunteer);
  const other = await shop.openTab(shop.ticketGroup(page, volunteer.format), 1);
  await shop.payReason(page, 'заполните билет 1').last().click();
  await expect(other.getByText('Выберите вариант').last()).toBeVisible();
});

test('tells why nothing can be paid yet and leads to the place', async ({ page, season, email }) => {
  const offer = season.find('plain solo format', isPlainSolo);
  await shop.addToBasket(page, offer, 2);
  const aside = shop.checkout(page);
  const reason = (name: string) => shop.payReason(page, name);
  const group = shop.ticketGroup(page, offer.format);
  await expect(shop.payButton(page)).toBeDisabled();
  await expect(aside.getByText('Чтобы оплатить:')).toBeVisible();

  await fillParticipant(await shop.openTab(group, 1), offer.format, { lastName: 'Ветрова', firstName: 'Анна' });
  await expect(reason('заполните билет 1')).toBeHidden();
  await expect(shop.ticketTab(group, 1)).toHaveAttribute('aria-selected', 'true');
  await reason('заполните билет 2').click();
  await expect(shop.ticketTab(group, 2)).toHaveAttribute('aria-selected', 'true');
  await expect(field(shop.ticketPanel(group, 2), 'Фамилия')).toBeFocused();
  await fillParticipant(shop.ticketPanel(group, 2), offer.format, { lastName: 'Ветров', firstName: 'Павел' });

  const address = aside.getByLabel('Почта', { exact: true });
  await reason('укажите почту').click();
  await expect(address).toBeFocused();
  await address.fill('anna@почта');
  await address.blur();
  await expectRefusal(address, 'Введите валидный email');
  await address.fill('anna@gmial.com');
  await aside.getByRole('button', { name: 'Может быть, anna@gmail.com?' }).click();
  await expect(address).toHaveValue('anna@gmail.com');
  await address.fill(email);

  const phone = aside.getByLabel('Телефон необязательно');
  await phone.pressSequentially('916');
  await phone.blur();
  await expectRefusal(phone, 'Введите корректный номер телефона!');
  await expect(reason('проверьте телефон')).toBeVisible();
  await phone.fill('');
  await reason('согласитесь на обработку данных').click();
  await expect(aside.getByRole('checkbox', { name: 'Согласен на обработку персональных данных' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(aside.getByText('Чтобы оплатить:')).toBeHidden();
  await expect(shop.payButton(page)).toBeEnabled();
});

test('refuses nonsense sent past the form in words and never breaks', async ({ request, watch, season }) => {
  watch.expectRefusals('/api/');
  const { format } = season.find('plain solo format', isPlainSolo);
  const line = { unique_id: 'a', groupId: 'g', format_public_id: format.public_id, kind: 'athlete', count: 1 };
  const bodies: unknown[] = [
    {},
    [],
    'text',
    { email: 'nobody', tickets: [] },
    { email: 'anna@example.com', tickets: 'many' },
    { email: 'anna@example.com', agree: true, tickets: [{ ...line, count: -1 }] },
    { email: 'anna@example.com', agree: true, tickets: [{ ...line, count: 1e21 }] },
    { email: 'anna@example.com', agree: true, tickets: [{ ...line, hold_id: '\u0000', info: { first_name: ['a'] } }] },
    {
      email: 'anna@example.com',
      agree: false,
      tickets: [{ ...line, preReg: 'ok', info: { birth_date: '2000-02-31' } }],
    },
  ];
  for (const data of bodies) {
    const answer = await request.post('/api/payment', { data, headers: { 'idempotency-key': crypto.randomUUID() } });
    expect([400, 422], JSON.stringify(data)).toContain(answer.status());
    expect(((await answer.json()) as { message: string }).message).toMatch(/[А-Яа-я]/);
  }
  for (const count of [0, -1, 1.5, 501]) {
    const answer = await request.post('/api/hold', { data: { format_public_id: format.public_id, count } });
    expect(answer.status(), `a hold of ${String(count)}`).toBe(400);
  }
});
