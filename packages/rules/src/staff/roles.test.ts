import { describe, expect, it } from 'vitest';
import { createPolicy, type Decision, type Grant, may, type Places, rightsOf, shownRights } from './grant.ts';
import { type Right, rights } from './rights.ts';
import { houseRoles, type StaffRole } from './roles.ts';

const now = 1_800_000_000;
const own: Places = [{ event: 'spring', start: 'spring-moscow' }];
const other: Places = [{ event: 'autumn', start: 'autumn-kazan' }];
const nowhere: Places = [];
const grant = (role: StaffRole, change: Partial<Grant> = {}): Grant => ({
  role,
  scope: 'all',
  areas: [],
  until: null,
  ...change,
});
const word = (decision: Decision): string =>
  decision.verdict === 'yes' && decision.approval ? 'approval' : decision.verdict;

/** ✓ everywhere, e within the grant, ④ by approval, w with a grant for everything only, – no. */
type Mark = '✓' | '✓④' | 'e' | 'e④' | 'w' | '–';
type Row = readonly [rights: string, admin: Mark, manager: Mark, content: Mark, finance: Mark, desk: Mark];
const table: readonly Row[] = [
  ['events.view', '✓', 'e', 'e', '✓', '–'],
  ['events.text', '✓', 'e', 'e', '–', '–'],
  ['events.edit events.publish events.move', '✓', 'e', '–', '–', '–'],
  ['events.cancel', '✓④', 'e④', '–', '✓④', '–'],
  ['formats.view formats.edit places.view places.edit', '✓', 'e', '–', '–', '–'],
  ['teams.view teams.edit numbers.view numbers.edit', '✓', 'e', '–', '–', '–'],
  ['tickets.view orders.view', '✓', 'e', '–', '✓', '–'],
  ['tickets.edit tickets.move tickets.block tickets.invite orders.edit', '✓', 'e', '–', '–', '–'],
  ['refunds.view', '✓', 'e', '–', '✓', '–'],
  ['refunds.request', '✓', 'e④', '–', '✓', '–'],
  ['refunds.make', '✓', '–', '–', '✓', '–'],
  ['refunds.override', '✓④', '–', '–', '✓④', '–'],
  ['approvals.view', '✓', 'e', '–', '✓', '–'],
  ['approvals.decide', '✓', '–', '–', '✓', '–'],
  ['payments.view payments.capture receipts.view receipts.repeat', '✓', '–', '–', '✓', '–'],
  ['settlement.view settlement.close reports.money insurance.view insurance.edit', '✓', '–', '–', '✓', '–'],
  ['promocodes.view', '✓', 'e', '–', '✓', '–'],
  ['promocodes.edit', '✓', 'e', '–', '–', '–'],
  ['certificates.view', '✓', 'e', '–', '✓', '–'],
  ['certificates.edit', '✓④', '–', '–', '✓④', '–'],
  ['people.view people.find', '✓', 'e', '–', '✓', '–'],
  ['people.reveal', '✓', 'e', '–', '–', '–'],
  ['people.edit', '✓', 'w', '–', '–', '–'],
  ['people.block people.merge privacy.view privacy.handle', '✓', '–', '–', '–', '–'],
  ['clubs.view clubs.edit clubs.moderate shop.view shop.edit support.view support.answer', '✓', 'e', 'e', '–', '–'],
  ['stock.view stock.edit shipments.view shipments.edit', '✓', 'e', '–', '–', '–'],
  ['results.view results.edit desk.manage', '✓', 'e', '–', '–', '–'],
  ['content.view content.edit content.publish', '✓', '–', 'e', '–', '–'],
  ['documents.view documents.draft', '✓', '–', 'e', '–', '–'],
  ['documents.publish', '✓', '–', '–', '–', '–'],
  ['mailings.view mailings.edit', '✓', 'e', 'e', '–', '–'],
  ['mailings.send', '✓', 'e', '–', '–', '–'],
  ['partners.view partners.baskets', '✓', 'e', '–', '–', '–'],
  ['partners.edit', '✓', '–', '–', '–', '–'],
  ['reports.view reports.sales', '✓', 'e', '–', '✓', '–'],
  ['exports.view exports.plain', '✓', 'e', 'e', '✓', '–'],
  ['exports.personal', '✓', 'e', '–', '–', '–'],
  ['desk.view desk.work', '✓', 'e', '–', '–', 'e'],
  ['staff.view staff.manage settings.view settings.edit', '✓', '–', '–', '–', '–'],
  ['audit.view reference.view reference.import', '✓', '–', '–', '–', '–'],
];
const staffRoles: readonly StaffRole[] = ['admin', 'manager', 'content', 'finance', 'desk'];
const cells = table.flatMap(([words, ...marks]) =>
  words
    .split(' ')
    .flatMap((right) => staffRoles.map((role, index) => ({ right: right as Right, role, mark: marks[index] as Mark }))),
);

