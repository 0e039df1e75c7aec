import { describe, expect, it } from 'vitest';
import { basketKinds } from '../../goods/basket-kinds.ts';
import type { BasketItem } from '../../shared/basket/items/basket-item.ts';
import { forgetProblem, noProblem, sortProblem } from './payment-problem.ts';

const goods = [
  { unique_id: 's', groupId: 'shop', selector: 'shop' },
  { unique_id: 'a', groupId: 'g1', selector: 'ticket' },
  { unique_id: 'i', groupId: 'g1', selector: 'insurance' },
  { unique_id: 'b', groupId: 'g2', selector: 'ticket' },
  { unique_id: 'c', groupId: 'certificate', selector: 'certificate' },
] as unknown as BasketItem[];

describe('sortProblem', () => {
  it('leads a dotted path to its line and field', () => {
    const problem = sortProblem(
      basketKinds,
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
      basketKinds,
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
    expect(sortProblem(basketKinds, { message: 'm', errors: { email: 'Введите валидный email' } }, goods).email).toBe(
      'Введите валидный email',
    );
  });
  it('drops lines that the basket no longer has', () => {
    expect(
      sortProblem(
        basketKinds,
        { message: 'm', errors: { 'tickets.7.info.phone': 'x' }, items: [{ unique_id: 'z', message: 'x' }] },
        goods,
      ),
    ).toMatchObject({ fields: {}, groups: {} });
  });
  it('counts lines within their kind, and tells every kind its own fields', () => {
    const problem = sortProblem(
      basketKinds,
      {
        message: 'm',
        errors: {
          'shop.0.delivery.address': 'Заполните поле',
          'shop.0.size': 'Этого размера больше нет',
          'insurances.0.birth_date': 'Введите корректную дату!',
          'certificates.0.recipient.email': 'Введите корректный email',
          'tickets.1.team.title': 'Введите название команды',
          'certificate_codes.1': 'Сертификат не найден',
        },
      },
      goods,
      ['AAAA', 'BBBB'],
    );
    expect(problem).toMatchObject({
      fields: {
        s: { 'delivery.address': 'Заполните поле' },
        i: { birth_date: 'Введите корректную дату!' },
        c: { email: 'Введите корректный email' },
        b: { team: 'Введите название команды' },
      },
      lines: { s: ['Этого размера больше нет'] },
      groups: {},
      codes: { BBBB: 'Сертификат не найден' },
    });
  });
  it('blames no line for a changed price: the answer names them all', () => {
    const items = ['s', 'b'].map((unique_id) => ({ unique_id, message: 'Цена изменилась', price: 10 }));
    expect(sortProblem(basketKinds, { message: 'm', code: 'price_changed', items }, goods)).toMatchObject({
      lines: {},
      groups: {},
    });
  });
});

describe('forgetProblem', () => {
  it('forgets what was edited, and nothing else', () => {
    const told = {
      ...noProblem,
      email: 'Введите валидный email',
      phone: 'Введите корректный номер телефона!',
      fields: { a: { phone: 'Заполните поле' }, b: { phone: 'Заполните поле' } },
      groups: { g1: ['Указанное количество билетов недоступно'], g2: ['Цена изменилась'] },
      lines: { s: ['Этого размера больше нет'] },
    };
    expect(forgetProblem(told, 'a')).toEqual({ ...told, fields: { b: { phone: 'Заполните поле' } } });
    expect(forgetProblem(told, 'g1')).toEqual({ ...told, groups: { g2: ['Цена изменилась'] } });
    expect(forgetProblem(told, 's')).toEqual({ ...told, lines: {} });
    expect(forgetProblem(told, 'email')).toEqual({ ...told, email: null });
    expect(forgetProblem(told, 'phone')).toEqual({ ...told, phone: null });
  });
});
