import type { OfficeTemplate, OfficeTemplateRow } from '@trassa/contracts/office';
import { checkLetterWord } from '@trassa/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { openOffice } from '../office/office.ts';

const { ask, createColleague } = openOffice();

/** What each word begins with. Words of the house stand by these names: whoever gives one to another word moves `letter_words` too. */
const named: Readonly<Record<string, readonly string[]>> = {
  confirm_email: [
    'subject: Подтвердите почту',
    'heading: Подтвердите почту',
    'text_1: С этим адресом зарегистр',
    'button_1: Подтвердить почту',
    'note_1: Ссылка действует 24 часа',
    'note_2: Если это были не вы, не ',
  ],
  link: [
    'subject: Ссылка для входа',
    'heading: Вход без пароля',
    'text_1: Нажмите кнопку на том ус',
    'button_1: Войти',
    'note_1: Ссылка действует 30 мину',
    'note_2: Если вы не просили её, п',
  ],
  reset: [
    'subject: Новый пароль',
    'heading: Новый пароль',
    'text_1: Нажмите кнопку и придума',
    'button_1: Задать пароль',
    'note_1: Ссылка действует 60 мину',
    'note_2: Если вы не просили её, у',
  ],
  known_email: [
    'subject: У вас уже есть аккаунт',
    'heading: У вас уже есть аккаунт',
    'text_1: С вашим адресом попробов',
    'button_1: Войти',
    'note_1: Пароль забылся? На стран',
    'note_2: Если это были не вы, нич',
  ],
  finish_registration: [
    'subject: Завершите регистрацию',
    'heading: Осталось придумать парол',
    'text_1: Подтвердите почту и зада',
    'button_1: Завершить регистрацию',
    'note_1: Ссылка действует 24 часа',
    'note_2: Если вы ничего не покупа',
  ],
  finish_registration_known: [
    'subject: Ваша покупка ждёт в акка',
    'heading: У вас уже есть аккаунт',
    'text_1: Покупка оформлена на ваш',
    'button_1: Получить ссылку',
    'note_1: Если вы ничего не покупа',
  ],
  new_email: [
    'subject: Подтвердите новую почту',
    'heading: Подтвердите новую почту',
    'text_1: Этот адрес указали новым',
    'button_1: Подтвердить почту',
    'note_1: Ссылка действует 24 часа',
  ],
  subscription: [
    'subject: Подтвердите подписку',
    'heading: Подтвердите подписку',
    'text_1: Этот адрес указали для н',
    'button_1: Подписаться',
    'note_1: Ссылка действует неделю.',
  ],
  delete_account: [
    'subject: Код для удаления аккаунт',
    'heading: Удаление аккаунта',
    'text_1: Вы хотите удалить аккаун',
    'text_2: Чтобы подтвердить, откро',
    'button_1: Удалить аккаунт',
    'note_1: Код действует 30 минут. ',
  ],
  guest_data: [
    'subject: Ваши данные у нас',
    'heading: Ваши данные у нас',
    'text_1: Кто-то попросил показать',
    'button_1: Открыть страницу',
    'note_1: Ссылка действует час. Ес',
  ],
  guest_data_account: [
    'subject: Ваши данные у нас',
    'heading: Ваши данные у нас',
    'text_1: Кто-то попросил показать',
    'button_1: Открыть настройки',
    'note_1: Если это были не вы, нич',
  ],
  order_confirm: [
    'subject: Подтвердите бесплатные м',
    'heading: Подтвердите бесплатные м',
    'lead_until: На эту почту оформили бе',
    'button_1: Открыть заказ',
    'note_1: Если вы ничего не оформл',
    'lead_kept: На эту почту оформили бе',
  ],
  money_back: [
    'subject: Возвращаем {sum}',
    'heading: Возвращаем деньги',
    'way_paid: Вернём {sum} тем же спос',
    'note_bank: Обычно банк зачисляет де',
    'button_1: Открыть заказ',
    'way_certificate: Вернём {sum} на подарочн',
    'way_parts: Вернём {certificate} на ',
    'way_free: Мы оформили возврат по в',
    'insurance_ended: Страховка, которая ещё н',
    'insurance_kept: Страховка, которая уже н',
  ],
};

const letters = new Map<string, OfficeTemplate['words']>();
beforeAll(async () => {
  const manager = await createColleague('manager');
  const { body } = await ask('GET', '/templates', manager);
  for (const { public_id: id } of body['values'] as OfficeTemplateRow[]) {
    const card = (await ask('GET', `/templates/${id}`, manager)).body['values'] as OfficeTemplate;
    letters.set(id, card.words);
  }
});

// BO-201
describe('built words', () => {
  it('keep their names, since words of the house stand by these', () => {
    const found = [...letters].map(([id, words]) => [
      id,
      words.map(({ word, built }) => `${word}: ${built.ru.slice(0, 24)}`),
    ]);
    expect(Object.fromEntries(found)).toEqual(named);
  });

  it('would pass as those of the house, each in its language', () => {
    for (const [id, words] of letters)
      for (const { word, built } of words) {
        const problems = (['ru', 'en'] as const).map((language) =>
          checkLetterWord(word, built[language], built[language]),
        );
        expect([id, word, ...problems, /[а-яё]/i.test(built.en)]).toEqual([id, word, null, null, false]);
      }
  });
});
