import { officeSupport, supportList } from '@trassa/contracts/office';
import { readSought, supportBounds } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { fromUnix, toUnix } from '../../../kernel/clock.ts';
import { readFilters, readList } from '../../../kernel/list-declaration.ts';
import { notFound, ok, refuse } from '../../../kernel/result.ts';
import { mapPage } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/index.ts';
import { waitForSearch } from '../../finder/index.ts';
import type { SupportDeps } from '../support-deps.ts';
import { assignTo, closeWithReason, openAgain } from './acts/move-request.ts';
import { answerRequest, noteOnRequest } from './acts/write-to-request.ts';
import { mayAll, objectOf, presentRow } from './present-support.ts';
import { readCard } from './read-card.ts';
import { showRequestHistory } from './request-history.ts';
import { countSupport, selectSupport } from './request-rows.repository.ts';

/** Requests of visitors in the back office (back-office.md 3.10, 5.18). */
export const supportStaffRoutes = (app: FastifyInstance, deps: SupportDeps): void => {
  const { db, office } = deps;
  const { clock, namesOf } = office;
  const lateAt = (now: Date): Date => fromUnix(supportBounds(toUnix(now)).late);

  bind(app, officeSupport.list, async ({ req, user, query, staff: { reach, session } }) => {
    const retryAfter = query['search'] === undefined ? 0 : waitForSearch(req.server.limiter, user.userId);
    if (retryAfter) return refuse({ code: 'rate_limited', retryAfter });
    const now = clock();
    const ask = readList(supportList, query, now);
    if (!ask.ok) return ask;
    const { userId } = user;
    const { search } = ask.value;
    // By an e-mail it is told whose a request is: that is for whoever may find people (back-office.md 6.2).
    const finds = mayAll({ grants: session.grants, now }, 'people.find');
    const sought = search === null ? null : { ...readSought(search), ...(!finds && { email: null }) };
    const page = await selectSupport(db, ask.value, { isWhole: reach === 'all', userId, late: lateAt(now), sought });
    if (sought && page.total.count)
      await office.noteSearch({ userId, session, address: req.ip, requestId: req.id }, { ...sought, phoneEnd: null });
    const people = page.values.map(({ assignedTo }) => assignedTo).filter((id) => id !== null);
    const names = await namesOf(db, [...new Set(people)]);
    return ok(mapPage(page, (row) => presentRow(row, { userId, grants: session.grants, now }, names)));
  });

  bind(app, officeSupport.count, async ({ query, user: { userId }, staff: { reach } }) => {
    const now = clock();
    const ask = readFilters(supportList, query, now);
    const seen = { isWhole: reach === 'all', userId, late: lateAt(now), sought: null };
    return ask.ok ? ok(await countSupport(db, ask.value, seen)) : ask;
  });

  bind(app, officeSupport.colleagues, async () => {
    const now = clock();
    const may = (await office.staffGrants(db, now)).filter(({ grants }) => mayAll({ grants, now }, 'support.answer'));
    const names = await namesOf(
      db,
      may.map(({ userId }) => userId),
    );
    const people = [...names.values()].map(({ publicId, name }) => ({ public_id: publicId, name }));
    return ok({ values: people.toSorted((a, b) => a.name.localeCompare(b.name, 'ru')) });
  });

  bind(app, officeSupport.read, ({ params: { id }, user: { userId }, language, staff: { act, session } }) =>
    act(async (tx) => {
      const card = await readCard(tx, office, id, { userId, grants: session.grants, now: clock(), language });
      return card ? ok({ answer: { values: card }, object: objectOf({ publicId: id, id: card.number }) }) : notFound();
    }),
  );

  bind(app, officeSupport.history, async ({ params, query, language }) =>
    ok(await showRequestHistory(db, office, params.id, { cursor: query.cursor ?? null, language })),
  );

  bind(app, officeSupport.answer, ({ params: { id }, body, user: { userId }, staff: { act } }) =>
    act((tx) => answerRequest(tx, deps, { publicId: id, ...body }, { userId, now: clock() })),
  );

  bind(app, officeSupport.note, ({ params: { id }, body: { text }, user: { userId }, staff: { act } }) =>
    act((tx) => noteOnRequest(tx, { publicId: id, text }, { userId, now: clock() })),
  );

  bind(app, officeSupport.assign, ({ params: { id }, body, user: { userId }, staff: { act } }) =>
    act((tx) => assignTo(tx, office, { publicId: id, ...body }, { userId, now: clock() })),
  );

  bind(app, officeSupport.close, ({ params: { id }, body, user: { userId }, staff: { act } }) =>
    act((tx) => closeWithReason(tx, { publicId: id, ...body }, { userId, now: clock() })),
  );

  bind(app, officeSupport.reopen, ({ params: { id }, body, user: { userId }, staff: { act } }) =>
    act((tx) => openAgain(tx, { publicId: id, ...body }, { userId, now: clock() })),
  );
};
