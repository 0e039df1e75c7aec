import type { MessageSpec } from '@trassa/contracts';
import type { StartFields } from '@trassa/contracts/office';
import { obstacleNames } from '@trassa/rules';
import { cleanHtml } from '../../../../kernel/clean-html.ts';

/** A programme lies around its start: so many seconds before and after it. */
const aroundStart = 3 * 86_400;

type Errors = Record<string, MessageSpec>;

/** Whether a moment that has passed is new: what stands already may be saved again. */
const isLate = (at: number | null, before: number | null | undefined, now: number): boolean =>
  at !== null && at <= now && at !== before;

const timeErrors = (values: StartFields, before: StartFields | null, now: number): Errors => {
  const { start_time: start, finish_time: finish, sale_start: from, sale_end: to } = values;
  return {
    ...(isLate(start, before?.start_time, now) && { start_time: { id: 'date_past' } }),
    ...(finish !== null && finish <= start && { finish_time: { id: 'date_order' } }),
    ...(((from !== null && to !== null && to <= from) || (to !== null && to > start)) && {
      sale_end: { id: to !== null && to > start ? 'check_times_sale_end' : 'date_order' },
    }),
  };
};

/** What is wrong with a start as it would be kept; `before`: as it stands, null for a new one. */
export const startErrors = (values: StartFields, before: StartFields | null, now: number): Errors => {
  const { latitude, longitude, course, programme, start_time: start } = values;
  const stray = programme.findIndex(({ at }) => Math.abs(at - start) > aroundStart);
  return {
    ...timeErrors(values, before, now),
    ...((latitude === null) !== (longitude === null) && { latitude: { id: 'point_both' } }),
    ...(course.some((sign) => !Object.hasOwn(obstacleNames, sign)) && { course: { id: 'option' } }),
    ...(stray >= 0 && { [`programme.${stray}.at`]: { id: 'programme_far' } }),
  };
};

const textOrNull = (text: string | null): string | null => text || null;

/** Texts as the site may show them, empty ones of the other language left out. */
export const cleanStart = (values: StartFields): StartFields => ({
  ...values,
  address_en: textOrNull(values.address_en),
  place_en: textOrNull(values.place_en),
  directions_ru: cleanHtml(values.directions_ru),
  directions_en: values.directions_en ? cleanHtml(values.directions_en) : null,
  programme: values.programme.map((row) => ({ ...row, title_en: textOrNull(row.title_en) })),
  questions: values.questions.map((row) => ({
    ...row,
    question_en: textOrNull(row.question_en),
    answer_en: textOrNull(row.answer_en),
  })),
});
