import { describe, expect, it } from 'vitest';
import { type Grant, may, reachOf } from './grant.ts';
import { checkGrant, keepsAdmin, mayGrant } from './granting.ts';
import { presets } from './presets.ts';
import type { StaffRole } from './roles.ts';

const now = 1_800_000_000;
const grant = (change: Partial<Grant>): Grant => ({ role: 'manager', scope: 'all', areas: [], until: null, ...change });

describe('a grant', () => {
  it.each<[Partial<Grant>, string | null]>([
    [{}, null],
    [{ role: 'vip' as StaffRole }, 'role'],
    [{ scope: { starts: ['a'] } }, null],
    [{ scope: { starts: [] } }, 'scope'],
    [{ role: 'admin', scope: { events: ['a'] } }, 'scope'],
    [{ role: 'finance', scope: { events: ['a'] } }, 'scope'],
    [{ role: 'desk', scope: { starts: ['a'] }, areas: ['desk'] }, null],
    [{ role: 'desk', areas: ['tickets'] }, 'areas'],
    [{ areas: ['people', 'orders:view'] }, null],
    [{ areas: ['audit:view'] }, 'areas'],
    [{ until: now }, 'until'],
    [{ until: now + 1 }, null],
  ])('%j is refused by %s', (change, problem) => {
    expect(checkGrant(grant(change), now)).toBe(problem);
  });

  it.each(Object.entries(presets))('%s of the presets is one that may be given', (_name, { role, areas, scopes }) => {
    for (const scope of scopes)
      expect(checkGrant({ role, areas, scope: scope === 'all' ? 'all' : { starts: ['a'] }, until: null }, now)).toBe(
        null,
      );
  });

  it.each(['organiser', 'results', 'desk_lead'] as const)(
    '%s of the presets finds the starts that it is given for',
    (name) => {
      const { role, areas } = presets[name];
      const given = grant({ role, areas, scope: { starts: ['a'] } });
      expect(may([given], 'events.view', [{ event: 'b', start: 'a' }], now).verdict).toBe('yes');
    },
  );
});

describe('who may grant', () => {
  const admin = { userId: 1, grants: [grant({ role: 'admin' })] };
  it.each<[string, StaffRole, Grant[], number, number, 'yes' | 'approval' | 'beyond' | 'no']>([
    ['an administrator gives a colleague any other role', 'manager', admin.grants, 2, 3, 'yes'],
    ['the only administrator makes the second', 'admin', admin.grants, 2, 1, 'yes'],
    ['a third needs one of the others', 'admin', admin.grants, 2, 2, 'approval'],
    ['nobody widens himself alone', 'finance', admin.grants, 1, 2, 'approval'],
    ['but the only one may', 'finance', admin.grants, 1, 1, 'yes'],
    ['a role that he has anyway', 'finance', [...admin.grants, grant({ role: 'finance' })], 1, 2, 'yes'],
    ['a manager gives nothing', 'desk', [grant({})], 2, 2, 'no'],
    [
      'the staff’s own keeper gives nothing else',
      'manager',
      [grant({ role: 'admin', areas: ['staff'] })],
      2,
      2,
      'beyond',
    ],
    [
      'an administrator of some areas gives those',
      'desk',
      [grant({ role: 'admin', areas: ['staff', 'desk'] })],
      2,
      2,
      'yes',
    ],
    ['nobody gives without end what ends', 'manager', [grant({ role: 'admin', until: now + 100 })], 2, 1, 'beyond'],
    ['nor longer than he has it', 'content', [grant({ role: 'admin', until: now + 99 })], 2, 1, 'beyond'],
    ['but as long', 'content', [grant({ role: 'admin', until: now + 100 })], 2, 1, 'yes'],
    ['an administrator without that area', 'desk', [grant({ role: 'admin', areas: ['events'] })], 2, 2, 'no'],
  ])('%s: %s', (_fact, role, grants, to, admins, answer) => {
    const given = grant({ role, until: role === 'content' ? now + 100 : null });
    expect(mayGrant({ userId: 1, grants }, { to, grant: given }, admins, now)).toBe(answer);
  });

  it('keeps the last administrator', () => {
    expect([keepsAdmin(1, 0), keepsAdmin(2, 1), keepsAdmin(1, 1), keepsAdmin(2, 0)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    // A house that has none is not hindered: the command makes the first one.
    expect(keepsAdmin(0, 0)).toBe(true);
  });
});

describe('what a right reaches', () => {
  it.each<[Partial<Grant>[], unknown]>([
    [[], null],
    [[{ role: 'desk' }], null],
    [[{ scope: { events: ['a'] } }, { scope: { starts: ['b'] } }], { events: ['a'], starts: ['b'] }],
    [[{ scope: { events: ['a'] } }, { role: 'finance' }], 'all'],
    [[{ scope: { events: ['a'] }, until: now }], null],
  ])('%j: %j', (grants, reach) => {
    expect(reachOf(grants.map(grant), 'orders.view', now)).toEqual(reach);
  });
});
