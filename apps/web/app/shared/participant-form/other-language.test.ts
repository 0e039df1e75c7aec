import { describe, expect, it } from 'vitest';
import { format, sizes } from './format-for-tests.ts';
import { hasStranger, translated } from './other-language.ts';
import { everyQuestion } from './problems.ts';

const wave = (name: string) => ({ name, file: false, document: null });
const russian = format({
  clusters: [wave('Волна 1'), wave('Волна 2')],
  select: { title: 'Фонарь', values: ['Есть свой', 'Возьму'] },
  select_field: 'lamp',
});
const english = format({
  clusters: [wave('Wave 1'), wave('Wave 2')],
  select: { title: 'Head torch', values: ['My own', 'I hire one'] },
  select_field: 'lamp',
});

describe('choices made in another language', () => {
  it('are noticed', () => {
    const questions = everyQuestion(english, sizes);
    expect(hasStranger({ cluster: 'Волна 2' }, questions)).toBe(true);
    expect(hasStranger({ cluster: 'Wave 2', lamp: '' }, questions)).toBe(false);
  });
  it('become the same choices in the language shown', () => {
    expect(translated({ cluster: 'Волна 2', lamp: 'Есть свой' }, russian, english)).toEqual({
      cluster: 'Wave 2',
      lamp: 'My own',
    });
  });
  it('stay as they are when they belong to neither list', () => {
    expect(translated({ cluster: 'Волна 9', lamp: 'My own' }, russian, english)).toEqual({});
  });
});
