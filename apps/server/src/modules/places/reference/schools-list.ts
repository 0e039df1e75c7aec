import { randomId } from '../../../kernel/ids.ts';
import type { Executor } from '../../../platform/database/index.ts';
import { cellReader, type ReferenceCells, type ReferenceList, type ReferenceProblem } from '../../imports/index.ts';
import type { SchoolType } from '../schools.repository.ts';
import { findNamedPlaces, type NamedPlaces, pickCity } from './pick-place.ts';
import {
  countSchools,
  findSchools,
  insertSchools,
  type NewSchool,
  type RenamedSchool,
  renameSchools,
  schoolsBase,
} from './schools-list.repository.ts';

const types = new Map<string, SchoolType>(
  Object.entries({
    school: 'school',
    школа: 'school',
    лицей: 'school',
    гимназия: 'school',
    college: 'college',
    колледж: 'college',
    техникум: 'college',
    university: 'university',
    вуз: 'university',
    университет: 'university',
    институт: 'university',
  }),
);

type ReadSchool = Omit<NewSchool, 'publicId'> & { readonly line: number };

/** A row of the file; null: something is wrong with it, and that is told. */
export const readSchool = (
  row: ReferenceCells,
  named: NamedPlaces,
  problems: ReferenceProblem[],
): ReadSchool | null => {
  const reader = cellReader(row, problems);
  const { raw, wrong } = reader;
  const word = raw('type').toLowerCase();
  const type = types.get(word) ?? wrong(word === '' ? 'empty' : 'type', 'type');
  const name = reader.text('name');
  const shortName = reader.text('short_name');
  const place = pickCity(reader, named);
  return type && name !== null && shortName !== null && place
    ? { line: row.line, type, name, shortName, ...place }
    : null;
};

/** Schools, colleges and universities; one is known by its city, its type and its full name. */
export const schoolsList: ReferenceList = {
  kind: 'schools',
  count: countSchools,
  base: schoolsBase,
  begin: () => {
    /** Lines by key. */
    const seen = new Map<string, number>();
    return Promise.resolve({
      async settle(db: Executor, rows: readonly ReferenceCells[]) {
        const named = await findNamedPlaces(db, rows);
        const problems: ReferenceProblem[] = [];
        const read = rows.flatMap((row) => readSchool(row, named, problems) ?? []);
        const stored = await findSchools(db, read);
        const fresh: NewSchool[] = [];
        const renamed: RenamedSchool[] = [];
        let same = 0;
        for (const [at, school] of read.entries()) {
          const found = stored[at];
          if (!found) continue;
          const key = `${school.cityId} ${school.type} ${found.key}`;
          const earlier = seen.get(key);
          if (earlier !== undefined) {
            problems.push({ line: school.line, id: 'repeated', field: 'name', value: String(earlier) });
            continue;
          }
          seen.set(key, school.line);
          if (found.id === null) fresh.push({ ...school, publicId: randomId() });
          else if (found.name === school.name && found.shortName === school.shortName) same += 1;
          else renamed.push({ id: found.id, name: school.name, shortName: school.shortName });
        }
        return {
          problems,
          added: fresh.length,
          changed: renamed.length,
          same,
          async write(tx) {
            if (fresh.length > 0) await insertSchools(tx, fresh);
            if (renamed.length > 0) await renameSchools(tx, renamed);
          },
        };
      },
      end: () => Promise.resolve([]),
    });
  },
};
