import type { Language } from '@trassa/contracts';
import type { StartResults } from '@trassa/contracts/office';
import { changedSince, invalid, notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import { type Tx, versionField } from '../../../platform/database/index.ts';
import type { Acted, Change } from '../../../platform/http/index.ts';
import {
  findResultsState,
  lockEventCities,
  lockEventCityWithin,
  type ResultsState,
  writeResultsState,
} from '../../events/index.ts';
import { selectFormatFigures } from './office-rows.repository.ts';
import { type ReadDeps, readStartResults } from './read-start-results.ts';

type By = { readonly userId: number; readonly now: Date };

/** Milliseconds that a person waits for a file that is being stored. */
export const mostWaiting = 2000;

/** The start with its results' publication, which nobody else changes, imports or corrects meanwhile. */
const lockResultsState = async (tx: Tx, startPublicId: string): Promise<ResultsState | null> => {
  const found = await findResultsState(tx, startPublicId);
  if (!found) return null;
  await lockEventCities(tx, [found.id]);
  return findResultsState(tx, startPublicId);
};

/** Formats of a start that have rows: of others there is nothing to open. */
const filledOf = async (tx: Tx, { id }: Pick<ResultsState, 'id'>): Promise<ReadonlySet<number>> => {
  const figures = await selectFormatFigures(tx, id);
  return new Set([...figures].flatMap(([format, { rows }]) => (rows > 0 ? [format] : [])));
};

type Filled = { readonly filled: ReadonlySet<number> };

const openOf = ({ formats }: ResultsState, filled: ReadonlySet<number>): Set<number> =>
  new Set(formats.flatMap(({ id, isOpen }) => (isOpen && filled.has(id) ? [id] : [])));

const write = async (
  tx: Tx,
  state: ResultsState,
  open: ReadonlySet<number>,
  { filled, ...by }: By & Filled,
): Promise<Change[]> => {
  const before = state.formats.filter(({ id, isOpen }) => isOpen && filled.has(id));
  const after = state.formats.filter(({ id }) => open.has(id));
  const isSame = before.length === after.length && before.every(({ id }) => open.has(id));
  // A start that is open without any open format is still to be closed.
  if (isSame && (after.length > 0 || state.publishedAt === null)) return [];
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
  const filled = await filledOf(tx, state);
  const open = openOf(state, filled);
  for (const id of formats) if (filled.has(id)) open.add(id);
  return write(tx, state, open, { ...by, filled });
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
 * another start, to open what has no row, and while a file is being stored. BO-107
 */
export const changePublication = async (
  tx: Tx,
  deps: ReadDeps,
  { publicId, version, formats, isOpening }: AskedState,
  by: By & { readonly language: Language },
): Promise<Result<Acted<{ values: StartResults }>>> => {
  const found = await findResultsState(tx, publicId);
  if (!found) return notFound();
  if (!(await lockEventCityWithin(tx, found.id, mostWaiting)))
    return refuse({ code: 'state', message: { id: 'results_busy' } });
  const state = (await findResultsState(tx, publicId)) ?? found;
  if (state.version !== version) return changedSince(version, state.version);
  const chosen = state.formats.filter((format) => formats.includes(format.publicId));
  if (chosen.length < new Set(formats).size) return invalid({ formats: { id: 'wrong_value' } });
  const ids = chosen.map(({ id }) => id);
  const filled = await filledOf(tx, state);
  if (isOpening && ids.some((id) => !filled.has(id))) return refuse({ code: 'state', message: { id: 'result_none' } });
  const open = openOf(state, filled);
  for (const id of ids)
    if (isOpening) open.add(id);
    else open.delete(id);
  const changes = await write(tx, state, open, { userId: by.userId, now: by.now, filled });
  const shown = await readStartResults(tx, deps, publicId, by.language);
  if (!shown) return notFound();
  return ok({
    answer: { values: shown },
    object: { kind: 'start', publicId, title: state.titleRu },
    changes,
  });
};
