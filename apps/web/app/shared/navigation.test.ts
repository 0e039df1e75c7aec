import { describe, expect, it } from 'vitest';
import { footerNavigation } from './navigation.ts';

const cabinet = (isGuest: boolean) =>
  footerNavigation(undefined, isGuest)
    .flatMap(({ items }) => items)
    .find(({ id }) => id === 'cabinet')?.href;

describe('the cabinet link of the footer', () => {
  it('leads a guest to the entry page and others to their cabinet (NAV-27, DEC-23)', () => {
    expect([cabinet(true), cabinet(false)]).toEqual(['/auth', '/me']);
  });
});
