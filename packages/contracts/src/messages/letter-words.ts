/** What the staff is told of letters and text messages in the outbox. */
export const letterWords = {
  ru: {
    letter_act_mailing: 'Это письмо рассылки: отправляют и останавливают его в ней',
    letter_act_guard: 'Такое письмо защищает аккаунт человека: остановить его нельзя',
    letter_act_last: 'Это последнее письмо человеку, чьи данные стёрты: остановить его нельзя',
    letter_act_gone: 'Срок кода или ссылки вышел: письмо уже ничего не скажет. Пусть человек запросит новое',
    letter_act_elsewhere:
      'Адрес с тех пор сменился: на прежний письмо не уйдёт. Отправьте его из карточки заказа, билета или полиса',
    letter_act_waiting: 'Письмо ещё в очереди и уйдёт само',
    letter_act_not_waiting: 'Письмо уже не ждёт отправки: останавливать нечего',
    letter_act_sent: 'Письмо уже отправлено: ещё раз его отправляют с его страницы',
    bulk_letter_repeat: 'Отправить письма ещё раз: {count}',
    bulk_letter_stop: 'Остановить письма: {count}',
    letter_repeated: 'Письмо снова в очереди',
    letter_stopped: 'Письмо не уйдёт',
    order_letter_none: 'Такого письма по этому заказу не было',
    order_letter_address: 'Почта заказа не сохранилась: письмо отправить некуда',
  },
  en: {
    letter_act_mailing: 'This is a letter of a mailing: it is sent and stopped there',
    letter_act_guard: 'This letter guards a person’s account: it cannot be stopped',
    letter_act_last: 'This is the last letter to a person whose details are erased: it cannot be stopped',
    letter_act_gone: 'The code or link has expired: the letter has nothing to tell. Let the person ask for a new one',
    letter_act_elsewhere:
      'The address has changed since: nothing goes to the former one. Send it from the card of the order, ticket or policy',
    letter_act_waiting: 'The letter is in the queue and goes by itself',
    letter_act_not_waiting: 'The letter does not wait any more: there is nothing to stop',
    letter_act_sent: 'The letter was sent already: it is sent once more from its own page',
    bulk_letter_repeat: 'Send letters again: {count}',
    bulk_letter_stop: 'Stop letters: {count}',
    letter_repeated: 'The letter is in the queue again',
    letter_stopped: 'The letter will not go',
    order_letter_none: 'There was no such letter about this order',
    order_letter_address: 'The address of the order is not kept any more: there is nowhere to send the letter',
  },
} as const;
