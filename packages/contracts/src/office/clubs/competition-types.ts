import { competitionTypeTextMost, competitionTypeTitleMost, competitionUnits } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, values } from '../../entities/basic.ts';
import { History, historyQuery } from '../history.ts';
import { stamp, Version } from '../stamp.ts';

const CompetitionTypeFields = z.object({
  title_ru: z.string().trim().min(2, 'required').max(competitionTypeTitleMost),
  title_en: z.string().trim().max(competitionTypeTitleMost).nullable(),
  description_ru: z.string().trim().max(competitionTypeTextMost),
  description_en: z.string().trim().max(competitionTypeTextMost).nullable(),
  /** Of a time the least is best, else the most. This and what follows stays once there is a result. */
  unit: z.enum(competitionUnits),
  /** Kilometres of the own starts whose official times prove a result, to hundredths; only of a time. */
  distance: z.number().min(-1).max(100_000).nullable(),
  /** Only starts with obstacles prove one. */
  with_obstacles: z.boolean(),
});
export type CompetitionTypeFields = z.infer<typeof CompetitionTypeFields>;

const row = {
  public_id: Id,
  /** In the language of the person. */
  title: z.string(),
  title_ru: z.string(),
  title_en: z.string().nullable(),
  unit: z.enum(competitionUnits),
  distance: z.number().nullable(),
  with_obstacles: z.boolean(),
  competitions: z.int(),
  /** In every state, of competitions or of none. */
  results: z.int(),
  version: Version,
};
export const OfficeCompetitionType = z.object(row);
export type OfficeCompetitionType = z.infer<typeof OfficeCompetitionType>;
export const OfficeCompetitionTypeCard = z.object({
  ...row,
  description_ru: z.string(),
  description_en: z.string().nullable(),
  ...stamp,
});
export type OfficeCompetitionTypeCard = z.infer<typeof OfficeCompetitionTypeCard>;

const type = { kind: 'competition_type', from: 'params.id' } as const;
const card = { 200: values(OfficeCompetitionTypeCard) };

/** Types of competitions (back-office.md 4.4): few, shown whole, in the order of the site. */
export const officeCompetitionTypes = {
  list: call({
    method: 'GET',
    path: '/api/admin/competition_types',
    auth: 'staff',
    right: 'clubs.view',
    scope: 'list',
    act: null,
    summary: 'Types of competitions in their order, with what they are used for',
    responses: { 200: values(z.array(OfficeCompetitionType)) },
  }),
  read: call({
    method: 'GET',
    path: '/api/admin/competition_types/{id}',
    auth: 'staff',
    right: 'clubs.view',
    scope: type,
    act: null,
    summary: 'A type of competitions',
    params: idParam,
    responses: card,
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/competition_types/{id}/history',
    auth: 'staff',
    right: 'clubs.view',
    scope: type,
    act: null,
    summary: 'What was done to a type of competitions',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  create: call({
    method: 'POST',
    path: '/api/admin/competition_types',
    auth: 'staff',
    right: 'clubs.edit',
    scope: 'house',
    act: 'competition_type.create',
    summary: 'Behind the others',
    body: CompetitionTypeFields.partial().required({ title_ru: true, unit: true }),
    responses: card,
  }),
  change: call({
    method: 'PUT',
    path: '/api/admin/competition_types/{id}',
    auth: 'staff',
    right: 'clubs.edit',
    scope: type,
    act: 'competition_type.change',
    summary: 'Words at any time; how it is measured while it has no result; `conflict` of an outdated version',
    params: idParam,
    body: CompetitionTypeFields.partial().extend({ version: Version }),
    responses: card,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/admin/competition_types/{id}',
    auth: 'staff',
    right: 'clubs.edit',
    scope: type,
    act: 'competition_type.remove',
    summary: 'Removes a type without competitions and results; else `has_dependants`',
    params: idParam,
    query: z.object({ version: z.coerce.number().int().min(1) }),
    responses: { 200: values(z.object({ public_id: Id })) },
  }),
};
