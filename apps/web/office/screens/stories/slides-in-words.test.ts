import { expect, it } from 'vitest';
import { slidesInWords } from './slides-in-words.ts';

it('tells slides by their words, the end of their picture and their link', () => {
  const slide = { picture: '', text_ru: '', text_en: null, link: '' };
  expect(
    slidesInWords([{ picture: 'ab/abcdef0123456789.jpg', text_ru: 'Вода', text_en: 'Water', link: '/shop' }, slide]),
  ).toBe('1. Вода · Water · 23456789.jpg · /shop\n2. –');
  expect(slidesInWords([])).toBe('–');
});
