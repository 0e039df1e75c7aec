import { api } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import { toSlice } from '../../kernel/pagination.ts';
import { notFound, ok, refuse } from '../../kernel/result.ts';
import type { Database } from '../../platform/database/index.ts';
import { bind } from '../../platform/http/index.ts';
import { countByRegion, listSchools, searchSchools } from './schools.repository.ts';

/** Characters a search needs, and schools it answers (DEC-94). */
const searchFrom = 3;
const searchMost = 20;
const shared = { cache: 'public' } as const;
const collator = new Intl.Collator('ru');

/** The register of schools, colleges and universities (API §13). */
export const schoolsRoutes = (app: FastifyInstance, { db }: { db: Database }): void => {
  bind(
    app,
    api.places.schoolRegions,
    async () => {
      const regions = await countByRegion(db);
      return ok({ values: regions.toSorted((a, b) => collator.compare(a.name, b.name)) });
    },
    shared,
  );

  bind(
    app,
    api.places.schools,
    async ({ params, query }) => {
      const found = await listSchools(db, params.name, query.type ?? null, toSlice(query));
      return found ? ok({ values: found.schools, total: found.total }) : notFound();
    },
    shared,
  );

  bind(
    app,
    api.places.schoolSearch,
    async ({ params, query }) => {
      const text = params.text.trim();
      if (Array.from(text).length < searchFrom)
        return refuse({ code: 'validation', message: { id: 'search_short', min: searchFrom } });
      const found = { region: query.region ?? null, type: query.type ?? null, limit: searchMost };
      return ok({ values: await searchSchools(db, text, found) });
    },
    shared,
  );
};
