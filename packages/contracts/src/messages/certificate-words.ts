/** What the staff is told of gift certificates. */
export const certificateWords = {
  ru: {
    certificate_change: 'Введите сумму, например 500',
    certificate_left: 'На сертификате {left} ₽: больше не снять',
    certificate_amount: 'Выберите номинал или введите сумму',
    certificate_until: 'Нужен день позже {from} и не позже {to}',
    certificate_mailbox: 'Почта получателя не сохранилась: письмо отправить некуда',
    certificate_act_active: 'Сертификат и так действует',
    certificate_act_spent: 'На сертификате ничего не осталось',
    certificate_act_over: 'Срок сертификата вышел: сначала продлите его',
    certificate_act_blocked: 'Сертификат заблокирован: сначала разблокируйте его',
    certificate_act_returned: 'Деньги за сертификат возвращают покупателю',
  },
  en: {
    certificate_change: 'Enter a sum, such as 500',
    certificate_left: 'There is {left} ₽ on the certificate: no more can be taken off',
    certificate_amount: 'Choose a value or enter a sum',
    certificate_until: 'A day after {from} and no later than {to} is needed',
    certificate_mailbox: 'The recipient’s address is not kept any more: there is nowhere to send the letter',
    certificate_act_active: 'The certificate is not blocked',
    certificate_act_spent: 'Nothing is left on the certificate',
    certificate_act_over: 'The certificate has ended: prolong it first',
    certificate_act_blocked: 'The certificate is blocked: unblock it first',
    certificate_act_returned: 'The money of the certificate goes back to its buyer',
  },
} as const;
