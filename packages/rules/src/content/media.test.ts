import { describe, expect, it } from 'vitest';
import { mediaActsOf, type MediaKind, mediaLeastOf, mediaRests } from './media.ts';

describe('a picture that stands in for another one', () => {
  it.each<[MediaKind[], object]>([
    [[], { width: 1, height: 1 }],
    [['club'], { width: 400, height: 400 }],
    [['news'], { width: 1600, height: 900 }],
    [['document'], { width: 1, height: 1 }],
    [['banner', 'product'], { width: 960, height: 800 }],
    [['story'], { width: 720, height: 1280, shape: [9, 16] }],
    [['story', 'news'], { width: 1600, height: 1280, shape: [9, 16] }],
  ])('of %j is as large as all of them ask', (kinds, least) => {
    expect(mediaLeastOf(kinds)).toEqual(least);
  });
});

describe('a picture', () => {
  it.each<[MediaKind[], number, string[]]>([
    [['news'], 0, ['replace']],
    [['document'], mediaRests, []],
    [['document', 'club'], 0, ['replace']],
    [[], mediaRests - 1, []],
    [[], mediaRests, ['remove']],
  ])('shown by %j for %d seconds may be %j', (kinds, rested, acts) => {
    expect(mediaActsOf(kinds, rested)).toEqual(acts);
  });
});
