import { describe, expect, it } from 'vitest';
import type { Grant } from '../staff/grant.ts';
import { mediaActsOf, mediaBeyond, type MediaKind, mediaLeastOf, mediaRests } from './media.ts';

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
    [['mailing', 'format'], mediaRests, []],
    [[], mediaRests - 1, []],
    [[], mediaRests, ['remove']],
  ])('shown by %j for %d seconds may be %j', (kinds, rested, acts) => {
    expect(mediaActsOf(kinds, rested)).toEqual(acts);
  });
});

describe('a picture is beyond whoever may not change', () => {
  const things = (['news', 'product', 'club', 'event', 'document'] as const).map((kind) => ({ kind, publicId: 'one' }));
  const grant = (of: Partial<Grant>): Grant => ({ role: 'content', scope: 'all', areas: [], until: null, ...of });
  it.each<[string, Grant[], MediaKind[]]>([
    ['none of them', [grant({})], []],
    ['those of other areas', [grant({ areas: ['content'] })], ['product', 'club', 'event']],
    [
      'those of other areas but of one event',
      [grant({ areas: ['content'] }), grant({ scope: { events: ['one'] } })],
      ['product', 'club'],
    ],
    [
      'another event',
      [grant({ areas: ['content', 'shop', 'clubs'] }), grant({ scope: { events: ['other'] } })],
      ['event'],
    ],
    ['what is for the site', [grant({ role: 'manager' })], ['news']],
    ['anything', [grant({ until: 5 })], ['news', 'product', 'club', 'event']],
  ])('%s', (_, grants, beyond) => {
    expect(mediaBeyond(things, grants, 10).map(({ kind }) => kind)).toEqual(beyond);
  });
});
