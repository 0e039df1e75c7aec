import { type OfficePersonRow, peopleList } from '@trassa/contracts/office';
import { maskEmail, maskPhone, may, type Reach, readSought, type Sought } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { type ListAsk, type ListQuery, readFilters, readList } from '../../../kernel/list-declaration.ts';
import { maskedBy } from '../../../kernel/masking.ts';
import { toRoubles } from '../../../kernel/money.ts';
import { ok, refuse, type Result } from '../../../kernel/result.ts';
import { mapPage, type ShownPage } from '../../../platform/database/index.ts';
import type { StaffSession } from '../../../platform/http/index.ts';
import { stateOf } from '../domain/person-state.ts';
import type { OfficeDeps } from './office-deps.ts';
import { countPeople, type PersonRow, selectPeople } from './people-list.repository.ts';
import type { Count } from '../../../platform/lists/index.ts';
import { viewsOf } from './person-views.ts';

/** How long a time of registration may be to be enough by itself. */
const longest = 31 * 86_400;

const present = (row: PersonRow, mayReveal: boolean): OfficePersonRow => ({
  public_id: row.publicId,
  name: row.name,
  email: maskedBy(maskEmail, mayReveal)(row.email),
  phone: maskedBy(maskPhone, mayReveal)(row.phone),
  since: toUnix(row.createdAt),
  tickets: row.tickets,
  spent: toRoubles(row.spent),
  roles: [...row.roles],
  state: stateOf({ ...row, isErased: false }),
});

/** Whether few are asked for: any other filter fits half of everybody, and both of its words fit all. */
export const isNarrow = ({ search, filters }: ListAsk<typeof peopleList>): boolean =>
  search !== null ||
  filters.some(({ name, value: { values, from, to } }) => {
    if (name === 'since') return from !== null && to !== null && to - from <= longest;
    if (name === 'blocked') return !values.includes('no');
    return name === 'start' || name === 'club' || name === 'role';
  });

type Asked = { readonly query: ListQuery; readonly reach: Reach; readonly session: StaffSession };
export type FoundPeople = { readonly page: ShownPage<OfficePersonRow>; readonly sought: Sought | null };

/** GET /api/admin/people: whoever is looked for or filtered, never everybody. */
export const listPeople = async (
  deps: Pick<OfficeDeps, 'db' | 'clock' | 'resolveReach'>,
  { query, reach, session }: Asked,
): Promise<Result<FoundPeople>> => {
  const { db, clock, resolveReach } = deps;
  const ask = readList(peopleList, query, clock());
  if (!ask.ok) return ask;
  const { search } = ask.value;
  if (!isNarrow(ask.value)) return refuse({ code: 'validation', message: { id: 'people_narrow' } });
  const sought = search === null ? null : readSought(search);
  const mayReveal = may(session.grants, 'people.reveal', 'list', toUnix(clock())).verdict === 'yes';
  const page = await selectPeople(db, ask.value, sought, {
    scope: await resolveReach(db, reach),
    seesClubs: viewsOf(deps, db, session).seesAll('clubs.view'),
  });
  return ok({ page: mapPage(page, (row) => present(row, mayReveal)), sought });
};

/** GET /api/admin/people/count: of filters that are enough by themselves. */
export const countFiltered = async (
  deps: Pick<OfficeDeps, 'db' | 'clock' | 'resolveReach'>,
  { query, reach, session }: Asked,
): Promise<Result<Count>> => {
  const { db, clock, resolveReach } = deps;
  const ask = readFilters(peopleList, query, clock());
  if (!ask.ok) return ask;
  if (!isNarrow(ask.value)) return refuse({ code: 'validation', message: { id: 'people_narrow' } });
  const seesClubs = viewsOf(deps, db, session).seesAll('clubs.view');
  return ok(await countPeople(db, ask.value, { scope: await resolveReach(db, reach), seesClubs }));
};
