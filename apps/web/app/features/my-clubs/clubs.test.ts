import { describe, expect, it } from 'vitest';
import { cutText } from '../../shared/club/cut-text.ts';
import { type ClubOrder, sortClubs } from './sort-clubs.ts';

const clubs = [
  { title: 'Iron Bears', created_date: 30 },
  { title: 'Ястребы', created_date: 10 },
  { title: '«Ёжик»', created_date: 40 },
  { title: '42 км', created_date: 20 },
  { title: 'алтай', created_date: 50 },
  { title: 'alpha', created_date: 60 },
];
const titles = (order: ClubOrder): string[] => sortClubs(clubs, order).map(({ title }) => title);

describe('sorting clubs', () => {
  it('puts Cyrillic names before Latin ones, whatever the case and the quotes', () => {
    const ascending = ['алтай', '«Ёжик»', 'Ястребы', 'alpha', 'Iron Bears', '42 км'];
    expect(titles({ by: 'name', isDescending: false })).toEqual(ascending);
    expect(titles({ by: 'name', isDescending: true })).toEqual(ascending.toReversed());
  });

  it('goes by date both ways', () => {
    expect(titles({ by: 'date', isDescending: false })[0]).toBe('Ястребы');
    expect(titles({ by: 'date', isDescending: true })[0]).toBe('alpha');
  });

  it('leaves the list it was given alone', () => {
    const before = [...clubs];
    titles({ by: 'name', isDescending: false });
    expect(clubs).toEqual(before);
  });
});

describe('cutting a description', () => {
  it.each([
    ['ровно', 5, 'ровно'],
    ['длинно', 5, 'длинн…'],
    ['два слова', 4, 'два…'],
    ['два слова', 8, 'два…'],
    ['два слова тут', 9, 'два слова…'],
    ['набережная, лес', 14, 'набережная…'],
    ['в лесу – бегом', 12, 'в лесу…'],
    ['  край ', 4, 'край'],
    ['🏃🏃🏃', 2, '🏃🏃…'],
  ])('of %j at %i gives %j', (text, most, cut) => expect(cutText(text, most)).toBe(cut));
});
