import { describe, expect, it } from 'vitest';
import { distanceOf, fitOf, otherLayout, soundsOf } from './words-alike.ts';

describe('the other keyboard', () => {
  it.each([
    ['aen,jkrf', 'футболка'],
    ['vjcrdf', 'москва'],
    ['ыршке', 'shirt'],
    ['Rfpfym 10', 'казань 10'],
  ])('reads %s as %s', (typed, meant) => expect(otherLayout(typed)).toBe(meant));
});

describe('sounds', () => {
  it.each([
    ['Казань', 'Kazan'],
    ['щит', 'shchit'],
    ['Нижний', 'Nizhny'],
    ['Ёлка', 'elka'],
    ['Чебоксары', 'Cheboksary'],
  ])('of %s and %s are alike', (russian, latin) => {
    const [asked = '', word = ''] = [soundsOf(russian)[0], soundsOf(latin)[0]];
    expect(fitOf(asked, word)).not.toBeNull();
  });

  it('gives words of two letters and more, each once', () => {
    expect(soundsOf('Гонка, гонка и «Гонка героев» 10 км!')).toEqual(['gonka', 'geroev', '10', 'km']);
  });
});

describe('steps between words', () => {
  it('counts a letter put in, left out, changed, or two swapped as one', () => {
    expect([
      distanceOf('moskva', 'moskvva', 2),
      distanceOf('moskva', 'mskva', 2),
      distanceOf('moskva', 'moskwa', 2),
      distanceOf('moskva', 'mosvka', 2),
      distanceOf('moskva', 'sochi', 2),
    ]).toEqual([1, 1, 1, 1, 3]);
  });

  it('prefers the word itself, then its beginning, then endings, then slips, and knows other words', () => {
    expect([fitOf('kazan', 'kazan'), fitOf('kaz', 'kazan'), fitOf('futbolka', 'futbolki')]).toEqual([0, 0.5, 0.8]);
    expect(fitOf('kozan', 'kazan')).toBe(1);
    expect(fitOf('kazan', 'sochi')).toBeNull();
    expect(fitOf('ufa', 'efa')).toBeNull();
  });
});
