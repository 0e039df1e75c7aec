import { describe, expect, it } from 'vitest';
import {
  checkStory,
  coverOf,
  lacksStoryEnglish,
  missingOfStory,
  type StoryContent,
  type StorySlide,
} from './stories.ts';

const slide: StorySlide = { picture: 'a.jpg', text_ru: 'а', text_en: 'a', link: '' };
const story: StoryContent = {
  title_ru: 'а',
  title_en: 'a',
  sign: 'fire',
  ground: 'rust',
  slides: [slide],
  starts_at: null,
  ends_at: null,
};

describe('a story', () => {
  it.each([
    ['nothing wrong', {}, {}],
    ['a path', { slides: [{ ...slide, link: '/calendar' }] }, {}],
    ['a link that runs', { slides: [slide, { ...slide, link: 'javascript:1' }] }, { 'slides.1.link': 'site_link' }],
    ['an end after its beginning', { starts_at: 1, ends_at: 2 }, {}],
    ['an end at its beginning', { starts_at: 1, ends_at: 1 }, { ends_at: 'date_order' }],
    ['an end alone', { ends_at: 1 }, {}],
  ] as const)('with %s is told so', (_, typed, problems) =>
    expect(checkStory({ ...story, ...typed })).toEqual(problems),
  );

  it.each([
    ['whole', {}, {}],
    ['without a title', { title_ru: ' ' }, { title_ru: 'required' }],
    ['without slides', { slides: [] }, { slides: 'required' }],
    ['with words alone', { slides: [{ ...slide, picture: '' }] }, {}],
    ['with a picture alone', { slides: [{ ...slide, text_ru: '' }] }, {}],
    [
      'with an empty slide',
      { slides: [slide, { ...slide, picture: '', text_ru: ' ' }] },
      { 'slides.1.text_ru': 'slide_empty' },
    ],
  ] as const)('%s lacks what it lacks', (_, typed, missing) =>
    expect(missingOfStory({ ...story, ...typed })).toEqual(missing),
  );

  it.each([
    ['whole', {}, false],
    ['without an English title', { title_en: null }, true],
    ['with a slide in Russian', { slides: [slide, { ...slide, text_en: '' }] }, true],
    ['with a slide without words', { slides: [{ ...slide, text_ru: '', text_en: null }] }, false],
  ] as const)('%s lacks English: see the last column', (_, typed, lacks) =>
    expect(lacksStoryEnglish({ ...story, ...typed })).toBe(lacks),
  );

  it('is covered by the picture of its first slide', () => {
    expect(coverOf([slide, { ...slide, picture: 'b.jpg' }])).toBe('a.jpg');
    expect(coverOf([{ ...slide, picture: '' }, slide])).toBe('');
    expect(coverOf([])).toBe('');
  });
});
