import { api } from '@trassa/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound, ok } from '../../kernel/result.ts';
import type { Database } from '../../platform/database/index.ts';
import { bind } from '../../platform/http/index.ts';
import { countries, findIndex, findPlace } from './find-place.ts';
import { inOrder, matching, presentCity, presentRegion } from './place.presenter.ts';
import { listCities, listRegions } from './places.repository.ts';
import { schoolsRoutes } from './schools.routes.ts';

export { findNamedPlaces, type NamedPlaces, pickCity, pickRegion } from './reference/pick-place.ts';
export { placesList } from './reference/places-list.ts';
export { schoolsList } from './reference/schools-list.ts';

export type PlacesDeps = { readonly db: Database };
export type PlacesModule = { routes(app: FastifyInstance): void };

const shared = { cache: 'public' } as const;

/** GeoNames id of the visitor's city, when the proxy in front tells it; only ever a guess. See docs/operations.md. */
const guessOf = ({ headers }: FastifyRequest): number | null => {
  const id = Number(headers['x-city-geoname-id']);
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : null;
};

/** Countries, regions, cities, postal indexes and schools (API §13). One statement a call. */
export const createPlacesModule = ({ db }: PlacesDeps): PlacesModule => ({
  routes(app) {
    bind(
      app,
      api.places.regions,
      async ({ params, language }) => {
        const regions = await listRegions(db, params.country);
        return ok({ values: inOrder(regions, language).map(presentRegion) });
      },
      shared,
    );

    bind(app, api.places.countries, async () => ok({ values: [...countries] }), shared);

    bind(
      app,
      api.places.cities,
      async ({ params, query, language }) => {
        const cities = await listCities(db, params.id);
        if (!cities) return notFound();
        const ordered = inOrder(cities, language);
        return ok({ values: (query.search?.trim() ? matching(ordered, query.search) : ordered).map(presentCity) });
      },
      shared,
    );

    bind(app, api.places.detailed, ({ query, req }) =>
      findPlace(db, { cityId: query.city ?? null, guess: guessOf(req) }),
    );

    bind(app, api.places.postalIndex, ({ params }) => findIndex(db, params.index), shared);

    schoolsRoutes(app, { db });
  },
});
