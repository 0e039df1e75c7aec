import { expect, it } from 'vitest';
import { pickWords } from './pick-words.ts';

it('takes the word itself and those that begin with it, not its neighbours by a slip', () =>
  expect(pickWords('medal', ['metal', 'medalnica', 'medal'])).toEqual({
    best: ['medal'],
    all: ['medal', 'medalnica'],
    fit: 0,
  }));

it('takes words with slips when none fits as it is, the nearest ones', () =>
  expect(pickWords('medol', ['metol', 'medal', 'sock'])).toMatchObject({ all: ['medal', 'metol'], fit: 1 }));

it('knows when goods have no such word', () => expect(pickWords('medal', ['sock', 'hat'])).toBeNull());
