import { officeOutbox, outboxList } from '@trassa/contracts/office';
import { carriesKey, readSought } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../kernel/clock.ts';
import { readFilters, readList } from '../../kernel/list-declaration.ts';
import { notFound, ok, refuse } from '../../kernel/result.ts';
import { type Database, mapPage } from '../../platform/database/index.ts';
import { bind } from '../../platform/http/index.ts';
import { type NoteSearch, waitForSearch } from '../finder/index.ts';
import {
  countLetterRows,
  findLetterRow,
  holdLetter,
  type NotificationsModule,
  presentLetterCard,
  presentLetterRow,
  type RepeatDeps,
  repeatLetter,
  seesAll,
  selectLetterRows,
} from '../notifications/index.ts';
import type { ShowHistory } from '../staff/index.ts';

export type OutboxDeps = RepeatDeps & {
  readonly db: Database;
  readonly clock: Clock;
  readonly notifications: Pick<NotificationsModule, 'hasWords'>;
  readonly noteSearch: NoteSearch;
  readonly showHistory: ShowHistory;
};

/** Letters and text messages in the back office (back-office.md 3.10). */
export const outboxRoutes = (app: FastifyInstance, deps: OutboxDeps): void => {
  const { db, clock, notifications, noteSearch, showHistory } = deps;

  bind(app, officeOutbox.list, async ({ req, user, query, staff: { reach, session } }) => {
    const retryAfter = query['search'] === undefined ? 0 : waitForSearch(req.server.limiter, user.userId);
    if (retryAfter) return refuse({ code: 'rate_limited', retryAfter });
    const now = clock();
    const ask = readList(outboxList, query, now);
    if (!ask.ok) return ask;
    const { search } = ask.value;
    const viewer = { grants: session.grants, now };
    // By an address it is told what somebody got: that is for whoever may find people (back-office.md 6.2).
    const finds = seesAll(viewer, 'people.find');
    const sought = search === null ? null : { ...readSought(search), ...(!finds && { email: null, phoneEnd: null }) };
    const page = await selectLetterRows(db, ask.value, { isWhole: reach === 'all', sought });
    if (sought && page.total.count)
      await noteSearch({ userId: user.userId, session, address: req.ip, requestId: req.id }, sought);
    return ok(mapPage(page, (row) => presentLetterRow(row, viewer)));
  });
  bind(app, officeOutbox.count, async ({ query, staff: { reach } }) => {
    const ask = readFilters(outboxList, query, clock());
    return ask.ok ? ok(await countLetterRows(db, ask.value, { isWhole: reach === 'all', sought: null })) : ask;
  });
  bind(app, officeOutbox.read, async ({ params: { id }, staff: { session } }) => {
    const row = await findLetterRow(db, id);
    return row ? ok({ values: presentLetterCard(row, { grants: session.grants, now: clock() }) }) : notFound();
  });
  bind(app, officeOutbox.history, async ({ params: { id }, query, language }) =>
    ok(await showHistory({ kind: 'letter', id }, { cursor: query.cursor ?? null, language })),
  );

  bind(app, officeOutbox.repeat, async ({ params: { id }, body: { version }, language, staff: { act } }) => {
    // Before the transaction: a letter is made with a connection of its own.
    const row = await findLetterRow(db, id);
    const isDead = row !== null && carriesKey(row.template) && !(await notifications.hasWords(row));
    return act(async (tx) =>
      isDead
        ? refuse({ code: 'state', message: { id: 'letter_act_gone' } })
        : repeatLetter(tx, deps, { publicId: id, version }, language),
    );
  });
  bind(app, officeOutbox.stop, ({ params: { id }, body: { version, reason }, language, staff: { act } }) =>
    act((tx) => holdLetter(tx, { publicId: id, version }, reason, language)),
  );
};
