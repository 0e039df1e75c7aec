import type { ResultColumn, ResultStatus } from '@trassa/contracts';
import type { WordColumn } from './domain/word-columns.ts';

/** A stored result; times in milliseconds. */
export type StoredResult = Readonly<Record<WordColumn, string | null>> & {
  id: number;
  public_id: string;
  format_id: number;
  start_number: string;
  last_name: string;
  first_name: string;
  name_hidden: boolean;
  gender: 'male' | 'female' | null;
  category: string | null;
  team: string | null;
  status: ResultStatus;
  distance: string | null;
  start_ms: number | null;
  finish_ms: number | null;
  absolute_ms: number | null;
  individual_ms: number | null;
  fine_ms: number | null;
  time_ms: number | null;
  splits: { title: string; ms: number }[];
  position: number | null;
  position_gen: number | null;
  position_cat: number | null;
  position_gen_cat: number | null;
  position_age: number | null;
  position_gen_age: number | null;
  position_absolute: number | null;
  position_gen_absolute: number | null;
  position_cat_absolute: number | null;
  overall_place: number | null;
  row_number: number;
};

/** A list of a format: of a gender and category; '' stands for every one. */
export type Total = {
  gender: string;
  category: string;
  /** Rows, and those of them who finished: they find a page. */
  count: number;
  finished: number;
  /** People, or teams where a relay shares a number. */
  entries: number;
  entries_finished: number;
  /** Those who have a place in the list, and the best time of them. */
  placed: number;
  leader_ms: number | null;
};

/** What the table of a format shows. */
export type TableFormat = {
  id: number;
  public_id: string;
  title_ru: string;
  title_en: string | null;
  /** ISO */
  start: string;
  columns: ResultColumn[];
  categories: string[];
  has_genders: boolean;
  splits: string[];
  has_tenths: boolean;
  leader_ms: number | null;
  totals: Total[];
};

/** An event city with published results. */
export type TableCity = { id: number; public_id: string; timezone: string; formats: TableFormat[] };

/** The list that a filter leaves of a format. */
export const totalOf = (
  { totals }: Pick<TableFormat, 'totals'>,
  { gender = '', category = '' }: { gender?: string | undefined; category?: string | undefined },
): Total =>
  totals.find((total) => total.gender === gender && total.category === category) ?? {
    gender,
    category,
    count: 0,
    finished: 0,
    entries: 0,
    entries_finished: 0,
    placed: 0,
    leader_ms: null,
  };
