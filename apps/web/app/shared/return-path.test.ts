import { describe, expect, it } from 'vitest';
import { safeReturnPath, withReturn } from './return-path.ts';

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
