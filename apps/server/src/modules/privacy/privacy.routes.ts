import { officePrivacy, privacyList } from '@trassa/contracts/office';
import { type Grant, may } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { toUnix } from '../../kernel/clock.ts';
import { readFilters, readList } from '../../kernel/list-declaration.ts';
import { notFound, ok } from '../../kernel/result.ts';
import { mapPage } from '../../platform/database/index.ts';
import { bind } from '../../platform/http/index.ts';
import { answerRequest, prolongTerm } from './acts/answer-request.ts';
import { erasePerson } from './acts/erase-person.ts';
import { collectFile, handOver } from './acts/hand-over.ts';
import { registerRequest } from './acts/register-request.ts';
import { daysOf, objectOf, presentRow } from './present-request.ts';
import type { PrivacyDeps } from './privacy-deps.ts';
import { readCard } from './read-card.ts';
import { countRequests, selectRequests } from './requests.repository.ts';

/** Requests of people about their data (back-office.md 5.18). */
export const privacyRoutes = (app: FastifyInstance, deps: PrivacyDeps): void => {
  const { db, clock, showHistory } = deps;
  const mayHandle = (grants: readonly Grant[]): boolean =>
    may(grants, 'privacy.handle', [], toUnix(clock())).verdict === 'yes';

  bind(app, officePrivacy.list, async ({ query, staff: { reach } }) => {
    const now = clock();
    const ask = readList(privacyList, query, now);
    if (!ask.ok) return ask;
    const days = daysOf(now);
    const page = await selectRequests(db, ask.value, { isWhole: reach === 'all', ...days });
    return ok(mapPage(page, (row) => presentRow(row, days.today)));
  });

  bind(app, officePrivacy.count, async ({ query, staff: { reach } }) => {
    const now = clock();
    const ask = readFilters(privacyList, query, now);
    return ask.ok ? ok(await countRequests(db, ask.value, { isWhole: reach === 'all', ...daysOf(now) })) : ask;
  });

  bind(app, officePrivacy.create, ({ body, user: { userId }, staff: { act } }) =>
    act((tx) => registerRequest(tx, deps, body, { userId, now: clock() })),
  );

  bind(app, officePrivacy.read, ({ params: { id }, staff: { act, session } }) =>
    act(async (tx) => {
      const card = await readCard(tx, deps, id, mayHandle(session.grants));
      return card ? ok({ answer: { values: card }, object: objectOf({ publicId: id, id: card.number }) }) : notFound();
    }),
  );

  bind(app, officePrivacy.history, async ({ params, query, language }) =>
    ok(await showHistory({ kind: 'privacy_request', id: params.id }, { cursor: query.cursor ?? null, language })),
  );

  bind(app, officePrivacy.export, async ({ params: { id }, body, user: { userId }, staff: { act } }) => {
    const file = await collectFile(deps, id);
    return act((tx) => handOver(tx, file, { publicId: id, ...body }, { userId, now: clock() }));
  });

  bind(app, officePrivacy.erase, async ({ params: { id }, body, user: { userId }, staff: { act } }) => {
    const erased = await act((tx) => erasePerson(tx, deps, { publicId: id, ...body }, { userId, now: clock() }));
    // Their rows are marked already: what fails here, the sweep of unused files does.
    if (erased.ok)
      await deps
        .removeFiles()
        .catch((err: unknown) => deps.log.warn({ err }, 'files of an erased person wait for the sweep'));
    return erased;
  });

  bind(app, officePrivacy.answer, ({ params: { id }, body, user: { userId }, staff: { act } }) =>
    act((tx) => answerRequest(tx, deps, { publicId: id, ...body }, { userId, now: clock() })),
  );

  bind(app, officePrivacy.prolong, ({ params: { id }, body, user: { userId }, staff: { act } }) =>
    act((tx) => prolongTerm(tx, deps, { publicId: id, ...body }, { userId, now: clock() })),
  );
};
