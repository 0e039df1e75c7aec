import { api } from '@trassa/contracts';
import { isQuickSolo, roomiest } from '../support/season.ts';
import { buyTicket, expect, test } from './stage.ts';

const another = <T>(values: readonly T[], index: number): T => {
  const value = values[index];
  if (value === undefined) throw new Error('the demonstration season is too small');
  return value;
};

test('find, person, ticket, refund: somebody calls', async ({ page, shoot, stage }) => {
  const { format } = another(roomiest(stage.season.offers.filter(isQuickSolo)), 1);
  await buyTicket(stage, format);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Последние оплаты' })).toBeVisible();
  await shoot('index/today');

  await page.keyboard.press('Control+k');
  const find = page.getByRole('dialog', { name: 'Найти' });
  await find.getByRole('searchbox').fill('ветрова');
  await expect(find.getByRole('region', { name: 'Люди' })).toBeVisible();
  await shoot('find/window', { of: find });
  await find.getByRole('region', { name: 'Люди' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Билеты' })).toBeVisible();
  await shoot('find/person');
  await page.getByRole('button', { name: 'Показать: Почта' }).click();
  const why = page.getByRole('alertdialog');
  await why.getByLabel('Зачем').fill('Просит проверить адрес');
  await shoot('find/reveal', { of: why });
  await why.getByRole('button', { name: 'Отмена' }).click();

  const again = page.getByRole('button', { name: 'Отправить ещё раз' }).first();
  await again.scrollIntoViewIfNeeded();
  await shoot('letters/send-again', { mark: again });

  const [ticket] = (await stage.buyer.client(api.tickets.mine, {})).values;
  await page.goto(`/admin/tickets/${ticket?.public_id}`);
  const edit = page.getByRole('button', { name: 'Править' }).first();
  await shoot('correct-ticket/ticket', { mark: edit });
  await edit.click();
  await page.getByLabel('Фамилия').fill('Ветрова-Снегирёва');
  const bar = page.getByRole('region', { name: 'Несохранённое' });
  await expect(bar).toBeVisible();
  await shoot('correct-ticket/form', { mark: bar.getByRole('button', { name: 'Сохранить' }) });
  await bar.getByRole('button', { name: 'Сохранить' }).click();
  await expect(bar).toHaveCount(0);
  await page.getByRole('button', { name: 'Закрыть анкету' }).click();
  await page
    .getByRole('link', { name: /^[\w-]{8}$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Заказ');
  const refund = page.getByRole('button', { name: 'Вернуть деньги' });
  await shoot('refund/order', { mark: refund });
  await refund.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox').first().check();
  await expect(sheet.getByText('уплачено')).toBeVisible();
  await sheet.getByLabel('Причина').fill('Травма, справка по почте');
  await shoot('refund/form', { of: sheet });
  await sheet.getByRole('button', { name: /^(Вернуть|Попросить)/ }).click();
  await expect(sheet).toHaveCount(0);

  // The test bank refuses nobody: the answer says what a real one does.
  const refunds = /\/api\/admin\/refunds(\?|$)/;
  await page.route(refunds, async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { values: { state: string; attempts: number }[] };
    for (const one of json.values.slice(0, 1)) Object.assign(one, { state: 'failed', attempts: 8 });
    await route.fulfill({ response: answer, json });
  });
  await page.goto('/admin/refunds');
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  await shoot('refund/failed', { height: 420 });
  await page.getByRole('button', { name: 'Закрыть вручную' }).click();
  await shoot('refund/by-hand', { of: page.getByRole('alertdialog') });
  await page.unroute(refunds);
});

test('promocode', async ({ page, shoot }) => {
  await page.goto('/admin/promocodes/new');
  await page.getByRole('textbox', { name: 'Код', exact: true }).fill('ПАРТНЁР-2027');
  await page.getByLabel('Скидка, %').fill('15');
  await page.getByLabel('Применений всего').fill('200');
  await shoot('promocode/new');
  await page.getByRole('button', { name: 'Завести' }).click();
  await expect(page.getByText('Кодом ещё не пользовались.')).toBeVisible();
  await shoot('promocode/card', { height: 760, mark: page.getByRole('button', { name: 'Остановить' }) });

  await page.goto('/admin/promocode-series/new');
  await page.getByLabel('Начало кода').fill('БАРС-');
  await page.getByLabel('Заметка для своих').fill('Клуб «Барс», весна');
  await shoot('promocode/series-new', { height: 640 });
  await page.getByRole('button', { name: 'Сделать коды' }).click();
  await expect(page.getByText('Готово кодов: 500 из 500')).toBeVisible();
  await shoot('promocode/series-card', { height: 760, mark: page.getByRole('button', { name: 'Скачать файл' }) });
});

const judges = [
  'фамилия; имя; почта; дата рождения; пол; телефон; футболка',
  'Громов; Илья; ilya.gromov@example.com; 12.03.1984; м; +79160000001; L',
  'Зимина; Ольга; olga.zimina@example.com; 30.07.1991; ж; +79160000002; L',
  'Седов; Артём; artem.sedov@example.com; 05.11.1979; м; +79160000003; L',
];

test('free-tickets', async ({ page, shoot, stage }) => {
  const { card, format } = another(roomiest(stage.season.offers.filter(isQuickSolo)), 2);
  await page.goto(`/admin/starts/${card.public_id}/invite`);
  await page.getByLabel('Формат, если в строке его нет').selectOption({ value: format.public_id });
  await page
    .getByLabel('Список')
    .fill([...judges, 'Белов; Олег; oleg.belov@; 01.02.1985; м; +79160000004; L'].join('\n'));
  await page.getByLabel('Почему бесплатно').fill('Судьи на трассе');
  const check = await page.getByRole('button', { name: 'Проверить' }).elementHandle();
  await check?.click();
  await expect(page.getByText('Ошибок')).toBeVisible();
  await shoot('free-tickets/wrong', {
    height: 820,
    again: async () => check?.click(),
  });
  await page.getByLabel('Список').fill(judges.join('\n'));
  await page.getByRole('button', { name: 'Проверить' }).click();
  const give = page.getByRole('button', { name: /^Выдать 3/ });
  await expect(give).toBeVisible();
  await shoot('free-tickets/checked', { height: 820, mark: give });
});
