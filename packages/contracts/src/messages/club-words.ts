/** Refusals of what the staff does with results of clubs. */
export const clubWords = {
  ru: {
    club_result_same: 'Так уже решено',
    club_result_claimed: 'Этот результат сейчас смотрит другой модератор',
    club_result_waiting: 'Результат и так ждёт решения',
    club_result_stranger: 'Отменить можно только своё решение',
    club_result_late: 'Отменить можно за {minutes} минуты. Теперь решение можно только изменить',
    club_result_changed: 'Отменить можно только первое решение: измените это на другое',
    club_result_own: 'Это ваш результат: его решает другой модератор',
  },
  en: {
    club_result_same: 'It has been decided so already',
    club_result_claimed: 'Another moderator is looking at this result',
    club_result_waiting: 'The result is waiting for a decision',
    club_result_stranger: 'You can only undo a decision of yours',
    club_result_late: 'It can be undone within {minutes} minutes. Now the decision can only be changed',
    club_result_changed: 'Only the first decision can be undone: change this one instead',
    club_result_own: 'This result is yours: another moderator decides it',
  },
} as const;
