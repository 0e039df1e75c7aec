import { api } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import { toUnix } from '../../kernel/clock.ts';
import { notFound, ok } from '../../kernel/result.ts';
import { bind } from '../../platform/http/index.ts';
import { presentCity } from './city.presenter.ts';
import type { RouteDeps } from './events.routes.ts';
import { presentFormat, presentTeam, presentWholeFormat } from './format.presenter.ts';
import {
  findCityFormats,
  findFormat,
  findInsurances,
  findShirts,
  findTeamByCode,
  findTeams,
} from './formats.repository.ts';
import { presentOffer } from './insurance-offer.presenter.ts';
import { withGoods } from './offered-goods.ts';

/** Guesses at the code of a private team, per address. */
const codeLimit = { name: 'team-code', count: 10, seconds: 60 };
const shared = { cache: 'public' } as const;

/** Formats of an event city with what is asked of their participants (API §7, DEC-48, DEC-49, DEC-55, DEC-64). */
export const formatRoutes = (app: FastifyInstance, deps: RouteDeps): void => {
  const { db, clock, pictures, cache, goodsOfEvents } = deps;
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
        values: await withGoods(
          found.formats.map((row) => presentFormat(row, language, now)),
          language,
          goodsOfEvents,
        ),
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
      if (!row) return notFound();
      const [format] = await withGoods([presentWholeFormat(row, language, toUnix(clock()))], language, goodsOfEvents);
      return format ? ok({ values: format }) : notFound();
    },
    shared,
  );

  bind(
    app,
    events.insurances,
    async ({ params, language }) => {
      const offers = await cache.get(`insurances ${params.id}`, () => findInsurances(db, params.id, clock()));
      return offers ? ok({ values: offers.map((offer) => presentOffer(offer, language)) }) : notFound();
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
