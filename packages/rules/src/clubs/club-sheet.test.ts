import { describe, expect, it } from 'vitest';
import { checkClub, checkClubTitle, clubActsOf, clubTextMax, clubTitleMax, mergeObstacle } from './club-sheet.ts';
import { checkCompetition, competitionStateOf, competitionTextMax } from './competition-sheet.ts';

describe('a title of a club', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['Я', 'club_title'],
    [' Я ', 'club_title'],
    ['🏃', 'club_title'],
    ['Яр', null],
    ['а'.repeat(clubTitleMax), null],
    ['а'.repeat(clubTitleMax + 1), 'too_long'],
  ] as const)('%j: %s', (title, problem) => expect(checkClubTitle(title)).toBe(problem));
});

describe('a club', () => {
  const club = { title: 'Ярость', description: '', link: '' };
  it.each([
    ['nothing wrong', {}, {}],
    ['a link of another site', { link: 'https://vk.com/club' }, {}],
    ['a link of this site', { link: '/clubs' }, { link: 'url' }],
    ['an open link', { link: 'http://vk.com' }, { link: 'url' }],
    ['a link that runs', { link: 'javascript:alert(1)' }, { link: 'url' }],
    ['a link with a password', { link: 'https://a:b@vk.com' }, { link: 'url' }],
    ['a text as long as it may be', { description: 'а'.repeat(clubTextMax) }, {}],
    ['a text that is too long', { description: 'а'.repeat(clubTextMax + 1) }, { description: 'too_long' }],
  ] as const)('%s', (_, fields, problems) => expect(checkClub({ ...club, ...fields })).toEqual(problems));

  it.each([
    ['draft', ['publish', 'merge']],
    ['published', ['hide', 'merge']],
    ['merged', []],
  ] as const)('that is %s allows %j', (state, acts) => expect(clubActsOf(state)).toEqual(acts));
});

describe('a merge of clubs', () => {
  it.each([
    ['published', 'published', null],
    ['draft', 'published', null],
    ['published', 'draft', 'club_merge_hidden'],
    ['merged', 'published', 'club_merged'],
    ['published', 'merged', 'club_merged'],
  ] as const)('of a %s one into a %s one: %s', (from, into, obstacle) =>
    expect(mergeObstacle({ id: 'a', state: from }, { id: 'b', state: into })).toBe(obstacle),
  );
  it('is none of a club with itself', () =>
    expect(mergeObstacle({ id: 'a', state: 'published' }, { id: 'a', state: 'published' })).toBe('club_merge_self'));
});

describe('a competition', () => {
  const competition = { title: 'Осень', description: '', starts_at: 10, ends_at: 20 };
  it.each([
    ['nothing wrong', {}, {}],
    ['one second', { ends_at: 11 }, {}],
    ['an end at its beginning', { ends_at: 10 }, { ends_at: 'date_order' }],
    ['a short title', { title: 'О' }, { title: 'club_title' }],
    ['a long text', { description: 'а'.repeat(competitionTextMax + 1) }, { description: 'too_long' }],
  ] as const)('%s', (_, fields, problems) => expect(checkCompetition({ ...competition, ...fields })).toEqual(problems));

  it.each([
    ['draft', 15, 'draft'],
    ['published', 9, 'soon'],
    ['published', 10, 'running'],
    ['published', 19, 'running'],
    ['published', 20, 'ended'],
  ] as const)('that is %s at %d is %s', (status, now, state) =>
    expect(competitionStateOf({ ...competition, status }, now)).toBe(state),
  );
});
