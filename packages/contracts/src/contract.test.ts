import { describe, expect, it } from 'vitest';
import { api, errorCodes, errorText, type Call, type MessageId } from './index.ts';
import { en } from './messages/en.ts';
import { ru } from './messages/ru.ts';

const calls = Object.entries(api).flatMap(([group, members]) =>
  Object.entries(members as Record<string, Call>).map(([name, call]) => ({ name: `${group}.${name}`, call })),
);
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').toSorted();

describe('calls', () => {
  it('have a method and path of their own', () => {
    const keys = calls.map(({ call }) => `${call.method} ${call.path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(calls)('$name declares a schema for every word in braces of its path', ({ call }) => {
    const names = placeholders(call.path);
    const shape = (call.params as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
    expect(Object.keys(shape).toSorted()).toEqual(names);
  });

  it.each(calls.filter(({ call }) => !call.raw))('$name says what it answers', ({ call }) => {
    expect(call.responses[200]).toBeDefined();
  });
});

describe('messages', () => {
  it.each(Object.keys(ru) as MessageId[])('%s takes the same values in both languages', (id) => {
    expect(placeholders(en[id])).toEqual(placeholders(ru[id]));
  });

  it('fill in their values', () => {
    expect(errorText('ru', { id: 'age_min', age_min: 18 })).toBe('Участие старше 18');
    expect(errorText('ru', { id: 'age_max', age_max: 13 })).toBe('Участие младше 13');
  });

  it.each([
    ['required', 'Заполните поле'],
    ['date', 'Введите корректную дату'],
    ['date_format', 'Неверный формат даты'],
    ['gender', 'Выберите одно из значений'],
    ['size', 'Выберите размер'],
    ['region', 'Выберите регион'],
    ['option', 'Выберите вариант'],
    ['cluster', 'Выберите кластер'],
    ['file', 'Выберите файл'],
    ['file_size', 'Размер файла больше допустимого!'],
    ['image_size', 'Размер изображения слишком большой'],
    ['file_type', 'Неподдерживаемый формат'],
    ['upload', 'Загрузите файл'],
    ['phone', 'Введите корректный номер телефона!'],
    ['email', 'Введите валидный email'],
    ['email_real', 'Укажите действительный адрес'],
    ['tickets_unavailable', 'Указанное количество билетов недоступно'],
    ['count_positive', 'Значение должно быть больше 0'],
    ['count_integer', 'Значение должно быть целым числом'],
    ['promocode_empty', 'Введите промокод'],
    ['failure', 'Произошла ошибка, попробуйте позже'],
  ] as const)('%s reads as the specification words it', (id, text) => {
    expect(errorText('ru', { id })).toBe(text);
  });

  it('refuse an id that is in no catalogue', () => {
    expect(() => errorText('ru', { id: 'nothing' })).toThrow("no message 'nothing'");
  });
});

describe('error codes', () => {
  it('are answered with a status the client knows', () => {
    expect(new Set(Object.values(errorCodes))).toEqual(new Set([400, 403, 409, 418]));
  });
});
