import { describe, expect, it } from 'vitest';
import { fillAnswer, openAnswerField, unknownAnswerField } from './ready-answer.ts';

describe('a ready answer', () => {
  it.each([
    ['Номер заказа {order}, билет {ticket}.', { order: 'A1', ticket: '100001' }, 'Номер заказа A1, билет 100001.'],
    ['Заказ {order} и снова {order}', { order: 'A1' }, 'Заказ A1 и снова A1'],
    ['Заказ {order}', {}, 'Заказ {order}'],
    ['Сумма {sum}, {  }, {}', { order: 'A1' }, 'Сумма {sum}, {  }, {}'],
    ['{number}', { number: '$& {order}' }, '$& {order}'],
  ])('%s is filled in with %o', (text, known, filled) => {
    expect(fillAnswer(text, known)).toBe(filled);
  });

  it.each([
    ['Обращение {number}', null, 'number'],
    ['Обращение {numbr}, заказ {order}', 'numbr', 'order'],
    ['Без полей, {в скобках} { number }', null, null],
    ['{{order}}', null, 'order'],
  ])('%s has the unknown field %s and the open one %s', (text, unknown, open) => {
    expect(unknownAnswerField(text)).toBe(unknown);
    expect(openAnswerField(text)).toBe(open);
  });
});
