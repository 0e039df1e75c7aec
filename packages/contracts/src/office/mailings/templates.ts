import { letterWordLongest } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, Unix, values } from '../../entities/basic.ts';
import { History, historyQuery } from '../history.ts';
import { By, Version } from '../stamp.ts';

const edited = { version: Version, updated: Unix.nullable(), updated_by: By };

/** A letter of the house; `own`: how many of its words are the house's, in either language; `aside`: how many more no longer fit. */
export const OfficeTemplateRow = z.object({
  public_id: Id,
  subject: z.object({ ru: z.string(), en: z.string() }),
  own: z.int(),
  aside: z.int(),
  ...edited,
});
export type OfficeTemplateRow = z.infer<typeof OfficeTemplateRow>;

export const OfficeTemplate = z.object({
  public_id: Id,
  /** Top to bottom; `text_1`, `text_2`: paragraphs, `note_1`: small print, `button_1`: a label. */
  words: z.array(
    z.object({
      word: z.string(),
      built: z.object({ ru: z.string(), en: z.string() }),
      /** In braces in the built words, and needed in those of the house. */
      fields: z.array(z.string()),
    }),
  ),
  /** Words of the house by `{word}.{language}`; null: the built ones. */
  own: z.record(z.string(), z.string().nullable()),
  /** Which of `own` no longer fit the built ones and go into no letter, as a release can do: they have lost a field. */
  aside: z.array(z.string()),
  ...edited,
});
export type OfficeTemplate = z.infer<typeof OfficeTemplate>;

const template = { kind: 'template', from: 'params.id' } as const;
const card = { 200: values(OfficeTemplate) };

/** Words of the house's letters (back-office.md 3.10): few, shown whole. What a letter carries beside its words is not changed here. */
export const officeTemplates = {
  list: call({
    method: 'GET',
    path: '/api/admin/templates',
    auth: 'staff',
    right: 'mailings.edit',
    scope: 'list',
    act: null,
    summary: 'Letters of the house whose words may be changed',
    responses: { 200: values(z.array(OfficeTemplateRow)) },
  }),
  read: call({
    method: 'GET',
    path: '/api/admin/templates/{id}',
    auth: 'staff',
    right: 'mailings.edit',
    scope: template,
    act: null,
    summary: 'Words of a letter, as they are built and as the house has them',
    params: idParam,
    responses: card,
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/templates/{id}/history',
    auth: 'staff',
    right: 'mailings.edit',
    scope: template,
    act: null,
    summary: 'What was done to the words of a letter',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  preview: call({
    method: 'GET',
    path: '/api/admin/templates/{id}/preview',
    auth: 'staff',
    right: 'mailings.edit',
    scope: template,
    act: null,
    summary: 'The letter as it would be read, with made-up data',
    params: idParam,
    query: z.object({ language: z.enum(['ru', 'en']) }),
    responses: {
      200: values(
        z.object({
          subject: z.string(),
          html: z.string(),
          text: z.string(),
          /** What stands there in other cases. */
          others: z.array(z.object({ word: z.string(), text: z.string() })),
        }),
      ),
    },
  }),
  change: call({
    method: 'PUT',
    path: '/api/admin/templates/{id}',
    auth: 'staff',
    right: 'mailings.edit',
    scope: template,
    act: 'template.change',
    summary: 'Words by `{word}.{language}`, null for the built ones; `conflict` of an outdated version',
    params: idParam,
    body: z.object({
      version: Version,
      words: z
        .record(z.string().max(40), z.string().trim().max(letterWordLongest, 'too_long').nullable())
        .refine((words) => Object.keys(words).length <= 100, 'wrong_value'),
    }),
    responses: card,
  }),
  restore: call({
    method: 'PUT',
    path: '/api/admin/templates/{id}/original',
    auth: 'staff',
    right: 'mailings.edit',
    scope: template,
    act: 'template.restore',
    summary: 'All words of a letter as they are built; `conflict` of an outdated version',
    params: idParam,
    body: z.object({ version: Version }),
    responses: card,
  }),
};
