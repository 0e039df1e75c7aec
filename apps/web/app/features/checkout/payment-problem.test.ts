import { describe, expect, it } from 'vitest';
import type { BasketItem } from '../../shared/basket/basket-item.ts';
import { sortProblem } from './payment-problem.ts';

const goods = [
  { unique_id: 'a', groupId: 'g1' },
  { unique_id: 'b', groupId: 'g2' },
] as unknown as BasketItem[];

describe('sortProblem', () => {
  it('leads a dotted path to its line and field', () => {
    const problem = sortProblem(
      {
        message: 'm',
        errors: { 'tickets.1.info.birth_date': 'Введите корректную дату', 'tickets.0.license_file': 'Выберите файл' },
      },
      goods,
    );
    expect(problem.fields).toEqual({
      b: { birth_date: 'Введите корректную дату' },
      a: { license_file: 'Выберите файл' },
    });
  });
  it('tells a group about its count once', () => {
    const problem = sortProblem(
      {
        message: 'm',
        code: 'tickets_unavailable',
        errors: { 'tickets.0.count': 'Мало мест' },
        items: [{ unique_id: 'a', message: 'Мало мест' }],
      },
      goods,
    );
    expect(problem).toMatchObject({ code: 'tickets_unavailable', groups: { g1: ['Мало мест'] }, fields: {} });
  });
  it('keeps e-mail and phone of the buyer apart', () => {
    expect(sortProblem({ message: 'm', errors: { email: 'Введите валидный email' } }, goods).email).toBe(
      'Введите валидный email',
    );
  });
  it('drops lines that the basket no longer has', () => {
    expect(
      sortProblem(
        { message: 'm', errors: { 'tickets.7.info.phone': 'x' }, items: [{ unique_id: 'z', message: 'x' }] },
        goods,
      ),
    ).toMatchObject({ fields: {}, groups: {} });
  });
});
