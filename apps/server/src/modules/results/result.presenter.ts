import type {
  CertificateCheck,
  FoundResult,
  Language,
  OwnResult,
  ResultDetail,
  ResultFormat,
  ResultRow,
} from '@trassa/contracts';
import { gapToLeader, listPlace, type ResultList } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import { say } from '../../kernel/say.ts';
import { showTime } from './domain/show-time.ts';
import { type WordColumn, wordNames } from './domain/word-columns.ts';
import { type StoredResult, type TableFormat, totalOf } from './result-row.ts';
import { eventTitle, fasterThan, formatTitle, isCertifiable, type ResultView } from './result-view.ts';

export const presentFormat = (format: TableFormat, language: Language): ResultFormat => {
  const { entries, entries_finished: finished } = totalOf(format, {});
  return {
    public_id: format.public_id,
    title: say(language, format.title_ru, format.title_en),
    columns: format.columns,
    categories: format.categories,
    count: entries,
    finished,
    genders: format.has_genders,
    splits: format.splits,
  };
};

/** A field only where it is known: rows of large tables carry no empty ones. */
const known = <K extends string, T>(name: K, value: T | null): Partial<Record<K, T>> =>
  value === null || value === '' ? {} : ({ [name]: value } as Record<K, T>);

/** Where a person comes from would name who is not to be named. */
const ofPerson: ReadonlySet<WordColumn> = new Set(['home_city', 'country']);

const words = (row: StoredResult): Partial<Record<WordColumn, string>> =>
  Object.fromEntries(
    wordNames.flatMap((name) => (row[name] && !(row.name_hidden && ofPerson.has(name)) ? [[name, row[name]]] : [])),
  );

/** What a row needs of its format; `leader_ms`: the best time of the list in which the row is shown. */
type RowFormat = Pick<TableFormat, 'public_id' | 'columns' | 'has_tenths' | 'leader_ms'>;

export const presentRow = (row: StoredResult, format: RowFormat, list: ResultList = {}): ResultRow => {
  const time = <K extends string>(name: K, ms: number | null): Partial<Record<K, string>> =>
    known(name, ms === null ? null : showTime(ms, format.has_tenths));
  const isFinished = row.status === 'finished';
  const gap = gapToLeader({ place: row[listPlace(list)], timeMs: row.time_ms, leaderMs: format.leader_ms });
  return {
    public_id: row.public_id,
    format: format.public_id,
    row: row.row_number,
    status: row.status,
    ...known('start_number', row.start_number),
    last_name: row.name_hidden ? '' : row.last_name,
    first_name: row.name_hidden ? '' : row.first_name,
    ...(row.name_hidden ? { name_hidden: true } : {}),
    ...known('gender', row.gender),
    ...known('category', row.category),
    ...known('team', row.team),
    ...words(row),
    ...known('distance', row.distance),
    ...time('time_start', row.start_ms),
    ...time('time_finish', row.finish_ms),
    ...time('absolute_time_result', row.absolute_ms),
    ...time('individual_time_result', row.individual_ms),
    ...time('fine_time_result', row.fine_ms || null),
    ...time('time_result', isFinished ? row.time_ms : null),
    ...time('gap', gap),
    ...known('position', row.position),
    ...known('position_gen', row.position_gen),
    ...known('position_cat', row.position_cat),
    ...(list.gender && list.category ? known('position_gen_cat', row.position_gen_cat) : {}),
    ...known('position_age', row.position_age),
    ...known('position_gen_age', row.position_gen_age),
    ...known('position_absolute', row.position_absolute),
    ...known('position_gen_absolute', row.position_gen_absolute),
    ...known('position_cat_absolute', row.position_cat_absolute),
    ...known('overallPlace', format.columns.includes('overallPlace') ? row.overall_place : null),
    ...(row.splits.length
      ? { splits: row.splits.map(({ title, ms }) => ({ title, time: showTime(ms, format.has_tenths) })) }
      : {}),
  };
};

export const presentView = (view: ResultView): ResultRow =>
  presentRow(view, {
    public_id: view.format_public_id,
    columns: view.columns,
    has_tenths: view.has_tenths,
    leader_ms: view.leader_ms,
  });

const shownTime = (view: ResultView, ms: number | null): string | null =>
  ms === null ? null : showTime(ms, view.has_tenths);

/** The time that a paper and a picture say; '' for who did not finish. */
export const finishTime = (view: ResultView): string =>
  (view.status === 'finished' && shownTime(view, view.time_ms)) || '';

export const presentStanding = (view: ResultView): ResultDetail['standing'] => ({
  finished: view.finishers,
  finished_gender: view.finishers_gender,
  finished_category: view.finishers_category,
  faster_than: fasterThan(view),
  leader_time: shownTime(view, view.leader_ms),
});

const startOf = (view: ResultView, language: Language) => ({
  event: { public_id: view.event_public_id, title: eventTitle(view, language) },
  city: { id: view.city_id, name_ru: view.city_name_ru, name_en: view.city_name_en },
  event_city: view.event_city,
  format_title: formatTitle(view, language),
  start_time: toUnix(view.start_time),
  timezone: view.timezone,
});

export const presentFound = (view: ResultView, language: Language): FoundResult => ({
  ...startOf(view, language),
  values: presentView(view),
});

export const presentOwn = (view: ResultView & { ticket_public_id: string }, language: Language): OwnResult => ({
  ...presentFound(view, language),
  ticket_public_id: view.ticket_public_id,
  faster_than: fasterThan(view),
  certificate: isCertifiable(view),
});

/** Who holds the code holds the paper: its name is shown even when the table hides it, another hidden name is not. */
export const presentCheck = (
  view: ResultView,
  state: CertificateCheck['state'],
  language: Language,
): CertificateCheck => ({
  ...startOf(view, language),
  state,
  status: view.status,
  last_name: view.name_hidden && state === 'changed' ? '' : view.last_name,
  first_name: view.name_hidden && state === 'changed' ? '' : view.first_name,
  team: view.team,
  result: view.public_id,
  start_number: view.start_number,
  time_result: finishTime(view),
  position: view.position,
  position_gen: view.position_gen,
  position_cat: view.position_cat,
  category: view.category,
  finished: view.finishers,
});
