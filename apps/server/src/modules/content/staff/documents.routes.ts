import { officeDocuments } from '@trassa/contracts/office';
import type { FastifyInstance } from 'fastify';
import { cleanHtml } from '../../../kernel/clean-html.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { invalid, ok } from '../../../kernel/result.ts';
import { bind } from '../../../platform/http/index.ts';
import { insertDocument } from './documents.repository.ts';

/** POST /api/admin/documents: without legal texts in force nothing is published. */
export const documentsStaffRoutes = (app: FastifyInstance, { clock }: { readonly clock: Clock }): void => {
  bind(app, officeDocuments.publish, ({ body: { name, title_ru: titleRu, html_ru: html }, staff: { act } }) =>
    act(async (tx) => {
      const htmlRu = cleanHtml(html);
      if (htmlRu.trim() === '') return invalid({ html_ru: { id: 'required' } });
      const version = await insertDocument(tx, { name, titleRu, htmlRu, now: clock() });
      return ok({
        answer: { values: { name, version } },
        object: { kind: 'document', publicId: name, title: titleRu },
        changes: [{ field: 'version', before: version - 1, after: version }],
      });
    }),
  );
};
