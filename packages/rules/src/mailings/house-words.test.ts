import { expect, it } from 'vitest';
import { checkLetterWord, fillLetterWord, letterFieldsOf } from './house-words.ts';

it.each([
  ['subject', 'Возвращаем {sum}', 'Ваши {sum} уже в пути', null],
  ['subject', 'Возвращаем {sum}', 'Ваши деньги уже в пути', 'letter_field_missing'],
  ['subject', 'Возвращаем {sum}', '{sum} и {order}', 'letter_field_unknown'],
  ['subject', 'Возвращаем {sum}', '{sum} за {', 'mailing_brace'],
  ['subject', 'Возвращаем {sum}', '{}{sum}', 'letter_field_unknown'],
  ['subject', 'Возвращаем', '  ', 'required'],
  ['subject', 'Возвращаем', 'я'.repeat(121), 'too_long'],
  ['subject', 'Возвращаем', 'Первая\nвторая', 'letter_word_line'],
  ['subject', 'Возвращаем', 'Первая\u2028вторая', 'letter_word_line'],
  ['subject', 'Возвращаем', 'Первая\u0085Bcc: all', 'letter_word_line'],
  ['subject', 'Возвращаем', 'Деньги\u202eоборот', 'letter_word_line'],
  ['button_1', 'Войти', '\u200b\u2060', 'required'],
  ['button_1', 'Войти', '→', 'required'],
  ['text_1', 'Возвращаем', 'Первая\r\n\n\tвторая', null],
  ['text_1', 'Возвращаем', 'Первая\u0007вторая', 'letter_word_line'],
  ['text_1', 'Возвращаем', 'я'.repeat(121), null],
  ['text_1', 'Возвращаем', 'я'.repeat(1001), 'too_long'],
  ['text_1', 'Войдите', 'Войдите на https://evil.example', 'letter_word_link'],
  ['text_1', 'Войдите', 'Войдите на evil.com', 'letter_word_link'],
])('of %s “%s” the words “%s” are told %s', (word, built, text, problem) => {
  expect(checkLetterWord(word, built, text)?.id ?? null).toBe(problem);
});

it('a value is told as it is, also when it looks like a field', () => {
  expect(fillLetterWord('{sum} за {order}', { sum: '{order}', order: '$&' })).toBe('{order} за $&');
  expect(fillLetterWord('{toString}', {})).toBe('{toString}');
});

it('a field is named once', () => {
  expect(letterFieldsOf('{sum}, {order} и {sum}')).toEqual(['sum', 'order']);
});
