/** Words of the policy and of its letters. */
export const policyWords = {
  ru: {
    policy: 'Полис',
    subject: (number: string) => `Полис страхования № ${number}`,
    title: 'Полис страхования',
    issued: 'Полис приложен к письму в PDF. Возьмите его с собой на старт – в телефоне или на бумаге.',
    unnamed:
      'Страховка оплачена. Полис получит имя, когда вы зарегистрируете участника билета: тогда мы пришлём его в PDF.',
    number: 'Номер',
    insured: 'Застрахованный',
    birthDate: 'Дата рождения',
    phone: 'Телефон',
    offer: 'Программа',
    event: 'Старт',
    start: 'Действует с',
    days: 'Срок, дней',
    price: 'Стоимость',
    conditions: 'Условия страхования',
    moscow: 'МСК',
    toPolicies: 'Мои страховки',
    help: 'Если что-то случилось, скажите судье или медику на трассе и сохраните справку: она понадобится страховщику.',
    cancelledSubject: (number: string) => `Полис № ${number} отменён`,
    cancelledTitle: 'Полис отменён',
    cancelled: (sum: string) =>
      `Новому участнику билета на день старта меньше 5 или больше 86 лет, застраховать его нельзя. Возвращаем ${sum} тем же способом, которым был оплачен заказ.`,
    cancelledFree:
      'Новому участнику билета на день старта меньше 5 или больше 86 лет, застраховать его нельзя. Полис больше не действует.',
    sum: 'Возврат',
  },
  en: {
    policy: 'Policy',
    subject: (number: string) => `Insurance policy No. ${number}`,
    title: 'Insurance policy',
    issued: 'The policy is attached as a PDF. Bring it to the race, on the phone or printed.',
    unnamed:
      'The insurance is paid. The policy gets its name when you register the participant of the ticket: we will send it as a PDF then.',
    number: 'Number',
    insured: 'Insured person',
    birthDate: 'Date of birth',
    phone: 'Phone',
    offer: 'Programme',
    event: 'Start',
    start: 'Valid from',
    days: 'Days valid',
    price: 'Price',
    conditions: 'Conditions',
    moscow: 'Moscow time',
    toPolicies: 'My policies',
    help: 'If something has happened, tell a judge or a medic on the course and keep their paper: the insurer will ask for it.',
    cancelledSubject: (number: string) => `Policy No. ${number} is cancelled`,
    cancelledTitle: 'The policy is cancelled',
    cancelled: (sum: string) =>
      `On the day of the race the new participant of the ticket is younger than 5 or older than 86 and cannot be insured. We are sending ${sum} back the way the order was paid.`,
    cancelledFree:
      'On the day of the race the new participant of the ticket is younger than 5 or older than 86 and cannot be insured. The policy is no longer valid.',
    sum: 'Refund',
  },
} as const;
