/** What all pages of the cabinet have in common. */
export const cabinet = {
  menu: 'Личный кабинет',
  pages: {
    tickets: 'Мои события',
    orders: 'Покупки',
    insurances: 'Страховки',
    clubs: 'Клубы',
    settings: 'Настройки',
    sessions: 'Сеансы',
    office: 'Штаб',
    exit: 'Выйти',
  },
} as const;
