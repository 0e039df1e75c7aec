export const saving = {
  region: 'Несохранённое',
  unsaved: 'Не сохранено: {count, plural, one {# правка} few {# правки} many {# правок} other {# правки}}',
  undo: 'Отменить всё',
  save: 'Сохранить',
  leaveTitle: 'Уйти без сохранения?',
  leaveText: 'Правки на этой странице пропадут.',
  stay: 'Остаться',
  leave: 'Уйти',
} as const;
