import { z } from 'zod';
import { call } from '../call.ts';
import { values } from '../entities/basic.ts';

export const legalTexts = ['pers', 'offers', 'advertising'] as const;

/** Legal texts of the site: each publishing is a new version, and earlier ones stay what people agreed to. */
export const officeDocuments = {
  publish: call({
    method: 'POST',
    path: '/api/admin/documents',
    auth: 'staff',
    right: 'documents.publish',
    scope: 'house',
    act: 'document.publish',
    again: true,
    summary: 'A new version of a legal text, in force at once',
    body: z.object({
      name: z.enum(legalTexts),
      title_ru: z.string().trim().min(3, 'required').max(200),
      html_ru: z.string().trim().min(1, 'required').max(200_000),
      /** Absent: whoever reads English is shown the Russian text. */
      title_en: z.string().trim().max(200).nullable().optional(),
      html_en: z.string().trim().max(200_000).nullable().optional(),
    }),
    responses: { 200: values(z.object({ name: z.string(), version: z.int() })) },
  }),
};
