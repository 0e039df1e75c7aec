import { describe, expect, it } from 'vitest';
import { genderOfCategory, readGender } from './category-gender.ts';

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
    ['MS', 'male'],
    ['FS', 'female'],
    ['MU20', 'male'],
    ['FU20', 'female'],
    ['мэ40', 'male'],
    ['жэ', 'female'],
    ['ж50', 'female'],
    ['МЮ', 'male'],
    ['M40-44', 'male'],
    ['40-44 Ж', 'female'],
    ['JW', 'female'],
    ['Elite Women', 'female'],
    ['Wheelchair M', 'male'],
    ['Юниорки', 'female'],
    ['Группа Ж', 'female'],
    ['Wave F', null],
    ['Group M', null],
    ['5000 м', null],
    ['5000 м Ж', 'female'],
    ['М/Ж', null],
    ['Микс', null],
    ['Masters 40', null],
    ['Медики', null],
    ['Элита', null],
    ['Мастера', null],
    ['Юниоры', null],
    ['40–49', null],
  ])('%s: %s', (name, gender) => expect(genderOfCategory(name)).toBe(gender));
});

describe('a cell of a column of genders', () => {
  it.each([
    ['м', 'male'],
    ['Муж.', 'male'],
    ['M', 'male'],
    ['Ж', 'female'],
    ['F', 'female'],
    ['W', 'female'],
    ['микс', null],
    ['да', undefined],
  ])('%s: %s', (text, expected) => expect(readGender(text)).toBe(expected));
});
