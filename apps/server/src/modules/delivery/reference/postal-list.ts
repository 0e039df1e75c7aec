import type { Executor } from '../../../platform/database/index.ts';
import { cellReader, type ReferenceCells, type ReferenceList, type ReferenceProblem } from '../../imports/index.ts';
import { findNamedPlaces, type NamedPlaces, pickCity, pickRegion } from '../../places/index.ts';
import { countPrefixes, findPrefixes, type Prefix, prefixesBase, savePrefixes } from './postal-list.repository.ts';

type ReadPrefix = Prefix & { readonly line: number };

/** A row of the file; null: something is wrong with it, and that is told. Without a city, several of the region share the prefix. */
export const readPrefix = (
  row: ReferenceCells,
  named: NamedPlaces,
  problems: ReferenceProblem[],
): ReadPrefix | null => {
  const reader = cellReader(row, problems);
  const { raw, wrong } = reader;
  const prefix = raw('prefix');
  if (!/^\d{3}$/.test(prefix)) wrong(prefix === '' ? 'empty' : 'prefix', 'prefix');
  if (raw('region') === '') wrong('empty', 'region');
  const before = problems.length;
  const city = raw('city') === '' ? null : pickCity(reader, named);
  const regionId = city ? city.regionId : problems.length > before ? null : pickRegion(reader, named);
  if (regionId === null || !/^\d{3}$/.test(prefix) || raw('region') === '') return null;
  return { line: row.line, prefix, regionId, cityId: city?.cityId ?? null };
};

/** What the first three digits of a postal index mean. DELIV-10 */
export const postalList: ReferenceList = {
  kind: 'postal',
  count: countPrefixes,
  base: prefixesBase,
  begin: () => {
    const seen = new Map<string, number>();
    return Promise.resolve({
      async settle(db: Executor, rows: readonly ReferenceCells[]) {
        const named = await findNamedPlaces(db, rows);
        const problems: ReferenceProblem[] = [];
        const read = rows.flatMap((row) => readPrefix(row, named, problems) ?? []);
        const found = await findPrefixes(
          db,
          read.map(({ prefix }) => prefix),
        );
        const stored = new Map(found.map((row) => [row.prefix, row]));
        const saved: Prefix[] = [];
        const counts = { added: 0, changed: 0, same: 0 };
        for (const row of read) {
          const earlier = seen.get(row.prefix);
          if (earlier !== undefined) {
            problems.push({ line: row.line, id: 'repeated', field: 'prefix', value: String(earlier) });
            continue;
          }
          seen.set(row.prefix, row.line);
          const before = stored.get(row.prefix);
          const isSame = before?.regionId === row.regionId && before.cityId === row.cityId;
          counts[before ? (isSame ? 'same' : 'changed') : 'added'] += 1;
          if (!isSame) saved.push(row);
        }
        return {
          problems,
          ...counts,
          async write(tx) {
            if (saved.length > 0) await savePrefixes(tx, saved);
          },
        };
      },
      end: () => Promise.resolve([]),
    });
  },
};
