import {
  isObstacleName,
  linkMax,
  newsGrounds,
  storiesMost,
  storyActs,
  storySlidesMost,
  storyStates,
  storyTextMax,
  storyTitleMax,
} from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, Img, Unix, values } from '../../entities/basic.ts';
import { History, historyQuery } from '../history.ts';
import { stamp, Version } from '../stamp.ts';

const title = z.string().trim().max(storyTitleMax);
const text = z.string().trim().max(storyTextMax);
const TypedSlide = z.object({
  // Below `/images/`, no way out of it.
  picture: z
    .string()
    .max(200)
    .regex(/^(?!.*\.\.)(?:[\w-][\w./-]*)?$/, 'option'),
  text_ru: text,
  text_en: text.nullable(),
  /** A path of the site or an address of another one; '' for none. */
  link: z.string().trim().max(linkMax),
});
const StoryFields = z.object({
  title_ru: title.min(1, 'required'),
  title_en: title.nullable(),
  sign: z.string().max(40).refine(isObstacleName, 'option'),
  ground: z.enum(newsGrounds),
  slides: z.array(TypedSlide).max(storySlidesMost),
  starts_at: Unix.nullable(),
  ends_at: Unix.nullable(),
});

const head = {
  public_id: Id,
  /** In the language of the person. */
  title: z.string(),
  /** As the site has it now or would have it. */
  state: z.enum(storyStates),
  /** The site tells an earlier story than the one that is written. */
  has_draft: z.boolean(),
  lacks_english: z.boolean(),
  sign: z.string(),
  ground: z.enum(newsGrounds),
  /** Of the cover; null: the sign on its ground. */
  picture: Img.nullable(),
  starts_at: Unix.nullable(),
  ends_at: Unix.nullable(),
  version: Version,
};
export const OfficeStoryRow = z.object({ ...head, slides: z.int() });
export type OfficeStoryRow = z.infer<typeof OfficeStoryRow>;

const Slide = z.object({
  picture: z.string(),
  text_ru: z.string(),
  text_en: z.string().nullable(),
  link: z.string(),
});
export type OfficeSlide = z.infer<typeof Slide>;

export const OfficeStory = z.object({
  ...head,
  title_ru: z.string(),
  title_en: z.string().nullable(),
  slides: z.array(Slide),
  /** What the site tells while a change of it waits; null: what is written. */
  live: z
    .object({
      title: z.string(),
      slides: z.array(z.object({ picture: Img.nullable(), text: z.string(), link: z.string() })),
      starts_at: Unix.nullable(),
      ends_at: Unix.nullable(),
    })
    .nullable(),
  problems: z.record(z.string(), z.string()),
  /** What the person who asks may do now. */
  can: z.array(z.enum(storyActs)),
  may_edit: z.boolean(),
  ...stamp,
});
export type OfficeStory = z.infer<typeof OfficeStory>;

const story = { kind: 'story', from: 'params.id' } as const;
const answered = { 200: values(OfficeStory) } as const;
const versioned = { params: idParam, body: z.object({ version: Version }), responses: answered } as const;

/** Stories of the home page (back-office.md 3.9): few, shown whole, in the order in which the site has them. */
export const officeStories = {
  list: call({
    method: 'GET',
    path: '/api/admin/stories',
    auth: 'staff',
    right: 'content.view',
    scope: 'list',
    act: null,
    summary: 'All stories in their order',
    responses: { 200: values(z.array(OfficeStoryRow)) },
  }),
  read: call({
    method: 'GET',
    path: '/api/admin/stories/{id}',
    auth: 'staff',
    right: 'content.view',
    scope: story,
    act: null,
    summary: 'One story as it is written now',
    params: idParam,
    responses: answered,
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/stories/{id}/history',
    auth: 'staff',
    right: 'content.view',
    scope: story,
    act: null,
    summary: 'What was done to a story, newest first',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  create: call({
    method: 'POST',
    path: '/api/admin/stories',
    auth: 'staff',
    right: 'content.edit',
    scope: 'house',
    act: 'story.create',
    summary: 'A draft behind the other stories',
    body: StoryFields.pick({ title_ru: true }),
    responses: answered,
  }),
  change: call({
    method: 'PUT',
    path: '/api/admin/stories/{id}',
    auth: 'staff',
    right: 'content.edit',
    scope: story,
    act: 'story.change',
    summary: 'Writes it anew; of what is published only after it is published again',
    params: idParam,
    body: z.object({ version: Version, ...StoryFields.partial().shape }),
    responses: answered,
  }),
  picture: call({
    method: 'POST',
    path: '/api/admin/stories/{id}/picture',
    auth: 'staff',
    right: 'content.edit',
    scope: story,
    act: 'story.picture',
    summary:
      'Keeps a picture of 9:16, at least 720 × 1280 and 2 MB, in the field `file`; it is of a slide once the story is saved',
    params: idParam,
    multipart: true,
    responses: { 200: values(z.object({ picture: Img })) },
  }),
  place: call({
    method: 'PUT',
    path: '/api/admin/stories/{id}/place',
    auth: 'staff',
    right: 'content.publish',
    scope: story,
    act: 'story.place',
    summary: 'Moves it in the order that the person saw',
    params: idParam,
    body: z.object({
      version: Version,
      /** From 1 on; beyond the last one is the last one. */
      place: z.int().min(1).max(storiesMost),
      seen: z.array(Id).max(storiesMost),
    }),
    responses: answered,
  }),
  publish: call({
    ...versioned,
    method: 'PUT',
    path: '/api/admin/stories/{id}/publish',
    auth: 'staff',
    right: 'content.publish',
    scope: story,
    act: 'story.publish',
    summary: 'Puts what is written on the site, where it appears and goes by its dates',
  }),
  hide: call({
    ...versioned,
    method: 'PUT',
    path: '/api/admin/stories/{id}/hide',
    auth: 'staff',
    right: 'content.publish',
    scope: story,
    act: 'story.hide',
    summary: 'Takes it off the site: it is a draft again',
  }),
  discard: call({
    ...versioned,
    method: 'PUT',
    path: '/api/admin/stories/{id}/discard',
    auth: 'staff',
    right: 'content.edit',
    scope: story,
    act: 'story.discard',
    summary: 'Drops what is written anew: what is written is what the site tells again',
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/admin/stories/{id}',
    auth: 'staff',
    right: 'content.publish',
    scope: story,
    act: 'story.remove',
    summary: 'Removes a draft',
    params: idParam,
    query: z.object({ version: z.coerce.number().int().min(1) }),
    responses: { 200: values(z.object({ public_id: Id })) },
  }),
};
