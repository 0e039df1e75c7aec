import { describe, expect, it } from 'vitest';
import { coversReach, reachOfAll } from './exporting.ts';
import type { Grant, GrantScope, Reach } from './grant.ts';

const grant = (role: Grant['role'], scope: GrantScope = 'all', more: Partial<Grant> = {}): Grant => ({
  role,
  scope,
  areas: [],
  until: null,
  ...more,
});
const personal = ['orders.view', 'exports.plain', 'exports.personal'] as const;
const plain = ['orders.view', 'exports.plain'] as const;
const none = { events: [], starts: [] };

describe('what an export reaches', () => {
  it.each<[string, readonly Grant[], readonly (typeof personal)[number][], Reach | null]>([
    ['an admin everything', [grant('admin')], personal, 'all'],
    ['finance no personal data', [grant('finance')], personal, null],
    ['finance lists', [grant('finance')], plain, 'all'],
    ['a manager his start', [grant('manager', { starts: ['s'] })], personal, { ...none, starts: ['s'] }],
    [
      'of a right to all orders beside one to personal data of an event no more than the event',
      [grant('finance'), grant('manager', { events: ['e'] })],
      personal,
      { ...none, events: ['e'] },
    ],
    ['nothing by areas that are not of it', [grant('manager', 'all', { areas: ['orders'] })], plain, null],
    ['nothing by what has ended', [grant('admin', 'all', { until: 5 })], plain, null],
  ])('is for %s', (_, grants, needed, reach) => {
    expect(reachOfAll(grants, needed, 10)).toEqual(reach);
  });
});

describe('a reach of now', () => {
  it.each<[Reach | null, Reach, boolean]>([
    ['all', 'all', true],
    ['all', { events: ['e'], starts: ['s'] }, true],
    [{ events: ['e', 'f'], starts: [] }, { events: ['e'], starts: [] }, true],
    [{ events: ['e'], starts: [] }, { events: ['e'], starts: ['s'] }, false],
    [{ events: ['f'], starts: ['s'] }, { events: ['e'], starts: ['s'] }, false],
    [{ events: ['e'], starts: [] }, 'all', false],
    [null, { events: [], starts: [] }, false],
  ])('%j over %j holds: %j', (now, made, holds) => {
    expect(coversReach(now, made)).toBe(holds);
  });
});
