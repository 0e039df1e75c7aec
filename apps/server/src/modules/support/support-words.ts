import type { SupportType } from '@trassa/contracts';

/** What the team reads, in Russian whatever the visitor speaks. Subjects carry nothing that a visitor typed. */
export const teamWords = {
  subjects: {
    clubs: 'Вопрос о клубе',
    feedback: 'Сообщение с сайта',
    corp: 'Заявка корпоративного клиента',
    partners: 'Предложение о партнёрстве',
    logistics: 'Вопрос о дороге и проживании',
    media: 'Запрос от прессы',
    other: 'Вопрос с сайта',
  } satisfies Record<SupportType, string>,
  name: 'Имя',
  email: 'E-mail',
  phone: 'Телефон',
  club: 'Клуб',
  number: 'Номер обращения',
  noText: 'Человек не написал, о чём вопрос: позвоните или ответьте на это письмо.',
  note: 'Ответ на это письмо уйдёт посетителю.',
} as const;

/** What the visitor reads. It repeats nothing of the request: the address may be somebody else's. */
export const visitorWords = {
  ru: {
    subject: 'Мы получили ваше обращение',
    title: 'Ответим за пару часов',
    texts: ['Ваше обращение у нас. Ответ придёт на этот адрес, а если вопрос срочный, позвоним.'],
    note: 'Если вы ничего нам не писали, удалите это письмо: кто-то ошибся адресом.',
  },
  en: {
    subject: 'We have received your message',
    title: 'We will reply within a couple of hours',
    texts: ['We have your message. We will reply to this address; if it is urgent, we will call.'],
    note: 'If you did not write to us, delete this email: somebody mistyped an address.',
  },
} as const;

/** What the visitor reads with the answer of the team. */
export const answerWords = {
  ru: {
    subject: (number: number, day: string) => `Ответ на обращение № ${number} от ${day}`,
    title: 'Ответ на ваше обращение',
    note: 'Остались вопросы – ответьте на это письмо.',
  },
  en: {
    subject: (number: number, day: string) => `Answer to your request No. ${number} of ${day}`,
    title: 'An answer to your request',
    note: 'If something is still unclear, reply to this email.',
  },
} as const;
