import { expect, it } from 'vitest';
import type { LetterContent } from '../layout.ts';
import { type HouseLetter, inOwnWords, sampleOf, wordsOfLetter } from './house-letter.ts';

const make = (sum: string, link: string): LetterContent => ({
  subject: `Возвращаем ${sum}`,
  title: 'Деньги',
  parts: [
    { type: 'text', word: 'way_paid', text: `Вернём ${sum} на карту.` },
    { type: 'facts', facts: [['Возврат', sum]] },
    { type: 'note', text: 'Банк зачислит за пять дней.' },
    { type: 'note', text: 'Не ваше письмо?' },
    { type: 'button', label: 'Открыть', link },
  ],
});
const built = make('{sum}', 'https://site.example');
const letter: HouseLetter = {
  built: { ru: built, en: built },
  others: { ru: [{ type: 'text', word: 'way_free', text: 'Денег нет.' }], en: [] },
  fields: { sum: { ru: '3 000 ₽', en: '₽3,000' } },
};
const told: LetterContent = {
  ...make('100 ₽', 'https://site.example/#code=s3cret'),
  house: { fields: { sum: '100 ₽' } },
};
const say = (own: Record<string, string>, content = told): LetterContent => inOwnWords(content, letter, own, 'ru');

it('a letter lists its words, those of other cases too, with their fields', () => {
  expect(wordsOfLetter(letter).map(({ word, fields }) => [word, fields])).toEqual([
    ['subject', ['sum']],
    ['heading', []],
    ['way_paid', ['sum']],
    ['note_1', []],
    ['note_2', []],
    ['button_1', []],
    ['way_free', []],
  ]);
});

// BO-201
it('a letter in own words keeps its sums, its facts and its link', () => {
  const own = {
    'subject.ru': '{sum} уже ваши',
    'heading.ru': 'Ура',
    'note_2.ru': 'Спросите нас',
    'button_1.ru': 'Смотреть',
  };
  const said = say(own);
  expect([said.subject, said.title]).toEqual(['100 ₽ уже ваши', 'Ура']);
  expect(said.parts).toEqual([
    told.parts[0],
    told.parts[1],
    told.parts[2],
    { type: 'note', text: 'Спросите нас' },
    { type: 'button', label: 'Смотреть', link: 'https://site.example/#code=s3cret' },
  ]);
});

it('words of another language and of no word change nothing', () => {
  expect(say({ 'subject.en': 'Your {sum}', 'text_9.ru': 'Лишнее' })).toEqual(told);
});

it('a word that has lost a field of the built one is left aside', () => {
  expect(say({ 'way_paid.ru': 'Вернём всё.' })).toEqual(told);
  expect(say({ 'way_paid.ru': 'Вернём {sum} и {more}.' })).toEqual(told);
});

it('a field that this letter tells no value of never stands open', () => {
  const { house: _, ...silent } = told;
  expect(say({ 'subject.ru': '{sum} уже ваши' }, silent)).toEqual(silent);
});

it('words of another case stand only where that case is told', () => {
  const free: LetterContent = { ...told, parts: [{ type: 'text', word: 'way_free', text: 'Денег нет.' }] };
  const own = { 'way_free.ru': 'Возвращать нечего.', 'way_paid.ru': 'Ждите {sum}.' };
  expect(say(own, free).parts).toEqual([{ type: 'text', word: 'way_free', text: 'Возвращать нечего.' }]);
  expect(say(own).parts[0]).toEqual({ type: 'text', word: 'way_paid', text: 'Ждите 100 ₽.' });
});

it('a value that looks like a field is told as it is', () => {
  const strange: LetterContent = { ...told, house: { fields: { sum: '{sum} {heading}' } } };
  expect(say({ 'subject.ru': 'Это {sum}' }, strange).subject).toBe('Это {sum} {heading}');
});

it('a look at a letter has its made-up values in built and own words alike', () => {
  const sample = sampleOf(letter, { 'way_paid.ru': 'Ждите {sum}.' }, 'ru');
  expect(sample.subject).toBe('Возвращаем 3 000 ₽');
  expect(sample.parts[0]).toMatchObject({ text: 'Ждите 3 000 ₽.' });
});
