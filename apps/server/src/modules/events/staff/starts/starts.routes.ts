import { errorText } from '@trassa/contracts';
import { officeStarts, startsList } from '@trassa/contracts/office';
import { may, readSought } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { toUnix } from '../../../../kernel/clock.ts';
import { readFilters, readList } from '../../../../kernel/list-declaration.ts';
import { notFound, ok, refuse } from '../../../../kernel/result.ts';
import { mapPage } from '../../../../platform/database/index.ts';
import { bind, type StaffSide } from '../../../../platform/http/index.ts';
import type { EventsStaffDeps } from '../events-staff-deps.ts';
import { selectFormatIds } from '../formats/formats-list.repository.ts';
import { placesOfStart } from '../places-of.repository.ts';
import { type StartActing, startObject } from './acting.ts';
import { changePlate, changeStart } from './change-start.ts';
import { findCities } from './cities.repository.ts';
import { copyStart } from './copy/copy-start.ts';
import { createStart } from './create-start.ts';
import { presentRow } from './list/present-row.ts';
import { countStarts, selectStarts } from './list/starts-list.repository.ts';
import { type LifeAct, liveStart, removeStart } from './live-start.ts';
import { presentStart, titleOf } from './present-start.ts';
import { previewWord } from './preview/preview-link.ts';
import { readPoints } from './publish/read-points.ts';
import { showOverview } from './show-overview.ts';
import { selectStart } from './start-card.repository.ts';

const citiesShown = 20;
type Asked = {
  readonly user: { readonly userId: number };
  readonly language: StartActing['language'];
  readonly staff: StaffSide;
};

/** Starts in the back office. */
export const startsRoutes = (app: FastifyInstance, deps: EventsStaffDeps): void => {
  const { db, clock, pictures, showHistory } = deps;
  /** The event as well as the start: a grant for either reaches what is done to it. */
  const acting = async ({ user, language, staff: { session } }: Asked, id: string): Promise<StartActing> => {
    const now = clock();
    const places = (await placesOfStart(db, id)) ?? [];
    const mayEdit = may(session.grants, 'events.edit', places, toUnix(now)).verdict === 'yes';
    return { userId: user.userId, language, now, mayEdit };
  };

  bind(app, officeStarts.list, async ({ query, language, staff: { reach } }) => {
    const now = clock();
    const ask = readList(startsList, query, now);
    if (!ask.ok) return ask;
    const sought = ask.value.search === null ? null : readSought(ask.value.search);
    const page = await selectStarts(db, ask.value, sought, { reach, now });
    return ok(mapPage(page, (row) => presentRow(row, language, now)));
  });
  bind(app, officeStarts.count, async ({ query, staff: { reach } }) => {
    const now = clock();
    const ask = readFilters(startsList, query, now);
    return ask.ok ? ok(await countStarts(db, ask.value, { reach, now })) : ask;
  });
  bind(app, officeStarts.read, async ({ params, language }) => {
    const now = clock();
    const row = await selectStart(db, params.id, now);
    return row ? ok({ values: presentStart(row, { language, now, pictures }) }) : notFound();
  });
  bind(app, officeStarts.history, async ({ params: { id }, query, language, staff: { session } }) => {
    const places = (await placesOfStart(db, id)) ?? [];
    const seesFormats = may(session.grants, 'formats.view', places, toUnix(clock())).verdict === 'yes';
    const parts = seesFormats ? (await selectFormatIds(db, id)).map((format) => ({ kind: 'format', id: format })) : [];
    return ok(await showHistory({ kind: 'start', id, parts }, { cursor: query.cursor ?? null, language }));
  });
  bind(app, officeStarts.overview, async ({ params, language }) => {
    const values = await showOverview(deps, db, params.id, { language, now: clock() });
    return values ? ok({ values }) : notFound();
  });
  bind(app, officeStarts.check, async ({ params, language }) => {
    const now = clock();
    const row = await selectStart(db, params.id, now);
    return row ? ok({ points: await readPoints(deps, db, row.id, { language, now }) }) : notFound();
  });
  bind(app, officeStarts.preview, ({ params, staff: { act } }) =>
    act(async (tx) => {
      const now = clock();
      const row = await selectStart(tx, params.id, now);
      if (!row) return notFound();
      const { word, until } = previewWord(deps.house.previewKey, row.publicId, now);
      const path = `/event/${row.eventPublicId}?city=${row.publicId}&preview=${word}`;
      return ok({ answer: { values: { path, until } }, object: startObject(row.publicId, titleOf(row)) });
    }),
  );
  bind(app, officeStarts.cities, async ({ query, language }) => {
    const rows = await findCities(db, query.search ?? '', citiesShown);
    return ok({
      values: rows.map(({ id, nameRu, nameEn, regionRu, timezone, latitude, longitude }) => ({
        id,
        name: language === 'en' ? nameEn : nameRu,
        region: regionRu,
        timezone,
        latitude,
        longitude,
      })),
    });
  });

  bind(app, officeStarts.create, ({ body, user, language, staff }) =>
    staff.act((tx) => createStart(deps, tx, body, { userId: user.userId, language, now: clock(), mayEdit: true })),
  );
  bind(app, officeStarts.change, async ({ params, body, ...asked }) => {
    const by = await acting(asked, params.id);
    return asked.staff.act((tx) => changeStart(deps, tx, params.id, body, by));
  });
  bind(app, officeStarts.plate, async ({ params, body, ...asked }) => {
    const by = await acting(asked, params.id);
    return asked.staff.act((tx) => changePlate(deps, tx, params.id, body, by));
  });
  bind(app, officeStarts.copy, async ({ params, body, ...asked }) => {
    const by = await acting(asked, params.id);
    const event = (await placesOfStart(db, params.id))?.[0]?.event ?? '';
    // A copy is another start of the event: a grant for the one start alone would not reach it.
    const mayAdd = may(asked.staff.session.grants, 'events.edit', [{ event, start: null }], toUnix(by.now));
    return asked.staff.act(async (tx) =>
      mayAdd.verdict === 'yes'
        ? copyStart(deps, tx, params.id, body, by)
        : refuse({ code: 'role_required', details: { right: 'events.edit' } }),
    );
  });
  bind(app, officeStarts.remove, ({ params, language, staff }) =>
    staff.act(async (tx) => {
      const removed = await removeStart(deps, tx, params.id);
      return removed.ok ? ok({ ...removed.value, answer: { message: errorText(language, { id: 'done' }) } }) : removed;
    }),
  );

  const live = async (act: LifeAct, id: string, sent: { version: number; reason?: string }, asked: Asked) => {
    const by = await acting(asked, id);
    return asked.staff.act((tx) => liveStart(deps, tx, id, { act, ...sent }, by));
  };
  bind(app, officeStarts.publish, ({ params, body, ...asked }) => live('publish', params.id, body, asked));
  bind(app, officeStarts.hide, ({ params, body, ...asked }) => live('hide', params.id, body, asked));
  bind(app, officeStarts.stopSale, ({ params, body, ...asked }) => live('stop_sale', params.id, body, asked));
  bind(app, officeStarts.resumeSale, ({ params, body, ...asked }) => live('resume_sale', params.id, body, asked));
  bind(app, officeStarts.archive, ({ params, body, ...asked }) => live('archive', params.id, body, asked));
  bind(app, officeStarts.restore, ({ params, body, ...asked }) => live('restore', params.id, body, asked));
};
