import type { Language, MessageSpec } from '@trassa/contracts';
import type { StartNumbers } from '@trassa/contracts/office';
import { checkRanges } from '@trassa/rules';
import { invalid, notFound, ok, type Result } from '../../kernel/result.ts';
import { editVersion, type Tx } from '../../platform/database/index.ts';
import type { Acted } from '../../platform/http/index.ts';
import type { NumbersDeps } from './numbers-deps.ts';
import { readNumbers } from './read-numbers.ts';
import { findFormat, lockSheet, selectFormats, touchSheet } from './sheets.repository.ts';

type Wanted = {
  readonly first: number;
  readonly last: number;
  readonly cluster: string | null;
  readonly label: string;
};
type Asked = {
  readonly formatPublicId: string;
  readonly version: number;
  readonly ranges: readonly Wanted[];
  readonly userId: number;
  readonly language: Language;
};

/** PUT /api/admin/formats/{id}/numbers: none over another, and none away under numbers that were given. BO-074 */
export const setRanges = async (
  deps: NumbersDeps,
  tx: Tx,
  { formatPublicId, version, ranges, userId, language }: Asked,
): Promise<Result<Acted<{ values: StartNumbers }>>> => {
  const format = await findFormat(tx, formatPublicId);
  const sheet = format && (await lockSheet(tx, format.start));
  if (!format || !sheet) return notFound();
  const { inventory } = deps;
  const before = await inventory.lockRanges(tx, [format.id]);
  const kept = before
    .toSorted((a, b) => a.first - b.first)
    .map(({ first, last, clusterPublicId, label }) => ({ first, last, cluster: clusterPublicId, label }));
  const edited = editVersion({ version: sheet.version, values: { ranges: kept } }, version, {
    ranges: ranges.toSorted((a, b) => a.first - b.first),
  });
  if (!edited.ok) return edited;
  const { changes } = edited.value;
  if (changes.length) {
    const clusters = (await selectFormats(tx, sheet.startId)).find(({ id }) => id === format.id)?.clusters ?? [];
    const idOf = (cluster: string | null) => clusters.find(({ publicId }) => publicId === cluster)?.id ?? null;
    const problems: Record<string, MessageSpec> = checkRanges(ranges);
    for (const [index, { cluster }] of ranges.entries())
      if (cluster !== null && idOf(cluster) === null) problems[`ranges.${index}.cluster`] = { id: 'range_cluster' };
    if (Object.keys(problems).length) return invalid(problems);
    const written = ranges.map(({ first, last, cluster, label }) => ({ first, last, label, clusterId: idOf(cluster) }));
    const uncovered = await inventory.findUncovered(tx, format.id, written);
    if (uncovered) return invalid({ ranges: { id: 'range_used', ...uncovered } });
    await inventory.replaceRanges(tx, format.id, written);
    await touchSheet(tx, sheet.startId, { userId, now: deps.clock() });
  }
  const shown = await readNumbers(tx, deps, { publicId: format.start, language });
  return shown.ok ? ok({ answer: shown.value, changes }) : shown;
};
