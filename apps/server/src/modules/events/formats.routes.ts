import { api } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import { toUnix } from '../../kernel/clock.ts';
import { notFound, ok } from '../../kernel/result.ts';
import { bind } from '../../platform/http/index.ts';
import { presentCity } from './city.presenter.ts';
import type { RouteDeps } from './events.routes.ts';
import { presentFormat, presentTeam } from './format.presenter.ts';
import {
  findCityFormats,
  findFormat,
  findInsurances,
  findShirts,
  findTeamByCode,
  findTeams,
} from './formats.repository.ts';

/** Guesses at the code of a private team, per address. */
const codeLimit = { name: 'team-code', count: 10, seconds: 60 };
const shared = { cache: 'public' } as const;

/** Formats of an event city with what is asked of their participants (API §7, DEC-48, DEC-49, DEC-55, DEC-64). */
export const formatRoutes = (app: FastifyInstance, { db, clock, pictures, cache }: RouteDeps): void => {
  const { events } = api;

  bind(
    app,
    events.formats,
    async ({ params, query, language }) => {
      const withHidden = query.hidden === 'true';
      const found = await cache.get(`formats ${withHidden} ${params.id}`, () =>
        findCityFormats(db, params.id, { now: clock(), withHidden }),
      );
      if (!found) return notFound();
      const now = toUnix(clock());
      return ok({
        values: found.formats.map((row) => presentFormat(row, language, now)),
        city: presentCity(found.city, { language, now, pictures }),
      });
    },
    shared,
  );

  bind(
    app,
    events.format,
    async ({ params, language }) => {
      const row = await cache.get(`format ${params.id}`, () => findFormat(db, params.id));
      return row ? ok({ values: presentFormat(row, language, toUnix(clock())) }) : notFound();
    },
    shared,
  );

  bind(
    app,
    events.insurances,
    async ({ params }) => {
      const offers = await cache.get(`insurances ${params.id}`, () => findInsurances(db, params.id));
      return offers ? ok({ values: offers }) : notFound();
    },
    shared,
  );

  bind(
    app,
    events.teams,
    async ({ params, query }) => {
      const asked = { search: (query.search ?? '').trim(), onlyFree: query.free === 'true' };
      const rows = await cache.get(JSON.stringify(['teams', params.id, asked]), () => findTeams(db, params.id, asked));
      return rows ? ok({ values: rows.map(presentTeam) }) : notFound();
    },
    shared,
  );

  bind(
    app,
    events.teamByCode,
    async ({ params }) => {
      const row = await findTeamByCode(db, params.id, params.code);
      return row ? ok({ values: presentTeam(row) }) : notFound();
    },
    { limit: codeLimit },
  );

  bind(
    app,
    events.shirts,
    async ({ params }) => {
      const sizes = await cache.get(`shirts ${params.event_city}`, () => findShirts(db, params.event_city));
      return sizes ? ok({ values: sizes }) : notFound();
    },
    shared,
  );
};
