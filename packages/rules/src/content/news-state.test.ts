import { describe, expect, it } from 'vitest';
import {
  checkNewsDates,
  isNewsAct,
  lacksEnglish,
  missingOfNews,
  newsActs,
  type NewsState,
  newsStateOf,
  newsStates,
} from './news-state.ts';
import { contentAheadDays } from './moments.ts';

const now = 1_000_000;

describe('an item of the news', () => {
  // BO-087
  it.each([
    ['a draft', { state: 'draft', at: null, until: null }, 'draft'],
    ['a draft that was out', { state: 'draft', at: now - 5, until: null }, 'draft'],
    ['in the archive', { state: 'archived', at: now - 5, until: null }, 'archived'],
    ['of the next second', { state: 'published', at: now + 1, until: null }, 'scheduled'],
    ['of this second', { state: 'published', at: now, until: null }, 'published'],
    ['until the next second', { state: 'published', at: now - 5, until: now + 1 }, 'published'],
    ['until this second', { state: 'published', at: now - 5, until: now }, 'over'],
    ['that begins and ends later', { state: 'published', at: now + 1, until: now + 2 }, 'scheduled'],
  ] as const)('%s is shown by its moments', (_name, kept, state) => expect(newsStateOf(kept, now)).toBe(state));

  it('is acted on by its state', () => {
    const allowed = (state: NewsState) => newsActs.filter((act) => isNewsAct(state, act));
    expect(Object.fromEntries(newsStates.map((state) => [state, allowed(state)]))).toEqual({
      draft: ['publish', 'archive'],
      scheduled: ['publish', 'unpublish'],
      published: ['publish', 'unpublish', 'archive'],
      over: ['publish', 'unpublish', 'archive'],
      archived: ['restore'],
    });
  });

  const year = contentAheadDays * 86_400;
  it.each([
    ['now', 'draft', { at: null, until: null }, {}],
    ['at the next second', 'draft', { at: now + 1, until: null }, {}],
    ['at this second', 'draft', { at: now, until: null }, { at: 'moment_ahead' }],
    ['at the last moment', 'draft', { at: now + year, until: null }, {}],
    ['too far ahead', 'draft', { at: now + year + 1, until: null }, { at: 'moment_ahead' }],
    ['at another moment', 'scheduled', { at: now + 9, until: now + 10 }, {}],
    ['later while it is shown', 'published', { at: now + 9, until: null }, { at: 'news_shown' }],
    ['anew while it is shown', 'published', { at: null, until: now + 1 }, {}],
    ['until now', 'published', { at: null, until: now }, { until: 'date_order' }],
    ['until before it begins', 'draft', { at: now + 9, until: now + 9 }, { until: 'date_order' }],
    ['again after its end', 'over', { at: now + 9, until: null }, {}],
  ] as const)('published %s is told what is wrong with the moments', (_name, state, asked, problem) =>
    expect(checkNewsDates(state, asked, now)).toEqual(problem),
  );

  const russian = {
    title_ru: 'а',
    preview_ru: 'б',
    text_ru: '<p>в</p>',
    title_en: null,
    preview_en: null,
    text_en: null,
  };
  const english = { title_en: 'a', preview_en: 'b', text_en: '<p>c</p>' };
  // BO-090
  it.each([
    ['Russian alone', russian, [], true],
    ['both languages', { ...russian, ...english }, [], false],
    ['half an English text', { ...russian, ...english, preview_en: ' ' }, ['preview_en'], true],
    ['an English title', { ...russian, title_en: 'a' }, ['preview_en', 'text_en'], true],
    ['an empty Russian paragraph', { ...russian, text_ru: '<p>&nbsp;<br /></p>' }, ['text_ru'], true],
    ['an empty English paragraph', { ...russian, ...english, text_en: '<p> </p>' }, ['text_en'], true],
    ['a picture for a text', { ...russian, ...english, text_en: '<img src="/images/a.jpg" alt="" />' }, [], false],
    ['a table for a text', { ...russian, text_ru: '<table><tr><td></td></tr></table>' }, [], true],
    ['no Russian lead', { ...russian, preview_ru: '' }, ['preview_ru'], true],
  ] as const)('with %s is told what is missing', (_name, words, missing, lacks) => {
    expect(missingOfNews(words)).toEqual(missing);
    expect(lacksEnglish(words)).toBe(lacks);
  });
});
