import { describe, expect, it } from 'vitest';
import { fieldProblemOf, fillFields } from './mailing-fields.ts';

describe('fields of a letter', () => {
  it.each([
    ['Привет, {имя|участник}!', { name: 'Анна' }, 'Привет, Анна!'],
    ['Привет, {имя|участник}!', {}, 'Привет, участник!'],
    ['Hi {name|runner}, {Name|you}', { name: ' Ann ' }, 'Hi Ann, Ann'],
    ['{старт} {дата} {город}', { start: 'Бег', date: '5 мая', city: 'Тверь' }, 'Бег 5 мая Тверь'],
    ['Бегут: {участники|вы}', { participants: 'Анна, Пётр' }, 'Бегут: Анна, Пётр'],
    ['{имя|участник}', { name: '{старт}' }, '{старт}'],
    ['Без полей', { name: 'Анна' }, 'Без полей'],
  ])('fill %s', (text, values, filled) => expect(fillFields(text, values)).toBe(filled));

  it.each([
    ['Привет, {имя|участник}', true, null],
    ['Привет, {имя}', true, 'mailing_field_fallback'],
    ['Привет, {имя| }', true, 'mailing_field_fallback'],
    ['{старт} {дата}', true, null],
    ['{старт}', false, 'mailing_field_start'],
    ['{name|you}', false, null],
    ['{почта|нет}', true, 'mailing_field_unknown'],
    ['{constructor|нет}', true, 'mailing_field_unknown'],
    ['{имя|участник', true, 'mailing_brace'],
    ['имя}', true, 'mailing_brace'],
  ])('of %s (of a start: %s) tell %s', (text, hasStart, problem) =>
    expect(fieldProblemOf(text, hasStart)).toBe(problem),
  );
});
