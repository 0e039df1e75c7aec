import { describe, expect, it } from 'vitest';
import { genderOfCategory } from './category-gender.ts';

describe('whom a category is for', () => {
  it.each([
    ['М 30–39', 'male'],
    ['M30', 'male'],
    ['Мужчины', 'male'],
    ['Ж18-29', 'female'],
    ['Женщины 40+', 'female'],
    ['W 50', 'female'],
    ['Элита Ж', 'female'],
    ['Мальчики 6–9', 'male'],
    ['Элита', null],
    ['Мастера', null],
    ['Юниоры', null],
    ['40–49', null],
  ])('%s: %s', (name, gender) => expect(genderOfCategory(name)).toBe(gender));
});
