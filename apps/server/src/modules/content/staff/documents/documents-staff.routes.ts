import { api, errorText } from '@trassa/contracts';
import { officeDocuments } from '@trassa/contracts/office';
import type { FastifyInstance } from 'fastify';
import { notFound, ok } from '../../../../kernel/result.ts';
import { bind } from '../../../../platform/http/index.ts';
import type { ContentStaffDeps } from '../../content-deps.ts';
import { type Acting, type Seeing, showAfter } from '../show-after.ts';
import { readSettings } from '../../content.repository.ts';
import { documentPage, documentPolicy } from '../../document-page.ts';
import { brandOf } from '../../settings.ts';
import { endPreviews, findVersionWords, lockLegalText } from './legal-texts.repository.ts';
import { listDocuments, readDocument, writtenOf } from './present-documents.ts';
import { documentPreviewWord, findDocumentDraft } from './preview-document.ts';
import { publishAtOnce } from './publish-at-once.ts';
import { bringIn, changeDocument, discardDraft, documentObject, withdraw } from './write-document.ts';

/** Legal texts in the back office (back-office.md 3.9), and the page of a draft for whoever was given its link. */
export const documentsStaffRoutes = (app: FastifyInstance, deps: ContentStaffDeps): void => {
  const { db, clock, showHistory, previewKey } = deps;
  const card = async (name: string, { language, staff }: Seeing) => {
    const values = await readDocument(deps, name, { language, grants: staff.session.grants, now: clock() });
    return values ? ok({ values }) : notFound();
  };
  const shown = showAfter(card);
  const byOf = ({ user: { userId } }: Pick<Acting, 'user'>) => ({ userId, now: clock() });

  bind(app, officeDocuments.list, async ({ language }) =>
    ok({ values: await listDocuments(deps, { language, now: clock() }) }),
  );
  bind(app, officeDocuments.read, ({ params, ...by }) => card(params.id, by));
  bind(app, officeDocuments.history, async ({ params, query, language }) =>
    ok(await showHistory({ kind: 'document', id: params.id }, { cursor: query.cursor ?? null, language })),
  );
  bind(app, officeDocuments.version, async ({ params }) => {
    const values = await findVersionWords(db, params.id, params.number);
    return values ? ok({ values }) : notFound();
  });

  bind(app, officeDocuments.change, async ({ params, body: { version, ...typed }, ...by }) =>
    shown(await by.staff.act((tx) => changeDocument(tx, { name: params.id, version }, typed, byOf(by))), by),
  );
  bind(app, officeDocuments.bringIn, async ({ params, body: { version, at }, ...by }) =>
    shown(await by.staff.act((tx) => bringIn(tx, { name: params.id, version }, at, byOf(by))), by),
  );
  bind(app, officeDocuments.withdraw, async ({ params, body: { version }, ...by }) =>
    shown(await by.staff.act((tx) => withdraw(tx, { name: params.id, version }, byOf(by))), by),
  );
  bind(app, officeDocuments.discard, async ({ params, body: { version }, ...by }) =>
    shown(await by.staff.act((tx) => discardDraft(tx, { name: params.id, version }, byOf(by))), by),
  );
  bind(app, officeDocuments.publish, ({ body, user, staff: { act } }) =>
    act((tx) => publishAtOnce(tx, body, byOf({ user }))),
  );

  bind(app, officeDocuments.preview, ({ params, staff: { act } }) =>
    act(async (tx) => {
      const row = await lockLegalText(tx, params.id);
      if (!row) return notFound();
      const { word, until } = documentPreviewWord(previewKey, row, clock());
      const path = `/api/files/document_draft/${encodeURIComponent(word)}`;
      return ok({
        answer: { values: { path, until } },
        object: documentObject(row.name, writtenOf(row).title_ru),
      });
    }),
  );
  bind(app, officeDocuments.revokePreview, ({ params, language, staff: { act } }) =>
    act(async (tx) => {
      const row = await lockLegalText(tx, params.id);
      if (!row) return notFound();
      await endPreviews(tx, row.name);
      return ok({
        answer: { message: errorText(language, { id: 'draft_links_ended' }) },
        object: documentObject(row.name, writtenOf(row).title_ru),
      });
    }),
  );

  bind(app, api.files.documentDraft, async ({ params, query, language, sendRaw }) => {
    const text = await findDocumentDraft(db, previewKey, params.word, clock());
    if (!text) return notFound();
    const shownIn = query.language ?? language;
    return sendRaw(documentPage(text, shownIn, brandOf(await readSettings(db, clock()), shownIn)), {
      'content-type': 'text/html; charset=utf-8',
      'content-language': shownIn,
      'content-security-policy': documentPolicy,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
  });
};