describe('the table of roles', () => {
  it('says of every right and role what is permitted', () => {
    expect(
      cells
        .map(({ right }) => right)
        .filter((_right, index) => index % 5 === 0)
        .toSorted(),
    ).toEqual(rights.toSorted());
    expect(Object.keys(houseRoles)).toEqual(staffRoles);
  });

  it.each(cells)('$right for $role: $mark', ({ right, role, mark }) => {
    const yes = mark.endsWith('④') ? 'approval' : 'yes';
    const ask = (change: Partial<Grant>, places: Places): string =>
      word(may([grant(role, change)], right, places, now));
    const whole = mark === '–' ? 'no_right' : yes;
    expect([ask({}, own), ask({}, other), ask({}, nowhere)]).toEqual([whole, whole, whole]);
    const narrowed =
      mark === '–' || mark === 'w' ? ['no_right', 'no_right', 'no_right'] : [yes, 'out_of_scope', 'out_of_scope'];
    for (const scope of [{ events: ['spring'] }, { starts: ['spring-moscow'] }])
      expect([own, other, nowhere].map((places) => ask({ scope }, places))).toEqual(narrowed);
  });

  it('lets a new role see orders by one row', () => {
    const { may: decide, rightsOf: listed } = createPolicy({ ...houseRoles, teller: { may: { orders: ['view'] } } });
    const teller = [{ ...grant('desk'), role: 'teller' as const }];
    expect(word(decide(teller, 'orders.view', own, now))).toBe('yes');
    expect(listed(teller, now)).toEqual(['orders.view']);
  });
});

describe('grants', () => {
  const ask = (grants: Grant[], right: Right, places: Places | 'list' = own): string =>
    word(may(grants, right, places, now));

  it('give together what each gives', () => {
    const both = [grant('manager', { scope: { starts: ['spring-moscow'] } }), grant('content')];
    expect(ask(both, 'content.publish', nowhere)).toBe('yes');
    expect(ask(both, 'tickets.edit', own)).toBe('yes');
    expect(ask(both, 'tickets.edit', other)).toBe('out_of_scope');
    expect(ask(both, 'events.view', other)).toBe('yes');
  });

  it('ask for no second person where one of them does not', () => {
    const both = [grant('manager', { scope: { starts: ['spring-moscow'] } }), grant('finance')];
    expect(ask(both, 'refunds.request')).toBe('yes');
    expect(ask([grant('manager')], 'refunds.request')).toBe('approval');
  });

  it('give nothing after their end, and nothing by an unknown role', () => {
    expect(ask([grant('admin', { until: now + 1 })], 'events.edit')).toBe('yes');
    expect(ask([grant('admin', { until: now })], 'events.edit')).toBe('no_right');
    expect(ask([grant('toString' as StaffRole)], 'events.view')).toBe('no_right');
    expect(ask([], 'events.view')).toBe('no_right');
  });

  it('are narrowed to areas, and to looking at them', () => {
    const support = [grant('manager', { areas: ['people', 'certificates:view', 'numbers:view'] })];
    expect(ask(support, 'people.reveal')).toBe('yes');
    expect(ask(support, 'orders.view')).toBe('no_right');
    expect(ask(support, 'numbers.view')).toBe('yes');
    expect(ask(support, 'numbers.edit')).toBe('no_right');
    expect(rightsOf(support, now)).toEqual([
      'numbers.view',
      'certificates.view',
      'people.view',
      'people.find',
      'people.reveal',
      'people.edit',
    ]);
  });

  it('show what belongs to no start only to whoever reaches everything', () => {
    const some = [grant('manager', { scope: { starts: ['spring-moscow'] } })];
    expect(rightsOf(some, now)).toContain('clubs.moderate');
    expect(shownRights(some, now)).not.toContain('clubs.moderate');
    expect(shownRights(some, now)).toContain('tickets.edit');
    expect(shownRights([...some, grant('content')], now)).toContain('clubs.moderate');
  });

  it('hold an order by any of its lines, and the event itself only by events', () => {
    const byStart = [grant('manager', { scope: { starts: ['spring-moscow'] } })];
    expect(ask(byStart, 'orders.view', [...other, ...own])).toBe('yes');
    expect(ask(byStart, 'events.edit', [{ event: 'spring', start: null }])).toBe('out_of_scope');
    expect(
      ask([grant('manager', { scope: { events: ['spring'] } })], 'events.edit', [{ event: 'spring', start: null }]),
    ).toBe('yes');
  });

  it('open a list whatever they hold', () => {
    const byStart = [grant('manager', { scope: { starts: ['spring-moscow'] } })];
    expect(ask(byStart, 'orders.view', 'list')).toBe('yes');
    expect(ask(byStart, 'audit.view', 'list')).toBe('no_right');
  });
});
