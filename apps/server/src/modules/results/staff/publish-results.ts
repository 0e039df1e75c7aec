import type { Language } from '@trassa/contracts';
import type { StartResults } from '@trassa/contracts/office';
import { invalid, notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import { type Tx, versionField } from '../../../platform/database/index.ts';
import type { Acted, Change } from '../../../platform/http/index.ts';
import { findResultsState, lockEventCities, type ResultsState, writeResultsState } from '../../events/index.ts';
import { countRowsOf } from './office-rows.repository.ts';
import { type ReadDeps, readStartResults } from './read-start-results.ts';

type By = { readonly userId: number; readonly now: Date };

/** The start with its results' publication, which nobody else changes, imports or corrects meanwhile. */
export const lockResultsState = async (tx: Tx, startPublicId: string): Promise<ResultsState | null> => {
  const found = await findResultsState(tx, startPublicId);
  if (!found) return null;
  await lockEventCities(tx, [found.id]);
  return findResultsState(tx, startPublicId);
};

const write = async (tx: Tx, state: ResultsState, open: ReadonlySet<number>, by: By): Promise<Change[]> => {
  const before = state.formats.filter(({ isOpen }) => isOpen);
  const after = state.formats.filter(({ id }) => open.has(id));
  if (before.length === after.length && before.every(({ id }) => open.has(id))) return [];
  await writeResultsState(tx, state, { open: after.map(({ id }) => id), ...by });
  const names = (formats: readonly { titleRu: string }[]): string => formats.map(({ titleRu }) => titleRu).join(', ');
  return [
    { field: 'results_open', before: names(before), after: names(after) },
    { field: versionField, before: state.version, after: state.version + 1 },
  ];
};

/** Opens formats beside those that are open already; answers what has changed. */
export const publishFormats = async (
  tx: Tx,
  startPublicId: string,
  formats: readonly number[],
  by: By,
): Promise<Change[]> => {
  const state = await lockResultsState(tx, startPublicId);
  if (!state) return [];
  const open = new Set([...state.formats.filter(({ isOpen }) => isOpen).map(({ id }) => id), ...formats]);
  return write(tx, state, open, by);
};

export type AskedState = {
  readonly publicId: string;
  readonly version: number;
  /** Public ids. */
  readonly formats: readonly string[];
  readonly isOpening: boolean;
};

/**
 * Opens results of formats, or takes them back: what is closed answers 404 as if it had never been. Refuses `conflict`, formats of
 * another start, and to open what has no row. BO-107
 */
export const changePublication = async (
  tx: Tx,
  deps: ReadDeps,
  { publicId, version, formats, isOpening }: AskedState,
  by: By & { readonly language: Language },
): Promise<Result<Acted<{ values: StartResults }>>> => {
  const state = await lockResultsState(tx, publicId);
  if (!state) return notFound();
  if (state.version !== version)
    return refuse({ code: 'conflict', since: version, details: { current: {}, version: state.version } });
  const chosen = state.formats.filter((format) => formats.includes(format.publicId));
  if (chosen.length < new Set(formats).size) return invalid({ formats: { id: 'wrong_value' } });
  const ids = chosen.map(({ id }) => id);
  if (isOpening && (await countRowsOf(tx, ids)) === 0) return refuse({ code: 'state', message: { id: 'result_none' } });
  const open = new Set(state.formats.filter(({ isOpen }) => isOpen).map(({ id }) => id));
  for (const id of ids)
    if (isOpening) open.add(id);
    else open.delete(id);
  const changes = await write(tx, state, open, { userId: by.userId, now: by.now });
  const shown = await readStartResults(tx, deps, publicId, by.language);
  if (!shown) return notFound();
  return ok({
    answer: { values: shown },
    object: { kind: 'start', publicId, title: state.titleRu },
    changes,
  });
};
