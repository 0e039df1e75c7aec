import { barsMax, resultStatuses, type ResultStatus } from '@trassa/rules';
import { z } from 'zod';
import { GeoId, Id, Img, Unix } from './basic.ts';
import { EventCityCard } from './event.ts';

/** Columns that a results table can have, in the order of the specification (ENT-32). */
export const resultColumns = [
  'distance',
  'comments',
  'status',
  'time_start',
  'time_finish',
  'position_absolute',
  'position_gen_absolute',
  'position_cat_absolute',
  'last_name',
  'category',
  'gender',
  'first_name',
  'start_number',
  'absolute_time_result',
  'individual_time_result',
  'fine_time_result',
  'time_result',
  'position',
  'position_gen',
  'position_age',
  'position_cat',
  'position_gen_age',
  'overallPlace',
] as const;
export type ResultColumn = (typeof resultColumns)[number];

export { resultStatuses, type ResultStatus };

const place = z.int().min(1).optional();
/** 'HH:MM:SS' or 'HH:MM:SS.s' */
const time = z.string().optional();

/** One row of a results table (API §3.6); the columns of its format decide what is filled. */
export const ResultRow = z
  .object({
    distance: z.string().optional(),
    comments: z.string().optional(),
    status: z.enum(resultStatuses).optional(),
    time_start: time,
    time_finish: time,
    position_absolute: place,
    position_gen_absolute: place,
    position_cat_absolute: place,
    /** Empty for a team and for a person who hides the name. */
    last_name: z.string().optional(),
    first_name: z.string().optional(),
    category: z.string().optional(),
    gender: z.enum(['male', 'female']).optional(),
    start_number: z.string().optional(),
    absolute_time_result: time,
    individual_time_result: time,
    fine_time_result: time,
    time_result: time,
    position: place,
    position_gen: place,
    position_age: place,
    position_cat: place,
    position_gen_age: place,
    /** ＋ in a list of a gender and a category at once */
    position_gen_cat: place,
    overallPlace: place,
    public_id: Id,
    team: z.string().optional(),
    club: z.string().optional(),
    /** ＋ where the person comes from, as the protocol says; absent with a hidden name */
    home_city: z.string().optional(),
    country: z.string().optional(),
    splits: z.array(z.object({ title: z.string(), time: z.string() })).optional(),
    /** ＋ whose table the row stands in */
    format: Id,
    /** ＋ which row of its format's unfiltered table it is, from 1: what page it is found on */
    row: z.int().min(1),
    /** ＋ how far behind the first of the list that was asked, 'HH:MM:SS'; absent for the first and for who has no place */
    gap: time,
    /** ＋ the person asked not to be named */
    name_hidden: z.boolean().optional(),
  })
  .meta({ id: 'ResultRow' });
export type ResultRow = z.infer<typeof ResultRow>;

/** What a format's table shows and by what it is filtered. */
export const ResultFormat = z
  .object({
    public_id: Id,
    title: z.string(),
    columns: z.array(z.enum(resultColumns)),
    categories: z.array(z.string()),
    /** ＋ people, or teams of a relay, and those of them who finished */
    count: z.int(),
    finished: z.int(),
    /** ＋ whether genders and splits are known */
    genders: z.boolean(),
    splits: z.array(z.string()),
  })
  .meta({ id: 'ResultFormat' });
export type ResultFormat = z.infer<typeof ResultFormat>;

/** An event city with published results. */
export const ResultCity = EventCityCard.extend({
  results: z.object({ count: z.int(), finished: z.int(), formats: z.int() }),
}).meta({ id: 'ResultCity' });
export type ResultCity = z.infer<typeof ResultCity>;

/** ＋ What the pictures of a result are drawn from (ADR 0020). */
export const ResultCharts = z
  .object({
    /** Finishers of the format by time, seconds; null where that shows nothing: not finished, too few. */
    times: z
      .object({
        from: z.int().min(0),
        step: z.int().min(1),
        /** Longer times stand in the last one. */
        bars: z.array(z.int().min(0)).max(barsMax),
        /** The bar of this result. */
        own: z.int().min(0),
      })
      .nullable(),
    /** Kilometres of the format, where they are known: without them a pace to the finish is not. */
    distance: z.number().nullable(),
    /** For each of the row's splits: the place among those who passed it, and how many they are. */
    splits: z.array(z.object({ place: z.int().min(1).nullable(), passed: z.int().nullable() })),
  })
  .meta({ id: 'ResultCharts' });
export type ResultCharts = z.infer<typeof ResultCharts>;

