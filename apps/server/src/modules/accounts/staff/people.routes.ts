import { officePeople } from '@trassa/contracts/office';
import type { FastifyInstance } from 'fastify';
import { ok, refuse } from '../../../kernel/result.ts';
import { bind } from '../../../platform/http/index.ts';
import { waitForSearch } from '../../finder/index.ts';
import type { OfficeDeps } from './office-deps.ts';
import { countFiltered, listPeople } from './list-people.ts';
import { presentPerson } from './person-card.presenter.ts';
import { revealField } from './reveal-field.ts';
import { sendAgain } from './send-again.ts';
import { showPerson } from './show-person.ts';

/** People, as the staff sees them. */
export const officePeopleRoutes = (app: FastifyInstance, deps: OfficeDeps): void => {
  const { clock } = deps;

  bind(app, officePeople.list, async ({ req, user, query, staff: { session, reach } }) => {
    const retryAfter = query['search'] === undefined ? 0 : waitForSearch(req.server.limiter, user.userId);
    if (retryAfter) return refuse({ code: 'rate_limited', retryAfter });
    const found = await listPeople(deps, { query, reach, session });
    if (!found.ok) return found;
    const { page, sought } = found.value;
    // By the count: a cursor behind the last row shows none, and yet tells that there is one.
    if (sought && page.total.count)
      await deps.noteSearch({ userId: user.userId, session, address: req.ip, requestId: req.id }, sought);
    return ok(page);
  });

  bind(app, officePeople.count, ({ query, staff: { session, reach } }) =>
    countFiltered(deps, { query, reach, session }),
  );

  bind(app, officePeople.read, ({ params, language, staff: { session, act } }) =>
    act(async (tx) => {
      const card = await showPerson(deps, tx, { publicId: params.id, session, language });
      return card.ok ? ok({ answer: { values: presentPerson(card.value, clock()) } }) : card;
    }),
  );

  bind(app, officePeople.history, async ({ params, query, language }) =>
    ok(await deps.showHistory({ kind: 'person', id: params.id }, { cursor: query.cursor ?? null, language })),
  );

  bind(app, officePeople.reveal, ({ params, body, user, staff: { act } }) =>
    act((tx) => revealField(deps, tx, { by: user.userId, publicId: params.id, ...body })),
  );

  bind(app, officePeople.sendAgain, ({ params, language, staff: { session, act } }) =>
    act((tx) => sendAgain(deps, tx, { person: params.id, letter: params.letter, session, language })),
  );
};
