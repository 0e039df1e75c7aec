import { describe, expect, it } from 'vitest';
import { backTarget, safeReturnPath, withReturn } from './return-path.ts';

const origin = 'https://trassa.example';

describe('the page to come back to', () => {
  it.each(['/me', '/me/ticket/abc-1', '/calendar?city=524901#list', '/basket', '/verify/new/email/a.b'])(
    '%s is led back to',
    (path) => {
      expect(safeReturnPath(path, origin)).toBe(path);
    },
  );

  it.each([
    null,
    '',
    'me',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/./\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /me',
    'https:/evil.example',
    'https://trassa.example.evil.example',
    'https://trassa.example@evil.example',
  ])('%j leads nowhere', (path) => {
    expect(safeReturnPath(path, origin)).toBeNull();
  });

  it.each([
    '/login',
    '/LOGIN',
    '/auth?next=/me',
    '/exit',
    '/token/abc',
    '/verify/email/abc',
    '/user/auth/vk',
    '/api/user',
  ])('%s is a door and no place to come back to', (path) => {
    expect(safeReturnPath(path, origin)).toBeNull();
  });

  it('is named to the sign-in page, but for the home page and the doors', () => {
    expect(withReturn('/auth', { pathname: '/me/ticket/a', search: '?x=1' }, origin)).toBe(
      '/auth?next=%2Fme%2Fticket%2Fa%3Fx%3D1',
    );
    expect(withReturn('/login', { pathname: '/' }, origin)).toBe('/login');
    expect(withReturn('/login', { pathname: '/registration' }, origin)).toBe('/login');
    expect(withReturn('/login', { pathname: '//evil.example' }, origin)).toBe('/login');
  });
});

describe("'Назад' leads (AUTH-09)", () => {
  const at = (place: { idx?: number; entries: number; referrer: string }) =>
    backTarget({ idx: undefined, ...place }, origin);
  it.each([
    ['one step back within the site', { idx: 2, entries: 5, referrer: '' }, -1],
    ['back from a page loaded whole after another of ours', { idx: 0, entries: 5, referrer: `${origin}/news` }, -1],
    ['to the page that opened the tab', { entries: 1, referrer: `${origin}/news?page=2` }, '/news?page=2'],
    ['home from a search engine', { idx: 0, entries: 5, referrer: 'https://search.example/' }, '/'],
    ['home from a site that looks like ours', { entries: 5, referrer: `${origin}.evil.example/news` }, '/'],
    ['home from an address typed by hand', { entries: 1, referrer: '' }, '/'],
    ['home rather than to another door', { entries: 5, referrer: `${origin}/registration` }, '/'],
  ] as const)('%s', (_, place, target) => expect(at(place)).toBe(target));
});