/** ＋ One result with what stands around it: for its own page, the share picture and the certificate. */
export const ResultDetail = z
  .object({
    values: ResultRow,
    city: EventCityCard,
    format: ResultFormat,
    standing: z.object({
      /** Who has a place: in the format, of the same gender, in the same category; a relay is one. */
      finished: z.int(),
      finished_gender: z.int().nullable(),
      finished_category: z.int().nullable(),
      /** Per cent of the finishers that were slower, one decimal; null when not finished. */
      faster_than: z.number().nullable(),
      /** Time of the first of the format. */
      leader_time: z.string().nullable(),
    }),
    charts: ResultCharts,
    /** Whether a certificate can be had from this page: finished and named. */
    certificate: z.boolean(),
    /** What was corrected by hand since it was imported, the latest first. */
    corrections: z.array(
      z.object({
        at: Unix,
        fields: z.array(z.enum(['time', 'fine', 'status', 'name', 'category'])),
        /** When the time is another one. */
        time: z.object({ before: z.string().nullable(), after: z.string().nullable() }).optional(),
      }),
    ),
    /** Open Graph picture. */
    share: Img,
    /** PNG to keep and pass on, 1200 × 630 and 1080 × 1920; null for who did not finish or hides the name. */
    pictures: z.object({ wide: Img, tall: Img }).nullable(),
  })
  .meta({ id: 'ResultDetail' });
export type ResultDetail = z.infer<typeof ResultDetail>;

/** ＋ Two results of one format side by side, in the order of the address. */
export const ResultPair = z
  .object({
    city: EventCityCard,
    format: ResultFormat,
    sides: z.array(z.object({ values: ResultRow, charts: ResultCharts })).length(2),
  })
  .meta({ id: 'ResultPair' });
export type ResultPair = z.infer<typeof ResultPair>;

/** ＋ Whom a result can be compared with. */
export const ResultRivals = z
  .object({
    city: EventCityCard,
    format: ResultFormat,
    values: ResultRow,
    rivals: z.array(ResultRow).max(12),
    /** More precise words find others. */
    has_more: z.boolean(),
  })
  .meta({ id: 'ResultRivals' });
export type ResultRivals = z.infer<typeof ResultRivals>;

/** ＋ A result of any start, with the start. */
export const FoundResult = z
  .object({
    values: ResultRow,
    event_city: Id,
    event: z.object({ public_id: Id, title: z.string() }),
    format_title: z.string(),
    city: z.object({ name_ru: z.string(), name_en: z.string().optional(), id: GeoId }),
    start_time: Unix,
    timezone: z.string(),
  })
  .meta({ id: 'FoundResult' });
export type FoundResult = z.infer<typeof FoundResult>;

/** ＋ An own result, found by the ticket. */
export const OwnResult = FoundResult.extend({
  ticket_public_id: Id,
  faster_than: z.number().nullable(),
  certificate: z.boolean(),
}).meta({ id: 'OwnResult' });
export type OwnResult = z.infer<typeof OwnResult>;

/** ＋ All starts of a person who has opened a page of them. */
export const RunnerPage = z
  .object({
    name: z.string(),
    /** Latest first, at most 200. */
    starts: z.array(FoundResult),
    finishes: z.int(),
    /** Best times by kind of race and distance. */
    bests: z.array(
      z.object({ event_type: z.string(), distance: z.number(), time: z.string(), event_city: Id, result: Id }),
    ),
  })
  .meta({ id: 'RunnerPage' });
export type RunnerPage = z.infer<typeof RunnerPage>;

/**
 * ＋ What a printed certificate says today. `valid`: the paper says the same; `changed`: the result has been corrected
 * since, the values are the present ones.
 */
export const CertificateCheck = z
  .object({
    state: z.enum(['valid', 'changed']),
    /** Other than `finished` when the result was taken back since; `time_result` is empty then. */
    status: z.enum(resultStatuses),
    last_name: z.string(),
    first_name: z.string(),
    team: z.string().nullable(),
    event: z.object({ public_id: Id, title: z.string() }),
    city: z.object({ name_ru: z.string(), name_en: z.string().optional(), id: GeoId }),
    event_city: Id,
    result: Id,
    start_time: Unix,
    timezone: z.string(),
    format_title: z.string(),
    start_number: z.string(),
    time_result: z.string(),
    position: z.int().nullable(),
    position_gen: z.int().nullable(),
    position_cat: z.int().nullable(),
    category: z.string().nullable(),
    finished: z.int(),
  })
  .meta({ id: 'CertificateCheck' });
export type CertificateCheck = z.infer<typeof CertificateCheck>;
