import type { Language } from '@trassa/contracts';
import { type Approval, mailingsList, officeMailings } from '@trassa/contracts/office';
import type { Grant } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { readFilters, readList } from '../../../kernel/list-declaration.ts';
import { notFound, ok, type Refused } from '../../../kernel/result.ts';
import { say } from '../../../kernel/say.ts';
import { mapPage } from '../../../platform/database/index.ts';
import { bind, type Login, type StaffSide } from '../../../platform/http/index.ts';
import { reachStart } from '../audience/check-audience.ts';
import { selectCities, selectFormats } from '../audience/targets.repository.ts';
import type { MailingsDeps } from '../mailings-deps.ts';
import { showAudience } from './audience-view.ts';
import { type Control, controlMailing } from './control-mailing.ts';
import { countMailings, selectMailings } from './mailing-rows.repository.ts';
import { presentRow, readMailing } from './present-mailing.ts';
import { changeMailing, createMailing, removeMailing, type Saved } from './save-mailing.ts';
import { scheduleMailing } from './schedule-mailing.ts';
import { previewMailing, testMailing } from './try-mailing.ts';

type Acting = { readonly language: Language; readonly staff: StaffSide };
type Seeing = {
  readonly language: Language;
  readonly staff: { readonly session: { readonly grants: readonly Grant[] } };
};

/** Mass letters (back-office.md 5.13). */
export const mailingsRoutes = (app: FastifyInstance, deps: MailingsDeps): void => {
  const { db, clock, showHistory } = deps;
  const card = async (id: string, { language, staff }: Seeing) => {
    const values = await readMailing(db, id, { language, grants: staff.session.grants, now: clock() });
    return values ? ok({ values }) : notFound();
  };
  /** The mailing as it is once the act is committed. */
  const shown = async <T extends { value: Saved }>(done: T | Refused, by: Seeing) => {
    if ('refusal' in done) return done;
    const read = await card(done.value.id, by);
    return read.ok ? { ...done, value: read.value } : read;
  };
  /** The same, or the request that waits for a second person. */
  const begun = async <T extends { value: Saved | { approval: Approval } }>(done: T | Refused, by: Seeing) => {
    if ('refusal' in done) return done;
    const { value } = done;
    return 'approval' in value ? { ...done, value } : shown({ ...done, value }, by);
  };

  bind(app, officeMailings.list, async ({ query, language, staff: { reach } }) => {
    const ask = readList(mailingsList, query, clock());
    if (!ask.ok) return ask;
    return ok(mapPage(await selectMailings(db, ask.value, reach), (row) => presentRow(row, language)));
  });

  bind(app, officeMailings.count, async ({ query, staff: { reach } }) => {
    const ask = readFilters(mailingsList, query, clock());
    return ask.ok ? ok(await countMailings(db, ask.value, reach)) : ask;
  });

  bind(app, officeMailings.audience, ({ query, language, staff: { reach } }) =>
    showAudience(deps, query, { reach, language }),
  );

  bind(app, officeMailings.targets, async ({ query: { start: id }, language, staff: { reach } }) => {
    const start = id === undefined ? null : await reachStart(db, id, reach);
    if (id !== undefined && !start) return notFound();
    const formats = start ? await selectFormats(db, start.id) : [];
    const cities = start || reach !== 'all' ? [] : await selectCities(db);
    return ok({
      values: {
        start: start && {
          public_id: start.publicId,
          title: `${say(language, start.ru, start.en)}, ${say(language, start.cityRu, start.cityEn)}`,
          timezone: start.timezone,
        },
        formats: formats.map(({ publicId, ru, en }) => ({ public_id: publicId, title: say(language, ru, en) })),
        cities: cities.map((city) => ({ id: city.id, title: say(language, city.ru, city.en) })),
      },
    });
  });

  bind(app, officeMailings.read, ({ params, ...by }) => card(params.id, by));

  bind(app, officeMailings.history, async ({ params, query, language }) =>
    ok(await showHistory({ kind: 'mailing', id: params.id }, { cursor: query.cursor ?? null, language })),
  );

  bind(app, officeMailings.create, async ({ body, user: { userId }, ...by }) =>
    shown(await by.staff.act((tx) => createMailing(tx, { userId, reach: by.staff.reach, now: clock() }, body)), by),
  );

  bind(app, officeMailings.change, async ({ params, body, user: { userId }, ...by }) => {
    const who = { userId, reach: by.staff.reach, now: clock(), publicId: params.id };
    return shown(await by.staff.act((tx) => changeMailing(tx, who, body)), by);
  });

  bind(app, officeMailings.preview, ({ params, body, staff: { act } }) =>
    act((tx) => previewMailing(tx, deps, params.id, body)),
  );

  bind(app, officeMailings.test, ({ params, body, language, staff: { act } }) =>
    act((tx) => testMailing(tx, deps, params.id, { ...body, told: language })),
  );

  const schedule = (
    scheduled: { id: string; version: number; at: number | null; people: number },
    user: Login,
    by: Acting,
  ) => {
    const { session, reach, act } = by.staff;
    const asker = { userId: user.userId, loginId: user.loginId, grants: session.grants, language: by.language };
    return act((tx) => scheduleMailing(tx, deps, scheduled, { reach, by: asker }));
  };

  bind(app, officeMailings.send, async ({ params: { id }, body: { version, people }, user, ...by }) =>
    begun(await schedule({ id, version, at: null, people }, user, by), by),
  );

  bind(app, officeMailings.schedule, async ({ params: { id }, body: { version, at, people }, user, ...by }) =>
    begun(await schedule({ id, version, at, people }, user, by), by),
  );

  const controls = ['recall', 'pause', 'resume', 'stop'] as const satisfies readonly Control[];
  for (const control of controls)
    bind(app, officeMailings[control], async ({ params: { id }, body, user: { userId }, ...by }) =>
      shown(
        await by.staff.act((tx) =>
          controlMailing(tx, deps, control, { id, version: body.version }, { userId, now: clock() }),
        ),
        by,
      ),
    );

  bind(app, officeMailings.remove, ({ params, body, language, staff: { act } }) =>
    act((tx) => removeMailing(tx, params.id, { version: body.version, language })),
  );
};
