export const errorPage = {
  title: 'Сошли с трассы',
  text: 'Произошла ошибка, попробуйте позже. Мы уже знаем о ней.',
  reload: 'Обновить страницу',
  home: 'На главную',
} as const;
