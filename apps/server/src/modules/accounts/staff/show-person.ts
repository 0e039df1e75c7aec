import type { Language } from '@trassa/contracts';
import type { OfficeScope } from '../../../kernel/office-scope.ts';
import { notFound, ok, type Result } from '../../../kernel/result.ts';
import type { Executor } from '../../../platform/database/index.ts';
import type { StaffSession } from '../../../platform/http/index.ts';
import { lettersOf, listPurchases } from './letters-of-person.ts';
import type { OfficeDeps } from './office-deps.ts';
import { findPerson, findStartsOfPerson, type Person } from './person.repository.ts';
import { listPersonConsents, listPersonLogins } from './person-lists.repository.ts';
import { viewsOf } from './person-views.ts';

/** A person with blocks of what is his; a block that the rights of the asker do not show is null. */
export const showPerson = async (
  deps: OfficeDeps,
  db: Executor,
  {
    publicId,
    session,
    language,
  }: { readonly publicId: string; readonly session: StaffSession; readonly language: Language },
): Promise<Result<PersonCard>> => {
  const person = await findPerson(db, publicId);
  return person ? ok(await listBlocks(deps, db, person, session, language)) : notFound();
};

/** Whether the right to reveal, as far as it goes, is of this person. */
const isIn = async (db: Executor, { publicId }: Person, scope: OfficeScope | null): Promise<boolean> => {
  if (scope === null || scope === 'all') return scope === 'all';
  const starts = (await findStartsOfPerson(db, publicId)) ?? [];
  return starts.some((start) => scope.starts.includes(start));
};

const listBlocks = async (
  deps: OfficeDeps,
  db: Executor,
  person: Person,
  session: StaffSession,
  language: Language,
) => {
  const { owners } = deps;
  const { id, email } = person;
  const views = viewsOf(deps, db, session);
  const purchases = await listPurchases(deps, db, person, views, language);
  const ofResults = await views.scopeOf('results.view');
  return {
    person,
    ...purchases,
    policies: views.seesAll('insurance.view') ? await owners.policies(db, id) : null,
    certificates: views.seesAll('certificates.view') ? await owners.certificates(db, id, email) : null,
    clubs: views.seesAll('clubs.view') ? await owners.clubs(db, id) : null,
    results: ofResults && (await owners.results(db, id, { scope: ofResults, language })),
    letters: await owners.letters(db, lettersOf(person, views, purchases)),
    consents: views.seesAll('privacy.view') ? await listPersonConsents(db, id) : null,
    requests: views.seesAll('support.view') ? await owners.requests(db, id, email) : null,
    // Devices of logins are seen by whoever may end them (back-office.md 6.2).
    logins: views.seesAll('people.block') ? await listPersonLogins(db, id) : null,
    mayReveal: await isIn(db, person, await views.scopeOf('people.reveal')),
  };
};

export type PersonCard = Awaited<ReturnType<typeof listBlocks>>;
