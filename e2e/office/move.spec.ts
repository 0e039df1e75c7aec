import { expectAccessible, expectFits } from '../support/check-page.ts';
import { buyForPavel, createMember, enterAs } from '../support/member.ts';
import { waitForWords } from '../support/outbox.ts';
import { isPlainSolo, type Offer } from '../support/season.ts';
import * as shop from '../support/shop.ts';
import { enrol, makeAdmin } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

const orderPage = /(\/basket\/thanks\?order=[\w-]+)/;
const priceOf = ({ format }: Offer): number => format.prices.athlete?.price ?? 0;

// BO-057, J12
test('a ticket goes to a dearer format once its buyer has paid the difference by the link of a letter', async ({
  page,
  baseURL,
  email,
  season,
}) => {
  test.slow();
  const dearer = (one: Offer): Offer | undefined =>
    season.offers.find(
      (other) => other.card.public_id === one.card.public_id && isPlainSolo(other) && priceOf(other) > priceOf(one),
    );
  const from = season.find('format beside a dearer one', (one) => isPlainSolo(one) && dearer(one) !== undefined);
  const to = dearer(from) as Offer;
  const admin = await createMember(String(baseURL), email);
  await enterAs(page, admin);
  const ticket = await buyForPavel(page, admin, from);
  const bought = await waitForWords(email, orderPage);
  await makeAdmin(email);
  await page.goto('/admin');
  await enrol(page);

  await page.goto(`/admin/tickets/${ticket}`);
  await page.getByRole('button', { name: 'Перенести' }).click();
  const window = page.getByRole('alertdialog', { name: 'Перенести билет' });
  await window.getByText(to.format.title, { exact: false }).first().click();
  if (to.format.clusters.length > 0) await window.getByLabel('Волна').selectOption({ index: 1 });
  await expect(window.getByText('К доплате')).toBeVisible();
  await window.getByLabel('Почему').fill('Просит дистанцию длиннее');
  await expectAccessible(page);
  await window.getByRole('button', { name: 'Отправить ссылку' }).click();
  await expect(page.getByText('Ждёт доплаты', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  const card = page.url();

  const link = await waitForWords(email, orderPage, bought);
  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Доплатить/ }).click();
  await shop.decideAtBank(page, 'Оплатить');
  await expect(page).toHaveURL(/\/basket\/thanks\?order=/);
  await page.goto(card);
  await expect(page.getByText('Перенесён').first()).toBeVisible();
});
