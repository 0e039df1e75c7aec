import { officeReadyAnswers } from '@trassa/contracts/office';
import { readyAnswersMost } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { notFound, ok } from '../../../../kernel/result.ts';
import { bind } from '../../../../platform/http/index.ts';
import type { SupportDeps } from '../../support-deps.ts';
import { changeReadyAnswer, createReadyAnswer, type ReadyActing, removeReadyAnswer } from './change-ready-answer.ts';
import { presentReadyAnswer, presentReadyAnswers } from './present-ready-answer.ts';
import { selectReadyAnswer, selectReadyAnswers } from './ready-answers.repository.ts';

/** Ready answers of the team (back-office.md 3.10). */
export const readyAnswersRoutes = (app: FastifyInstance, { db, office }: Pick<SupportDeps, 'db' | 'office'>): void => {
  const { clock, namesOf, showHistory } = office;
  const acting = ({ user }: { readonly user: { readonly userId: number } }): ReadyActing => ({
    userId: user.userId,
    now: clock(),
    namesOf,
  });

  bind(app, officeReadyAnswers.list, async ({ staff: { reach } }) => {
    const rows = reach === 'all' ? await selectReadyAnswers(db, readyAnswersMost) : [];
    return ok({ values: await presentReadyAnswers(db, rows, namesOf) });
  });

  bind(app, officeReadyAnswers.read, async ({ params: { id } }) => {
    const row = await selectReadyAnswer(db, id);
    return row ? ok({ values: await presentReadyAnswer(db, row, namesOf) }) : notFound();
  });

  bind(app, officeReadyAnswers.history, async ({ params: { id }, query, language }) =>
    ok(await showHistory({ kind: 'ready_answer', id }, { cursor: query.cursor ?? null, language })),
  );

  bind(app, officeReadyAnswers.create, ({ body, staff: { act }, ...asked }) =>
    act((tx) => createReadyAnswer(tx, body, acting(asked))),
  );

  bind(app, officeReadyAnswers.change, ({ params: { id }, body, staff: { act }, ...asked }) =>
    act((tx) => changeReadyAnswer(tx, id, body, acting(asked))),
  );

  bind(app, officeReadyAnswers.remove, ({ params: { id }, query: { version }, staff: { act } }) =>
    act((tx) => removeReadyAnswer(tx, id, version)),
  );
};
