import { field } from '../support/participant.ts';
import { isOnSale } from '../support/season.ts';
import * as shop from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const team = 'Кони в пальто';

test('the captain founds a team once, and each of the others joins it with one press', async ({ page, season }) => {
  const offer = season.find('team that one may join', (one) => {
    const { format } = one;
    return isOnSale(one, 6) && format.isTeam && !format.team_all && format.preregistration;
  });
  await shop.addToBasket(page, offer, 3);
  const group = shop.ticketGroup(page, offer.format);
  const captain = shop.ticketPanel(group, 1);
  await captain.getByRole('radio', { name: 'Создать команду' }).check();
  const unnamed = await shop.openTab(group, 2);
  await expect(unnamed.getByRole('radio', { name: 'Создать команду' })).toBeVisible();
  await expect(unnamed.getByRole('button', { name: /команду/ })).toBeHidden();
  await field(await shop.openTab(group, 1), 'Название команды').fill(team);
  const mate = await shop.openTab(group, 2);
  const join = mate.getByRole('button', { name: `В команду «${team}»` });
  await join.click();
  const chosen = mate.getByRole('radio', { name: 'Создать команду' });
  await expect(chosen).toBeChecked();
  await expect(chosen).toBeFocused();
  await expect(field(mate, 'Название команды')).toHaveValue(team);
  await expect(field(mate, 'Фамилия')).toHaveValue('');
  await expect(join).toBeHidden();
});
