/** Refusals of what the staff does with results of clubs. */
export const clubWords = {
  ru: {
    club_result_same: 'Так уже решено',
    club_result_claimed: 'Этот результат сейчас смотрит другой модератор',
    club_result_waiting: 'Результат и так ждёт решения',
    club_result_stranger: 'Отменить можно только своё решение',
    club_result_late: 'Отменить можно за {minutes} минут. Теперь решение можно только изменить',
  },
  en: {
    club_result_same: 'It has been decided so already',
    club_result_claimed: 'Another moderator is looking at this result',
    club_result_waiting: 'The result is waiting for a decision',
    club_result_stranger: 'You can only undo a decision of yours',
    club_result_late: 'It can be undone within {minutes} minutes. Now the decision can only be changed',
  },
} as const;
