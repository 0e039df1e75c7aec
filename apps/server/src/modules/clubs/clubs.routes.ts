import { landPath } from '@trassa/artwork';
import { api, type City, errorText } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import { toSlice } from '../../kernel/pagination.ts';
import { notFound, ok } from '../../kernel/result.ts';
import { bind } from '../../platform/http/index.ts';
import { joinClub, leaveClub, type MembershipDeps, readOwnClubs } from './change-membership.ts';
import { presentClub, presentType } from './club.presenter.ts';
import { findClub, listClubCities, listClubs, listTypes } from './clubs.repository.ts';

const collators = { ru: new Intl.Collator('ru'), en: new Intl.Collator('en') };

/** Clubs and who is in them (API §10). One statement a page. */
export const clubsRoutes = (app: FastifyInstance, deps: MembershipDeps): void => {
  const { db, clock } = deps;

  bind(app, api.clubs.list, async ({ query, user }) => {
    const sort = query.sort ?? 'name';
    const filter = {
      search: query.search?.trim() ?? '',
      cityId: query.city ?? null,
      sort,
      order: query.order ?? (sort === 'date' ? 'desc' : 'asc'),
    };
    const { clubs, total } = await listClubs(db, filter, toSlice(query), {
      userId: user?.userId ?? null,
      now: clock(),
    });
    return ok({ values: clubs.map(presentClub), total, land: landPath('soot') });
  });

  bind(
    app,
    api.clubs.cities,
    async ({ language }) => {
      const nameIn = (city: City): string => (language === 'en' ? city.name_en : city.name_ru);
      const cities = await listClubCities(db);
      return ok({ values: cities.toSorted((a, b) => collators[language].compare(nameIn(a), nameIn(b))) });
    },
    { cache: 'public' },
  );

  bind(app, api.clubs.one, async ({ params, user }) => {
    const club = await findClub(db, params.id, { userId: user?.userId ?? null, now: clock() });
    return club ? ok({ values: presentClub(club) }) : notFound();
  });

  bind(app, api.clubs.mine, async ({ user }) => ok({ values: await readOwnClubs(db, user.userId, clock()) }));

  bind(app, api.clubs.join, async ({ params, user, language }) => {
    const joined = await joinClub(deps, params.id, user.userId);
    return joined.ok ? ok({ message: errorText(language, { id: 'club_joined' }), values: joined.value }) : joined;
  });

  bind(app, api.clubs.leave, async ({ params, user, language }) => {
    const left = await leaveClub(deps, params.id, user.userId);
    return left.ok ? ok({ message: errorText(language, { id: 'club_left' }), values: left.value }) : left;
  });

  bind(
    app,
    api.clubs.types,
    async ({ language }) => ok({ values: (await listTypes(db)).map((type) => presentType(type, language)) }),
    { cache: 'public' },
  );
};
