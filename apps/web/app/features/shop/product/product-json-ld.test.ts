import { expect, it } from 'vitest';
import { productWords } from './product-json-ld.ts';

it.each([
  ['<p>Вес 5 &lt; 6 кг.</p><p>Соль &amp;amp; перец&nbsp;&gt;</p>', 'Вес 5 < 6 кг. Соль &amp; перец >'],
  ['<p></p>', ''],
])('says %s without mark-up', (description, words) => expect(productWords({ description, text: '' })).toBe(words));

it('takes the longer text when there is no short one', () =>
  expect(productWords({ description: '', text: '<p>Хлопок</p>' })).toBe('Хлопок'));
