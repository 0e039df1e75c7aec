import { api, type Language } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import { notFound, ok } from '../../kernel/result.ts';
import { bind } from '../../platform/http/index.ts';
import { presentCharts } from './charts.presenter.ts';
import { findTableCity } from './cities.repository.ts';
import { compareResults, findRivals } from './compare-results.ts';
import { presentFormat, presentRow, presentView } from './result.presenter.ts';
import type { ResultView } from './result-view.ts';
import type { ResultsRoutesDeps } from './results-deps.ts';

/** Two results side by side, and the search for the other one: words of a name stand in the body, never in an address. */
export const compareRoutes = (app: FastifyInstance, { db, cache, showCards }: ResultsRoutesDeps): void => {
  const { results } = api;
  const placeOf = async (view: ResultView, language: Language) => {
    const table = await cache.get(`city ${view.event_city}`, () => findTableCity(db, view.event_city));
    const city = table && (await showCards([table.id], language)).get(table.id);
    const format = table?.formats.find(({ id }) => id === view.format_id);
    return city && format ? { city, format } : null;
  };

  bind(
    app,
    results.compare,
    async ({ params, language }) => {
      const pair = await compareResults(db, params.id, params.other);
      if (!pair.ok) return pair;
      const [first] = pair.value;
      const place = first && (await placeOf(first.view, language));
      if (!place) return notFound();
      return ok({
        city: place.city,
        format: presentFormat(place.format, language),
        sides: pair.value.map(({ view, charts }) => ({
          values: presentView(view),
          charts: presentCharts(view, charts),
        })),
      });
    },
    { cache: 'public', isKept: false },
  );

  bind(app, results.rivals, async ({ params, body, language }) => {
    const found = await findRivals(db, params.id, body.search ?? '');
    if (!found.ok) return found;
    const { view, rivals, hasMore } = found.value;
    const place = await placeOf(view, language);
    if (!place) return notFound();
    return ok({
      city: place.city,
      format: presentFormat(place.format, language),
      values: presentView(view),
      rivals: rivals.map((row) => presentRow(row, place.format)),
      has_more: hasMore,
    });
  });
};
