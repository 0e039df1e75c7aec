import { api } from '@trassa/contracts';
import { checkNameToFind } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { fromUnix } from '../../kernel/clock.ts';
import { toSlice } from '../../kernel/pagination.ts';
import { invalid, notFound, ok } from '../../kernel/result.ts';
import { bind } from '../../platform/http/index.ts';
import { presentCharts } from './charts.presenter.ts';
import { findCharts } from './charts.repository.ts';
import { filterResultCities, findTableCity, listResultPlaces } from './cities.repository.ts';
import { checkCertificate, readPublicCertificate } from './finish-certificate/certificate-file.ts';
import { nameToFind } from './domain/table-search.ts';
import { findPeople } from './people.repository.ts';
import { readTable } from './read-table.ts';
import { presentFormat, presentFound, presentRow, presentStanding, presentView } from './result.presenter.ts';
import { type TableCity, totalOf } from './result-row.ts';
import { isPubliclyNamed } from './result-view.ts';
import type { ResultsRoutesDeps } from './results-deps.ts';
import { presentCorrections } from './corrections/present-corrections.ts';
import { selectPublicCorrections } from './corrections/public-corrections.repository.ts';
import { toShareCard } from './share-picture.ts';
import { findResult } from './view.repository.ts';

const fresh = { cache: 'public' } as const;
/** A paper is drawn for a tenth of a second in which nobody else is served. */
const papers = { limit: { name: 'finish-certificates', count: 60, seconds: 60 } } as const;
/** Who leafs through names would collect them. */
const people = { limit: { name: 'results-people', count: 60, seconds: 60 } } as const;
const collators = { ru: new Intl.Collator('ru'), en: new Intl.Collator('en') };
const moment = (unix: number | null | undefined): Date | null =>
  unix === undefined || unix === null ? null : fromUnix(unix);

/** Published results for everybody (API §8). Rows are shared for a moment by all readers. */
export const resultsRoutes = (app: FastifyInstance, deps: ResultsRoutesDeps): void => {
  const { db, cache, showCards, cityShare, sharePath, brand } = deps;
  const { results } = api;
  const findCity = (publicId: string): Promise<TableCity | null> =>
    cache.get(`city ${publicId}`, () => findTableCity(db, publicId));

  bind(
    app,
    results.filtered,
    async ({ query, body, language }) => {
      const slice = toSlice(query);
      const filter = {
        city: body.city ?? null,
        from: moment(body.date_from),
        to: moment(body.date_to),
        eventType: body.event_type ?? null,
      };
      const found = await cache.get(JSON.stringify(['filtered', slice, filter]), () =>
        filterResultCities(db, filter, slice),
      );
      const cards = await showCards(
        found.rows.map(({ id }) => id),
        language,
      );
      const values = found.rows.flatMap(({ id, count, finished, formats }) => {
        const card = cards.get(id);
        return card ? [{ ...card, results: { count, finished, formats } }] : [];
      });
      return ok({ values, total: found.total });
    },
    fresh,
  );

  bind(
    app,
    results.cities,
    async ({ language }) => {
      const rows = await cache.get('places', () => listResultPlaces(db));
      const name = language === 'en' ? 'name_en' : 'name_ru';
      return ok({ values: rows.toSorted((a, b) => collators[language].compare(a[name], b[name])) });
    },
    fresh,
  );

  bind(
    app,
    results.formats,
    async ({ params, language }) => {
      const found = await findCity(params.event_city_id);
      const city = found && (await showCards([found.id], language)).get(found.id);
      if (!city) return notFound();
      const values = found.formats.map((format) => {
        const { public_id, title, count, finished } = presentFormat(format, language);
        return { public_id, title, count, finished, start_time: Math.floor(Date.parse(format.start) / 1000) };
      });
      return ok({ values, city });
    },
    fresh,
  );

  bind(
    app,
    results.table,
    async ({ params, query, language }) => {
      const found = await findCity(params.event_city);
      const city = found && (await showCards([found.id], language)).get(found.id);
      if (!city) return notFound();
      const key = JSON.stringify(['table', found.id, params.format, query]);
      const table = await cache.get(key, () => readTable(db, found, params.format, query));
      if (!table.ok) return table;
      const byId = new Map(found.formats.map((format) => [format.id, format]));
      const list = { gender: query.gender, category: query.category || undefined };
      const values = table.value.rows.flatMap((row) => {
        const format = byId.get(row.format_id);
        return format ? [presentRow(row, { ...format, leader_ms: totalOf(format, list).leader_ms }, list)] : [];
      });
      const settings = { formats: found.formats.map((format) => presentFormat(format, language)) };
      return ok({ values, city, settings, total: table.value.total });
    },
    fresh,
  );

  bind(
    app,
    results.people,
    async ({ query, body, language }) => {
      const phrase = nameToFind(body.name);
      if (phrase === null) return invalid({ name: checkNameToFind(body.name) ?? { id: 'result_name_short' } });
      const found = await findPeople(db, phrase, toSlice(query));
      return ok({ values: found.rows.map((view) => presentFound(view, language)), total: found.total });
    },
    people,
  );

  bind(
    app,
    results.one,
    async ({ params, language }) => {
      const view = await findResult(db, params.id);
      const found = view && (await findCity(view.event_city));
      const city = found && (await showCards([found.id], language)).get(found.id);
      const format = found?.formats.find(({ id }) => id === view?.format_id);
      if (!view || !city || !format) return notFound();
      const card = toShareCard(view, language, brand);
      return ok({
        values: presentView(view),
        city,
        format: presentFormat(format, language),
        standing: presentStanding(view),
        charts: presentCharts(view, await findCharts(db, view.id)),
        certificate: isPubliclyNamed(view),
        corrections: presentCorrections(await selectPublicCorrections(db, view.id)),
        share: card ? sharePath(view.public_id, language, card, 'link') : await cityShare(view.event_city, language),
        pictures: card && {
          wide: sharePath(view.public_id, language, card, 'wide'),
          tall: sharePath(view.public_id, language, card, 'tall'),
        },
      });
    },
    { cache: 'public', isKept: false },
  );

  bind(
    app,
    results.file,
    async ({ params, query, language, refuse, sendRaw }) => {
      const file = await readPublicCertificate(deps, params.id, query.language ?? language);
      if (!file.ok) return refuse(file.refusal);
      return sendRaw(file.value.bytes, {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${file.value.name}"`,
        'cache-control': 'private, no-store',
      });
    },
    papers,
  );

  bind(app, results.check, async ({ params, language }) => {
    const checked = await checkCertificate(deps, params.code, language);
    return checked.ok ? ok({ values: checked.value }) : checked;
  });
};
