import { errorText } from '@trassa/contracts';
import { eventsList, officeEvents } from '@trassa/contracts/office';
import { may, readSought } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { toUnix } from '../../../../kernel/clock.ts';
import { readFilters, readList } from '../../../../kernel/list-declaration.ts';
import { invalid, notFound, ok } from '../../../../kernel/result.ts';
import { mapPage } from '../../../../platform/database/index.ts';
import { photoLeast, readPhoto } from '../../../../platform/drawing/read-photo.ts';
import { bind, type StaffSide } from '../../../../platform/http/index.ts';
import type { EventsStaffDeps } from '../events-staff-deps.ts';
import { changeEvent, changePhoto, createEvent, type EventActing, moveEvent, removeEvent } from './change-event.ts';
import { countEvents, selectEvents } from './events-list.repository.ts';
import { selectEvent } from './events.repository.ts';
import { presentEvent } from './present-event.ts';

type Asked = {
  readonly user: { readonly userId: number };
  readonly language: EventActing['language'];
  readonly staff: StaffSide;
};

/** Events in the back office. */
export const eventsOfficeRoutes = (app: FastifyInstance, deps: EventsStaffDeps): void => {
  const { db, clock, keepMedia, showHistory } = deps;
  const acting = ({ user, language, staff: { session } }: Asked, id: string | null): EventActing => {
    const now = clock();
    const places = id === null ? [] : [{ event: id, start: null }];
    const mayEdit = may(session.grants, 'events.edit', places, toUnix(now)).verdict === 'yes';
    return { userId: user.userId, language, now, mayEdit };
  };

  bind(app, officeEvents.list, async ({ query, staff: { reach } }) => {
    const now = clock();
    const ask = readList(eventsList, query, now);
    if (!ask.ok) return ask;
    const sought = ask.value.search === null ? null : readSought(ask.value.search);
    const page = await selectEvents(db, ask.value, sought, { reach, now });
    return ok(
      mapPage(page, (row) => ({
        public_id: row.publicId,
        event_type: row.eventType,
        title_ru: row.titleRu,
        title_en: row.titleEn,
        series: row.series,
        status: row.status,
        starts: row.starts,
        next_start: row.nextStart && toUnix(row.nextStart),
      })),
    );
  });
  bind(app, officeEvents.count, async ({ query, staff: { reach } }) => {
    const ask = readFilters(eventsList, query, clock());
    return ask.ok ? ok(await countEvents(db, ask.value, reach)) : ask;
  });
  bind(app, officeEvents.read, async ({ params, language }) => {
    const row = await selectEvent(db, params.id);
    return row ? ok({ values: presentEvent(row, language, toUnix(clock())) }) : notFound();
  });
  bind(app, officeEvents.history, async ({ params: { id }, query, language }) =>
    ok(await showHistory({ kind: 'event', id }, { cursor: query.cursor ?? null, language })),
  );
  bind(app, officeEvents.create, ({ body, staff, ...asked }) =>
    staff.act((tx) => createEvent(deps, tx, body, acting({ ...asked, staff }, null))),
  );
  bind(app, officeEvents.change, ({ params, body, staff, ...asked }) =>
    staff.act((tx) => changeEvent(deps, tx, params.id, body, acting({ ...asked, staff }, params.id))),
  );
  bind(app, officeEvents.photo, async ({ params, query, req, staff, ...asked }) => {
    const file = req.isMultipart() ? await req.file({ limits: { files: 1 } }) : null;
    const bytes = file ? await file.toBuffer() : null;
    const photo = bytes?.length ? await readPhoto(bytes, photoLeast) : ok(null);
    return staff.act(async (tx) => {
      if (!photo.ok) return photo;
      if (file && photo.value === null) return invalid({ file: { id: 'upload' } });
      const keep = async (): Promise<string | null> => photo.value && (await keepMedia(tx, photo.value));
      return changePhoto(tx, params.id, { version: query.version, keep }, acting({ ...asked, staff }, params.id));
    });
  });
  bind(app, officeEvents.archive, ({ params, body, staff, ...asked }) =>
    staff.act((tx) =>
      moveEvent(tx, params.id, { version: body.version, to: 'archived' }, acting({ ...asked, staff }, params.id)),
    ),
  );
  bind(app, officeEvents.restore, ({ params, body, staff, ...asked }) =>
    staff.act((tx) =>
      moveEvent(tx, params.id, { version: body.version, to: 'restored' }, acting({ ...asked, staff }, params.id)),
    ),
  );
  bind(app, officeEvents.remove, ({ params, language, staff }) =>
    staff.act(async (tx) => {
      const removed = await removeEvent(deps, tx, params.id);
      return removed.ok ? ok({ ...removed.value, answer: { message: errorText(language, { id: 'done' }) } }) : removed;
    }),
  );
};
