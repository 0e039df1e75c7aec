export const keys = {
  title: 'Клавиши',
  help: 'Этот список',
  escape: 'Закрыть окно',
  close: 'Закрыть',
} as const;
