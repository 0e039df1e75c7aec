import type { Tx } from '../../platform/database/index.ts';
import { lockEventCities } from '../events/index.ts';
import { replaceBars, replacePoints } from './place-charts.repository.ts';
import { replaceFormats, replaceTotals, updatePlaces } from './place-results.repository.ts';

/**
 * Computes everything that follows from the rows of an event city (or of several): places, order, totals, what the
 * tables show and what the charts of a result are drawn from (docs/domain/results.md). A fixed number of statements, whatever the rows; called after every change of
 * them. RESULT-03
 */
export const placeResults = async (tx: Tx, eventCities: number | readonly number[]): Promise<void> => {
  const ids = typeof eventCities === 'number' ? [eventCities] : eventCities;
  await lockEventCities(tx, ids);
  await updatePlaces(tx, ids);
  await replaceTotals(tx, ids);
  await replaceFormats(tx, ids);
  await replaceBars(tx, ids);
  await replacePoints(tx, ids);
};
