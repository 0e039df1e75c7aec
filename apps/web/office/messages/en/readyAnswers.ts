import type { Translation } from '../../../app/shared/i18n/types.ts';
import type { readyAnswers as ru } from '../ru/readyAnswers.ts';

export const readyAnswers: Translation<typeof ru> = {
  title: 'Ready answers',
  requests: 'Requests',
  sections: 'Requests and ready answers',
  new: 'New answer',
  create: 'Save the answer',
  made: 'The answer is ready: it is in the window “Answer”',
  empty: 'No ready answers yet',
  emptyText:
    'Write down what you answer every day: where to get the number, how to return a ticket. In a request it is chosen with one press.',
  written: 'By title',
  about: 'Answer',
  languages: 'Languages',
  russianOnly: 'Russian',
  both: 'Both languages',
  changed: 'Changed',
  pick: 'Ready answer',
  choose: 'choose one, and it stands in the text',
  remove: 'Remove',
  removed: 'The answer is removed',
  removeTitle: 'Remove “{title}”?',
  removeText: 'Emails that were sent stay. The answer cannot be brought back.',
  fieldsText:
    'In place of {number}, {order} and {ticket} stand the numbers of the request, of the latest order and of the latest ticket of the person. What the person lacks you write yourself: the email does not go without it.',
  field: {
    title: 'Title',
    text_ru: 'Text in Russian',
    text_en: 'Text in English',
  },
  hint: {
    title: 'Only colleagues see it.',
  },
};
