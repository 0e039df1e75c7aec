import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, Img, Message, values } from '../../entities/basic.ts';
import { History, historyQuery } from '../history.ts';
import { stamp, Version } from '../stamp.ts';

const title = z.string().trim().min(3, 'required').max(120);
const titleEn = z.string().trim().max(120).nullable();
const text = z.string().max(20_000);
const link = z.string().trim().max(500).nullable();

const ProjectFields = z.object({ title_ru: title, title_en: titleEn, link });
const SeriesFields = z.object({
  /** A public id. */
  project: Id,
  title_ru: title,
  title_en: titleEn,
  description_ru: text,
  description_en: text.nullable(),
  video_promo: link,
});

export const OfficeProject = z.object({
  public_id: Id,
  ...ProjectFields.shape,
  picture_main: Img.nullable(),
  /** How many series it has. */
  series: z.int(),
  ...stamp,
});
export type OfficeProject = z.infer<typeof OfficeProject>;
export const OfficeSeries = z.object({
  public_id: Id,
  ...SeriesFields.shape,
  project_title: z.string(),
  logo: Img,
  /** How many events it has. */
  events: z.int(),
  ...stamp,
});
export type OfficeSeries = z.infer<typeof OfficeSeries>;

const versioned = <T extends z.ZodRawShape>(fields: z.ZodObject<T>) => fields.partial().extend({ version: Version });

/** Projects: what series are gathered under (back-office.md 4.4). They belong to no start: a narrowed grant does not reach them. */
export const officeProjects = {
  list: call({
    method: 'GET',
    path: '/api/admin/projects',
    auth: 'staff',
    right: 'events.view',
    scope: 'list',
    act: null,
    summary: 'Projects, by their titles',
    responses: { 200: values(z.array(OfficeProject)) },
  }),
  create: call({
    method: 'POST',
    path: '/api/admin/projects',
    auth: 'staff',
    right: 'events.edit',
    scope: 'house',
    act: 'project.create',
    summary: 'A new project',
    body: ProjectFields.partial({ title_en: true, link: true }),
    responses: { 200: values(OfficeProject) },
  }),
  change: call({
    method: 'PUT',
    path: '/api/admin/projects/{id}',
    auth: 'staff',
    right: 'events.edit',
    scope: { kind: 'project', from: 'params.id' },
    act: 'project.change',
    summary: 'Changes a project; `conflict` of an outdated version',
    params: idParam,
    body: versioned(ProjectFields),
    responses: { 200: values(OfficeProject) },
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/admin/projects/{id}',
    auth: 'staff',
    right: 'events.edit',
    scope: { kind: 'project', from: 'params.id' },
    act: 'project.delete',
    summary: 'Deletes a project without series; else `has_dependants`',
    params: idParam,
    responses: { 200: Message },
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/projects/{id}/history',
    auth: 'staff',
    right: 'events.view',
    scope: { kind: 'project', from: 'params.id' },
    act: null,
    summary: 'What was done to a project',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
};

/** Series: what kind of race an event is. */
export const officeSeries = {
  list: call({
    method: 'GET',
    path: '/api/admin/event_types',
    auth: 'staff',
    right: 'events.view',
    scope: 'list',
    act: null,
    summary: 'Series, by project and title',
    responses: { 200: values(z.array(OfficeSeries)) },
  }),
  create: call({
    method: 'POST',
    path: '/api/admin/event_types',
    auth: 'staff',
    right: 'events.edit',
    scope: 'house',
    act: 'event_type.create',
    summary: 'A new series, with a project of its own where none is named',
    body: SeriesFields.partial({
      project: true,
      title_en: true,
      description_ru: true,
      description_en: true,
      video_promo: true,
    }),
    responses: { 200: values(OfficeSeries) },
  }),
  change: call({
    method: 'PUT',
    path: '/api/admin/event_types/{id}',
    auth: 'staff',
    right: 'events.edit',
    scope: { kind: 'event_type', from: 'params.id' },
    act: 'event_type.change',
    summary: 'Changes a series; `conflict` of an outdated version',
    params: idParam,
    body: versioned(SeriesFields),
    responses: { 200: values(OfficeSeries) },
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/admin/event_types/{id}',
    auth: 'staff',
    right: 'events.edit',
    scope: { kind: 'event_type', from: 'params.id' },
    act: 'event_type.delete',
    summary: 'Deletes a series without events; else `has_dependants`',
    params: idParam,
    responses: { 200: Message },
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/event_types/{id}/history',
    auth: 'staff',
    right: 'events.view',
    scope: { kind: 'event_type', from: 'params.id' },
    act: null,
    summary: 'What was done to a series',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
};
