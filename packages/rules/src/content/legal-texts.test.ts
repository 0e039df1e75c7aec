import { describe, expect, it } from 'vitest';
import {
  checkLegalMoment,
  legalActsOf,
  legalVersionStateOf,
  missingOfLegalText,
  withdrawBefore,
} from './legal-texts.ts';
import { contentAheadDays } from './moments.ts';

const now = 1_000_000;
const russian = { title_ru: 'а', html_ru: '<p>б</p>', title_en: null, html_en: null };
const english = { title_en: 'a', html_en: '<p>b</p>' };

describe('a legal text', () => {
  it.each([
    ['Russian alone', russian, []],
    ['both languages', { ...russian, ...english }, []],
    ['an English title alone', { ...russian, title_en: 'a' }, ['html_en']],
    ['an English text alone', { ...russian, html_en: '<p>b</p>' }, ['title_en']],
    ['an empty English paragraph', { ...russian, ...english, html_en: '<p>&nbsp;</p>' }, ['html_en']],
    ['no Russian', { ...english, title_ru: ' ', html_ru: '<p> </p>' }, ['title_ru', 'html_ru']],
  ])('with %s is told what is missing', (_, words, missing) => expect(missingOfLegalText(words)).toEqual(missing));

  // BO-092
  it.each([
    ['of the next second', { number: 3, from: now + 1 }, 2, 'coming'],
    ['of this second', { number: 3, from: now }, 3, 'in_force'],
    ['before it', { number: 2, from: now - 9 }, 3, 'over'],
  ] as const)('has a version %s', (_, version, inForce, state) =>
    expect(legalVersionStateOf(version, inForce, now)).toBe(state),
  );

  it.each([
    ['nothing written anew', { hasDraft: false, coming: null }, []],
    ['a draft', { hasDraft: true, coming: null }, ['publish', 'discard']],
    ['a version that is coming', { hasDraft: false, coming: now + withdrawBefore + 1 }, ['withdraw']],
    ['a version that nearly is in force', { hasDraft: false, coming: now + withdrawBefore }, []],
  ] as const)('with %s is acted on so', (_, kept, acts) => expect(legalActsOf(kept, now)).toEqual(acts));

  const year = contentAheadDays * 86_400;
  it.each([
    ['at once', null, null],
    ['this second', now, 'moment_ahead'],
    ['the next second', now + 1, null],
    ['the last second', now + year, null],
    ['later', now + year + 1, 'moment_ahead'],
  ])('comes into force from %s', (_, at, problem) => expect(checkLegalMoment(at, now)).toBe(problem));
});
