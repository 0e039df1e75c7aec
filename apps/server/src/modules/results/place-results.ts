import type { Tx } from '../../platform/database/index.ts';
import { lockEventCities } from '../events/index.ts';
import { replaceBars, replacePoints } from './place-charts.repository.ts';
import { findBeside, replaceFormats, replaceTotals, updatePlaces } from './place-results.repository.ts';
import type { Placed } from './placed.repository.ts';

const place = async (tx: Tx, placed: Placed): Promise<void> => {
  await updatePlaces(tx, placed);
  await replaceTotals(tx, placed);
  await replaceFormats(tx, placed);
  await replaceBars(tx, placed);
  await replacePoints(tx, placed);
};

/**
 * Computes everything that follows from the rows of an event city (or of several): places, order, totals, what the
 * tables show and what the charts of a result are drawn from (docs/domain/results.md). A fixed number of statements, whatever the rows; called after every change of
 * them. RESULT-03
 */
export const placeResults = async (tx: Tx, eventCities: number | readonly number[]): Promise<void> => {
  const cities = typeof eventCities === 'number' ? [eventCities] : eventCities;
  await lockEventCities(tx, cities);
  await place(tx, { cities });
};

/** The same for one format alone, and those that share its overall list; of a locked event city. */
export const placeFormat = async (
  tx: Tx,
  { startId, formatId }: { readonly startId: number; readonly formatId: number },
): Promise<void> => place(tx, { cities: [startId], formats: await findBeside(tx, formatId) });
