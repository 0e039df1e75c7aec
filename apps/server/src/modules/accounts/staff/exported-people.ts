import { peopleList } from '@trassa/contracts/office';
import { readSought } from '@trassa/rules';
import type { Executor } from '../../../platform/database/index.ts';
import {
  type ExportedList,
  exportedList,
  type ExportReader,
  momentCell,
  moneyCell,
  wordCell,
} from '../../../platform/exporting/index.ts';
import { stateOf } from '../domain/person-state.ts';
import { isNarrow } from './list-people.ts';
import type { OfficeDeps } from './office-deps.ts';
import { countPeople, type PeopleReach, type PersonRow, selectPeople } from './people-list.repository.ts';
import { viewsOf } from './person-views.ts';

const states = {
  full: ['С регистрацией', 'Registered'],
  temporary: ['Без регистрации', 'Guest'],
  blocked: ['Заблокирован', 'Blocked'],
} as const;

const soughtOf = (search: string | null) => (search === null ? null : readSought(search));

/** People as a file: whoever was looked for or filtered, as the list shows nobody else. */
export const exportedPeople = (deps: Pick<OfficeDeps, 'db' | 'clock' | 'resolveReach'>): ExportedList => {
  const reachedBy = async (db: Executor, { reach, grants }: ExportReader): Promise<PeopleReach> => ({
    scope: await deps.resolveReach(db, reach),
    seesClubs: viewsOf(deps, db, { grants }).seesAll('clubs.view'),
  });
  return exportedList<typeof peopleList, PersonRow>({
    list: peopleList,
    title: { ru: 'Люди', en: 'People' },
    right: 'people.find',
    isOfPeople: true,
    columns: {
      name: ['Имя', 'Name', ({ name }) => name],
      since: ['Зарегистрирован', 'Registered', ({ createdAt }) => momentCell(createdAt)],
      tickets: ['Билетов', 'Tickets', ({ tickets }) => tickets],
      spent: ['Потрачено, ₽', 'Spent, RUB', ({ spent }) => moneyCell(spent)],
      roles: ['Роли', 'Roles', ({ roles }) => roles.join(', ')],
      state: [
        'Состояние',
        'State',
        (row, { language }) => wordCell(states, stateOf({ ...row, isErased: false }), language),
      ],
      id: ['Код человека', 'Person id', ({ publicId }) => publicId],
      email: ['Почта', 'E-mail', ({ email }) => email, 'personal'],
      phone: ['Телефон', 'Phone', ({ phone }) => phone, 'personal'],
    },
    check: (ask) => (isNarrow(ask) ? null : { code: 'validation', message: { id: 'people_narrow' } }),
    count: async (db, ask, reader) => countPeople(db, ask, await reachedBy(db, reader), soughtOf(ask.search)),
    page: async (db, ask, reader) => selectPeople(db, ask, soughtOf(ask.search), await reachedBy(db, reader)),
  });
};
