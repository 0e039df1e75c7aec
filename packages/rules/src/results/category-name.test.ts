import { describe, expect, it } from 'vitest';
import { categoryName } from './category-name.ts';

describe('a category in English', () => {
  it.each([
    ['Ж 18–29', 'W 18–29'],
    ['М 60+', 'M 60+'],
    ['ж50', 'W50'],
    ['40-44 М', '40-44 M'],
    ['М/Ж', 'M/W'],
    ['Элита Ж', 'Elite W'],
    ['Мужчины 40 лет и старше', 'Men 40+'],
    ['Женские', 'Women'],
    ['Смешанные', 'Mixed'],
    ['Девочки 10–13', 'Girls 10–13'],
    ['Мальчики до 9 лет', 'Boys under 9'],
    ['18–29 лет', '18–29'],
    ['5000 м Ж', '5000 m W'],
    ['100 М', '100 M'],
    ['5 км', '5 km'],
    ['Юниорки', 'Junior women'],
    ['M40', 'M40'],
    ['Elite Women', 'Elite Women'],
    ['Пожарные', 'Пожарные'],
    ['Медики Ж', 'Медики Ж'],
    ['Мастера спорта', 'Мастера спорта'],
    ['мэ40', 'мэ40'],
    ['', ''],
  ])('«%s» is «%s»', (category, expected) => expect(categoryName(category, 'en')).toBe(expected));

  it('is left to a Russian reader as it was written', () => {
    expect(categoryName('Ж 18–29', 'ru')).toBe('Ж 18–29');
    expect(categoryName('W 18–29', 'ru')).toBe('W 18–29');
  });
});
