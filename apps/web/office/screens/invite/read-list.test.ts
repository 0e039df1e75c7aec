import { describe, expect, it } from 'vitest';
import { readList } from './read-list.ts';

const formats = [
  { public_id: 'ten', title: '10 км' },
  { public_id: 'five', title: '5 км' },
];
const names = {
  last_name: ['фамилия'],
  first_name: ['имя', 'name'],
  email: ['почта', 'e-mail'],
  birth_date: ['дата рождения'],
  gender: ['пол'],
  phone: ['телефон'],
  format: ['формат'],
  cluster: ['волна'],
  item_size: ['футболка'],
};
const read = (text: string) => readList(text, formats, 'ten', names);

describe('a pasted list of invitations', () => {
  it('has its columns in the usual order', () => {
    expect(read('Иванова; Анна; anna@mail.ru; 17.05.1990; ж; 8 999 123-45-67; 5 км; Первая; M')).toEqual([
      {
        email: 'anna@mail.ru',
        format: 'five',
        info: {
          last_name: 'Иванова',
          first_name: 'Анна',
          birth_date: '1990-05-17',
          gender: 'female',
          phone: '8 999 123-45-67',
          cluster: 'Первая',
          item_size: 'M',
        },
      },
    ]);
  });

  it('or as its first line names them, in either language, from a spreadsheet', () => {
    expect(read('E-mail\tName\tНеведомое\tГод\nanna@mail.ru\tАнна\tх\t1990\n\nyan@mail.ru\t\t\t')).toEqual([
      { email: 'anna@mail.ru', format: 'ten', info: { first_name: 'Анна' } },
      { email: 'yan@mail.ru', format: 'ten', info: null },
    ]);
  });

  it('may be addresses alone: who gets a ticket fills it in', () => {
    expect(read('anna@mail.ru\nyan@mail.ru')).toEqual([
      { email: 'anna@mail.ru', format: 'ten', info: null },
      { email: 'yan@mail.ru', format: 'ten', info: null },
    ]);
  });

  it('keeps what it does not understand, for whoever checks it', () => {
    expect(read('Иванова;Анна;не почта;вчера;?;;3 км')).toEqual([
      {
        email: 'не почта',
        format: '3 км',
        info: { last_name: 'Иванова', first_name: 'Анна', birth_date: 'вчера', gender: '?' },
      },
    ]);
  });

  it('is empty when nothing was pasted', () => {
    expect(read(' \n ')).toEqual([]);
  });
});
