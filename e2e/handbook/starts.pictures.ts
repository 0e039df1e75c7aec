import { isQuickSolo } from '../support/season.ts';
import { createCamera } from './pictures.ts';
import { buyTicket, expect, test } from './stage.ts';

const fill = 100;

test('new-start: the wizard', async ({ page, shoot }) => {
  await page.goto('/admin/starts/new');
  await page.getByRole('combobox', { name: 'Событие' }).selectOption({ label: 'Новое событие' });
  await page.getByLabel('Название', { exact: true }).fill('Лунный забег');
  await page.getByLabel('Название по-английски').fill('Moon run');
  const next = page.getByRole('button', { name: 'Дальше' });
  await shoot('new-start/event', { mark: next });
  await next.click();
  await page.getByLabel('Город', { exact: true }).fill('Казань');
  await page.getByRole('option', { name: /^Казань/ }).click();
  const year = new Date().getFullYear() + 1;
  await page.getByLabel('Старт', { exact: true }).fill(`${year}-06-12T10:00`);
  await page.getByLabel('Адрес', { exact: true }).fill('Лесная, 1');
  await next.click();
  for (const [preset, name, capacity, price] of [
    ['5 км', '5 км', '200', '2500'],
    ['10 км', '10 км', '300', '3500'],
    ['Дети 1 км', 'Детский 1 км', '100', '900'],
  ] as const) {
    await page.getByRole('button', { name: preset, exact: true }).click();
    const row = page.getByRole('group', { name, exact: true });
    await row.getByLabel('Мест', { exact: true }).fill(capacity);
    await row.getByLabel('Цена, ₽', { exact: true }).fill(price);
  }
  await shoot('new-start/formats', { height: 760 });
  await next.click();
  await expect(page.getByRole('img', { name: 'Рельеф старта' })).toBeVisible();
  await next.click();
  const publish = page.getByRole('button', { name: 'Опубликовать и открыть продажу' });
  await shoot('new-start/check', { height: 700, mark: publish });
  await publish.click();
  await expect(page.getByText('Продажа', { exact: true }).first()).toBeVisible();
  await shoot('new-start/overview');
});

test('what a start sells, copies and where it goes', async ({ page, shoot, stage }) => {
  const { card, format } = stage.season.find('solo run', isQuickSolo);
  const start = `/admin/starts/${card.public_id}`;
  for (let bought = 0; bought < 2; bought += 1) await buyTicket(stage, format);

  await page.goto(start);
  await page.getByRole('button', { name: 'Копировать' }).click();
  const copy = page.getByRole('dialog');
  await expect(copy).toBeVisible();
  await shoot('copy-start/window', { of: copy });
  await copy.getByRole('button', { name: 'Отмена' }).click();

  await page.goto(`${start}/prices`);
  const add = page.getByRole('button', { name: `${format.title}: добавить ступень` }).first();
  await add.click();
  const step = page.getByRole('group', { name: new RegExp(`^${format.title}, Ступень`) }).last();
  await step.getByLabel('Цена, ₽').fill('4900');
  await step.getByLabel('или после стольких мест').fill(String(fill));
  await step.scrollIntoViewIfNeeded();
  await shoot('prices/new-step', { mark: add });
  const bar = page.getByRole('region', { name: 'Несохранённое' });
  await bar.getByRole('button', { name: 'Сохранить' }).click();
  await expect(bar).toHaveCount(0);
  await page.goto(`/admin/formats/${format.public_id}`);
  const history = page.locator('section').filter({ has: page.getByRole('heading', { name: 'История' }) });
  await expect(history.getByText('цены изменены')).toBeVisible();
  await shoot('history/format', { of: history });

  await page.goto(`${start}/places`);
  const change = page.getByRole('row', { name: format.title }).getByRole('button', { name: 'Изменить' }).first();
  await shoot('places/places', { mark: change });
  await change.click();
  const places = page.getByRole('dialog');
  await places.getByLabel('Резерв').fill('20');
  await places.getByRole('button', { name: 'Сохранить' }).click();
  const release = places.getByRole('button', { name: /^Снять резерв/ });
  await expect(release).toBeVisible();
  await shoot('places/change', { of: places });
  await release.click();

  await page.goto(`${start}/move`);
  const day = page.getByLabel('Старт', { exact: true });
  const [date = '', time = ''] = (await day.inputValue()).split('T');
  const later = new Date(Date.parse(date) + 7 * 86_400_000).toISOString().slice(0, 10);
  await day.fill(`${later}T${time}`);
  await page.getByRole('button', { name: 'Показать последствия' }).click();
  await expect(page.getByLabel('Почему переносим')).toBeVisible();
  await page
    .getByLabel('Что сказать от себя')
    .fill('Уровень реки не даёт поставить переправу. Стартуем неделей позже.');
  await page.getByLabel('То же по-английски').fill('The river is too high for the crossing. We start a week later.');
  await page.getByLabel('Почему переносим').fill('Паводок, письмо МЧС от вторника');
  await shoot('move-start/effects', { height: 1180 });
});

test('cancel-start, approvals, runs: one asks, another agrees, the run pays', async ({ page, shoot, stage }) => {
  const { card } = stage.season.find('solo run', isQuickSolo);
  await page.goto(`/admin/starts/${card.public_id}/cancel`);
  await expect(page.getByText(/вернётся/)).toBeVisible();
  await page.getByLabel('Что добавить в письмо').fill('Нам очень жаль. Ждём вас на других стартах сезона.');
  await page.getByLabel('Причина').fill('Площадку закрыли');
  await shoot('cancel-start/effects');
  await page.getByRole('button', { name: /^Попросить отменить/ }).click();
  await expect(page).toHaveURL(/\/admin\/approvals\//);
  await shoot('approvals/own-request', { height: 700 });
  const request = new URL(page.url()).pathname;

  const { page: theirs } = stage.finance;
  const shootTheirs = createCamera(theirs);
  await theirs.goto('/admin/approvals?f.who=to_decide');
  await expect(theirs.getByRole('row')).toHaveCount(2);
  await shootTheirs('approvals/to-decide', { height: 420 });
  await theirs.goto(request);
  await expect(theirs.getByRole('button', { name: /^Подтвердить/ })).toBeVisible();
  await shootTheirs('approvals/decide', { height: 760 });
  await shootTheirs('approvals/phone', { isPhone: true });
  await theirs.getByRole('button', { name: /^Подтвердить/ }).click();
  await theirs.getByRole('link', { name: 'Открыть ход работы' }).click();
  await expect(theirs.getByText('Готова')).toBeVisible({ timeout: 60_000 });
  await theirs.getByRole('button', { name: 'Показать все' }).click();
  await shootTheirs('runs/done', { height: 700 });
});
