import { officeTemplates } from '@trassa/contracts/office';
import type { FastifyInstance } from 'fastify';
import { notFound, ok } from '../../kernel/result.ts';
import { bind } from '../../platform/http/index.ts';
import { otherWordsOf, sampleOf } from '../notifications/index.ts';
import { changeTemplate, restoreTemplate } from './change-template.ts';
import { findLetterWords, selectLetterWords } from './letter-words.repository.ts';
import { presentTemplate, presentTemplateRows } from './present-template.ts';
import type { TemplatesDeps } from './templates-deps.ts';

/** Words of the house's letters in the back office (back-office.md 3.10). */
export const templatesRoutes = (app: FastifyInstance, deps: TemplatesDeps): void => {
  const { db, notifications, namesOf, showHistory } = deps;

  bind(app, officeTemplates.list, async ({ staff: { reach } }) => {
    if (reach !== 'all') return ok({ values: [] });
    const rows = await selectLetterWords(db);
    return ok({ values: await presentTemplateRows(db, notifications.houseLetters(), rows, namesOf) });
  });
  bind(app, officeTemplates.read, async ({ params: { id } }) => {
    const letter = notifications.houseLetters().get(id);
    if (!letter) return notFound();
    const row = await findLetterWords(db, id);
    return ok({ values: await presentTemplate(db, { name: id, letter, row }, namesOf) });
  });
  bind(app, officeTemplates.history, async ({ params: { id }, query, language }) =>
    ok(await showHistory({ kind: 'template', id }, { cursor: query.cursor ?? null, language })),
  );
  bind(app, officeTemplates.preview, async ({ params: { id }, query: { language } }) => {
    const letter = notifications.houseLetters().get(id);
    if (!letter) return notFound();
    const own = (await findLetterWords(db, id))?.words ?? {};
    const { subject, html, text } = await notifications.lay(sampleOf(letter, own, language), language);
    return ok({ values: { subject, html, text, others: otherWordsOf(letter, own, language) } });
  });
  bind(app, officeTemplates.change, ({ params, body: { version, words }, user, language, staff: { act } }) =>
    act((tx) => changeTemplate(tx, deps, { name: params.id, version, words }, { userId: user.userId, language })),
  );
  bind(app, officeTemplates.restore, ({ params, body: { version }, user, language, staff: { act } }) =>
    act((tx) => restoreTemplate(tx, deps, { name: params.id, version }, { userId: user.userId, language })),
  );
};
