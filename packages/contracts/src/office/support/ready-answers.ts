import { readyAnswerTitleMax, supportAnswerMax } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, values } from '../../entities/basic.ts';
import { History, historyQuery } from '../history.ts';
import { stamp, Version } from '../stamp.ts';

const ReadyAnswerFields = z.object({
  title: z.string().trim().min(1, 'required').max(readyAnswerTitleMax, 'too_long'),
  text_ru: z.string().trim().min(1, 'required').max(supportAnswerMax, 'too_long'),
  text_en: z.string().trim().max(supportAnswerMax, 'too_long').nullable(),
});
export type ReadyAnswerFields = z.infer<typeof ReadyAnswerFields>;

export const OfficeReadyAnswer = z.object({
  public_id: Id,
  title: z.string(),
  text_ru: z.string(),
  text_en: z.string().nullable(),
  ...stamp,
});
export type OfficeReadyAnswer = z.infer<typeof OfficeReadyAnswer>;

const answer = { kind: 'ready_answer', from: 'params.id' } as const;
const card = { 200: values(OfficeReadyAnswer) };

/** What the team answers again and again (back-office.md 3.10): few, shown whole, by their titles. */
export const officeReadyAnswers = {
  list: call({
    method: 'GET',
    path: '/api/admin/ready_answers',
    auth: 'staff',
    right: 'support.answer',
    scope: 'list',
    act: null,
    summary: 'All ready answers by their titles',
    responses: { 200: values(z.array(OfficeReadyAnswer)) },
  }),
  read: call({
    method: 'GET',
    path: '/api/admin/ready_answers/{id}',
    auth: 'staff',
    right: 'support.answer',
    scope: answer,
    act: null,
    summary: 'A ready answer',
    params: idParam,
    responses: card,
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/ready_answers/{id}/history',
    auth: 'staff',
    right: 'support.answer',
    scope: answer,
    act: null,
    summary: 'What was done to a ready answer',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  create: call({
    method: 'POST',
    path: '/api/admin/ready_answers',
    auth: 'staff',
    right: 'support.answer',
    scope: 'house',
    act: 'ready_answer.create',
    summary: 'A ready answer; `{number}`, `{order}` and `{ticket}` in its texts are filled in when it is chosen',
    body: ReadyAnswerFields.partial({ text_en: true }),
    responses: card,
  }),
  change: call({
    method: 'PUT',
    path: '/api/admin/ready_answers/{id}',
    auth: 'staff',
    right: 'support.answer',
    scope: answer,
    act: 'ready_answer.change',
    summary: 'Title and texts; `conflict` of an outdated version',
    params: idParam,
    body: ReadyAnswerFields.partial().extend({ version: Version }),
    responses: card,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/admin/ready_answers/{id}',
    auth: 'staff',
    right: 'support.answer',
    scope: answer,
    act: 'ready_answer.remove',
    summary: 'Removes a ready answer; what was sent stays',
    params: idParam,
    query: z.object({ version: z.coerce.number().int().min(1) }),
    responses: { 200: values(z.object({ public_id: Id })) },
  }),
};
