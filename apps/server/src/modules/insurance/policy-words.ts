/** Words of the policy and of its letters. */
export const policyWords = {
  ru: {
    policy: 'Полис',
    subject: (number: string) => `Полис страхования № ${number}`,
    title: 'Полис страхования',
    issued: 'Полис приложен к письму в PDF. Возьмите его с собой на старт\u00a0– в телефоне или на бумаге.',
    issuedAlone: 'Полис приложен к письму в PDF. Держите его при себе\u00a0– в телефоне или на бумаге.',
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
    toPolicies: 'Мои страховки',
    help: 'Если что-то случилось, скажите судье или медику на трассе и сохраните справку: она понадобится страховщику.',
    helpAlone: 'Если что-то случилось, обратитесь к врачу и сохраните справку: она понадобится страховщику.',
    cancelledSubject: (number: string) => `Полис № ${number} отменён`,
    cancelledTitle: 'Полис отменён',
    cancelled: (sum: string) =>
      `Новому участнику билета на день старта меньше 5 или больше 86 лет, застраховать его нельзя. Возвращаем ${sum} тем же способом, которым был оплачен заказ.`,
    cancelledFree:
      'Новому участнику билета на день старта меньше 5 или больше 86 лет, застраховать его нельзя. Полис больше не действует.',
    ended: (sum: string) =>
      `Организатор отменил полис до его начала. Возвращаем ${sum} тем же способом, которым был оплачен заказ.`,
    taken: 'Организатор отменил полис до его начала. Полис больше не действует.',
    sum: 'Возврат',
  },
  en: {
    policy: 'Policy',
    subject: (number: string) => `Insurance policy No. ${number}`,
    title: 'Insurance policy',
    issued: 'The policy is attached as a PDF. Bring it to the race, on your phone or printed.',
    issuedAlone: 'The policy is attached as a PDF. Keep it with you, on your phone or printed.',
    unnamed:
      'Your insurance is paid for. The policy needs a name: register the ticket’s participant and we will send it as a PDF.',
    number: 'Number',
    insured: 'Insured person',
    birthDate: 'Date of birth',
    phone: 'Phone',
    offer: 'Programme',
    event: 'Race',
    start: 'Valid from',
    days: 'Valid for, days',
    price: 'Price',
    conditions: 'Insurance terms',
    toPolicies: 'My policies',
    help: 'If something happens, tell a marshal or medic on the course and keep their report: the insurer will ask for it.',
    helpAlone: 'If something happens, see a doctor and keep the report: the insurer will ask for it.',
    cancelledSubject: (number: string) => `Policy No. ${number} has been cancelled`,
    cancelledTitle: 'Your policy has been cancelled',
    cancelled: (sum: string) =>
      `The ticket’s new participant will be under 5 or over 86 on race day and cannot be insured. We are refunding ${sum} to the original payment method.`,
    cancelledFree:
      'The ticket’s new participant will be under 5 or over 86 on race day and cannot be insured. The policy is no longer valid.',
    ended: (sum: string) =>
      `The organiser has cancelled the policy before it began. We are refunding ${sum} to the original payment method.`,
    taken: 'The organiser has cancelled the policy before it began. It is no longer valid.',
    sum: 'Refund',
  },
} as const;
