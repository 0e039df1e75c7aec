import { officeDocuments } from '@trassa/contracts/office';
import type { FastifyInstance } from 'fastify';
import { cleanHtml } from '../../../kernel/clean-html.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { invalid, ok } from '../../../kernel/result.ts';
import { bind } from '../../../platform/http/index.ts';
import { insertDocument } from './documents.repository.ts';

/** POST /api/admin/documents: without legal texts in force nothing is published. */
export const documentsStaffRoutes = (app: FastifyInstance, { clock }: { readonly clock: Clock }): void => {
  bind(app, officeDocuments.publish, ({ body, staff: { act } }) =>
    act(async (tx) => {
      const { name, title_ru: titleRu } = body;
      const htmlRu = cleanHtml(body.html_ru);
      if (htmlRu.trim() === '') return invalid({ html_ru: { id: 'required' } });
      const [titleEn, htmlEn] = [body.title_en || null, cleanHtml(body.html_en ?? '').trim() || null];
      // Half a text would stand beside the Russian half.
      if ((titleEn === null) !== (htmlEn === null))
        return invalid({ [titleEn === null ? 'title_en' : 'html_en']: { id: 'required' } });
      const version = await insertDocument(tx, { name, titleRu, htmlRu, titleEn, htmlEn, now: clock() });
      return ok({
        answer: { values: { name, version } },
        object: { kind: 'document', publicId: name, title: titleRu },
        changes: [{ field: 'version', before: version - 1, after: version }],
      });
    }),
  );
};
