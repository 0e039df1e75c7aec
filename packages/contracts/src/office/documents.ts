import { legalActs, legalTexts, legalTextMax, legalTitleMax, legalVersionStates } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../call.ts';
import { Id, idParam, Message, Unix, values } from '../entities/basic.ts';
import { History, historyQuery } from './history.ts';
import { By, stamp, Version } from './stamp.ts';

const title = z.string().trim().max(legalTitleMax);
const html = z.string().max(legalTextMax);
/** HTML is cleaned when it is saved. */
const LegalWords = z.object({ title_ru: title, title_en: title.nullable(), html_ru: html, html_en: html.nullable() });
/** As it is kept. */
const said = {
  title_ru: z.string(),
  title_en: z.string().nullable(),
  html_ru: z.string(),
  html_en: z.string().nullable(),
} as const;

/** Consents given; not `exact`: more than are counted. */
const Agreed = z.object({ count: z.int(), exact: z.boolean() });

const LegalVersion = z.object({
  number: z.int(),
  title: z.string(),
  state: z.enum(legalVersionStates),
  from: Unix,
  lacks_english: z.boolean(),
  /** null: nobody is asked to agree to this text by name. */
  agreed: Agreed.nullable(),
  by: By,
});
export type LegalVersion = z.infer<typeof LegalVersion>;

const row = {
  /** Its name in the addresses of the site. */
  public_id: Id,
  /** null: there is none. */
  in_force: LegalVersion.nullable(),
  coming: LegalVersion.nullable(),
  /** Something is written anew that no version says. */
  has_draft: z.boolean(),
};
const OfficeLegalTextRow = z.object(row);
export type OfficeLegalTextRow = z.infer<typeof OfficeLegalTextRow>;

const OfficeLegalText = z.object({
  ...row,
  /** What is written now: the draft, or else the latest version. */
  ...said,
  /** The latest ones, newest first. */
  versions: z.array(LegalVersion),
  /** What is missing before it may come into force, by the field. */
  problems: z.record(z.string(), z.string()),
  /** What the person who asks may do now. */
  can: z.array(z.enum(legalActs)),
  may_edit: z.boolean(),
  /** Gives links to what is written, also while a version is coming. */
  may_preview: z.boolean(),
  ...stamp,
});
export type OfficeLegalText = z.infer<typeof OfficeLegalText>;

const text = { kind: 'document', from: 'params.id' } as const;
const answered = { 200: values(OfficeLegalText) } as const;

/** Legal texts (back-office.md 3.9): each publishing is a new version, and earlier ones stay what people agreed to. */
export const officeDocuments = {
  list: call({
    method: 'GET',
    path: '/api/admin/documents',
    auth: 'staff',
    right: 'content.view',
    scope: 'house',
    act: null,
    summary: 'Legal texts with the version in force and the one that is coming',
    responses: { 200: values(z.array(OfficeLegalTextRow)) },
  }),
  read: call({
    method: 'GET',
    path: '/api/admin/documents/{id}',
    auth: 'staff',
    right: 'content.view',
    scope: text,
    act: null,
    summary: 'A legal text as it is written now, with its versions',
    params: idParam,
    responses: answered,
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/documents/{id}/history',
    auth: 'staff',
    right: 'content.view',
    scope: text,
    act: null,
    summary: 'What was done to a legal text, newest first',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  version: call({
    method: 'GET',
    path: '/api/admin/documents/{id}/versions/{number}',
    auth: 'staff',
    right: 'content.view',
    scope: text,
    act: null,
    summary: 'The words of one version',
    params: idParam.extend({ number: z.coerce.number().int().min(1).max(100_000) }),
    responses: { 200: values(z.object(said)) },
  }),
  change: call({
    method: 'PUT',
    path: '/api/admin/documents/{id}',
    auth: 'staff',
    right: 'content.edit',
    scope: text,
    act: 'document.change',
    summary: 'Writes the text anew beside the version in force, which stays',
    params: idParam,
    body: z.object({ version: Version, ...LegalWords.partial().shape }),
    responses: answered,
  }),
  bringIn: call({
    method: 'PUT',
    path: '/api/admin/documents/{id}/publish',
    auth: 'staff',
    right: 'documents.publish',
    scope: text,
    act: 'document.publish',
    again: true,
    summary: 'What is written becomes the next version, in force at once or from a moment on',
    params: idParam,
    body: z.object({ version: Version, at: Unix.nullable() }),
    responses: answered,
  }),
  withdraw: call({
    method: 'PUT',
    path: '/api/admin/documents/{id}/withdraw',
    auth: 'staff',
    right: 'documents.publish',
    scope: text,
    act: 'document.withdraw',
    again: true,
    summary: 'The version that is coming becomes a draft again, until a minute before its moment',
    params: idParam,
    body: z.object({ version: Version }),
    responses: answered,
  }),
  discard: call({
    method: 'PUT',
    path: '/api/admin/documents/{id}/discard',
    auth: 'staff',
    right: 'content.edit',
    scope: text,
    act: 'document.discard',
    summary: 'Drops what is written anew: what is written is the latest version again',
    params: idParam,
    body: z.object({ version: Version }),
    responses: answered,
  }),
  preview: call({
    method: 'POST',
    path: '/api/admin/documents/{id}/preview',
    auth: 'staff',
    right: 'content.edit',
    scope: text,
    act: 'document.preview',
    keyless: true,
    summary: 'A link of 24 hours to its page with what is written now',
    params: idParam,
    responses: { 200: values(z.object({ path: z.string(), until: Unix })) },
  }),
  revokePreview: call({
    method: 'POST',
    path: '/api/admin/documents/{id}/revoke_preview',
    auth: 'staff',
    right: 'content.edit',
    scope: text,
    act: 'document.revoke_preview',
    keyless: true,
    summary: 'Every link to the draft that was given ends',
    params: idParam,
    responses: { 200: Message },
  }),
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
