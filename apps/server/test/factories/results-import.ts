import { sql } from 'kysely';
import type { ResultField } from '../../src/modules/results/index.ts';
import {
  importResults,
  type ImportInput,
  type ImportOutcome,
  type ImportWatcher,
  problemText,
  refusalText,
} from '../../src/modules/results/index.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import type { Database } from '../../src/platform/database/index.ts';
import { createEventCity, createFormat, inDays, type MadeCity, type MadeFormat } from './events.ts';

type OnProgress = NonNullable<ImportWatcher['onProgress']>;
type Options = Partial<Omit<ImportInput, 'overrides'>> & { readonly map?: Readonly<Record<string, ResultField>> };

/** Cyrillic of Windows-1251 with the few signs that protocols use. */
export const in1251 = (text: string): Buffer => {
  const signs: Readonly<Record<string, number>> = { Ё: 0xa8, ё: 0xb8, '№': 0xb9, '–': 0x96, '«': 0xab, '»': 0xbb };
  return Buffer.from(
    [...text].map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return signs[letter] ?? (code >= 0x410 ? code - 0x350 : code);
    }),
  );
};

/** A start of yesterday with a format of 10 km, one of 5 km and one of teams. */
export const createPastStart = async (
  db: Database,
): Promise<{ city: MadeCity; ten: MadeFormat; five: MadeFormat; teams: MadeFormat }> => {
  const city = await createEventCity(db, { start_time: inDays(-1) });
  const format = (row: Record<string, unknown>) =>
    createFormat(db, { event_city_id: city.id, start_time: inDays(-1), ...row });
  return {
    city,
    ten: await format({ title_ru: 'Личный 10 км', title_en: 'Solo 10', distance_km: 10, position: 0 }),
    five: await format({ title_ru: 'Личный 5 км', title_en: 'Solo 5', distance_km: 5, position: 1 }),
    teams: await format({
      title_ru: 'Командный',
      title_en: 'Team',
      distance_km: 3,
      is_team: true,
      max_count: 10,
      position: 2,
    }),
  };
};

/** Reads a file into an event city as the command does. */
export const importFile = (
  db: Database,
  eventCity: string,
  file: string | Buffer,
  { map = {}, ...options }: Options = {},
  onProgress: OnProgress = () => {},
): Promise<ImportOutcome> =>
  importResults(
    { db, clock: systemClock },
    {
      file: { name: 'протокол.csv', bytes: Buffer.from(file) },
      eventCity,
      format: null,
      sheet: null,
      overrides: new Map(Object.entries(map)),
      isPreview: false,
      isPublishing: false,
      isKeeping: false,
      minPaceMs: 120_000,
      outside: null,
      rankBy: null,
      accepts: [],
      mayRemove: 0,
      ...options,
    },
    { onProgress },
  );

/** 'stored +2 ~0 -0 =1', or what was wrong in Russian, line by line. */
export const sayOutcome = (outcome: ImportOutcome): string | string[] => {
  if (outcome.state === 'refused') return refusalText('ru', outcome.refusal);
  if (outcome.state === 'problems')
    return outcome.reading.file.problems.kept.map((problem) => `${problem.line}: ${problemText('ru', problem)}`);
  if (outcome.state === 'asks') return `asks -${outcome.removal.count} of ${outcome.removal.of}`;
  const { added, changed, removed, unchanged } = outcome.figures;
  return `${outcome.state} +${added} ~${changed} -${removed} =${unchanged}`;
};

export type ImportedRow = {
  public_id: string;
  format_id: number;
  start_number: string;
  leg: number;
  last_name: string;
  first_name: string;
  name_hidden: boolean;
  name_words: string | null;
  gender: string | null;
  category: string | null;
  age_group: string | null;
  team: string | null;
  club: string | null;
  home_city: string | null;
  country: string | null;
  status: string;
  comments: string | null;
  start_ms: number | null;
  absolute_ms: number | null;
  individual_ms: number | null;
  fine_ms: number | null;
  time_ms: number | null;
  splits: { title: string; ms: number }[];
  position: number | null;
  position_gen: number | null;
  ticket_id: number | null;
  import_id: number;
};

/** Stored rows by number and leg. */
export const readImported = async (db: Database, eventCityId: number): Promise<ImportedRow[]> =>
  (
    await sql<ImportedRow>`select * from results where event_city_id = ${eventCityId} order by format_id, number_key, leg`.execute(
      db,
    )
  ).rows;

export type NotedImport = {
  file_name: string;
  mapping: Record<string, string>;
  added: number;
  changed: number;
  removed: number;
};
export const readImports = async (db: Database, eventCityId: number): Promise<NotedImport[]> =>
  (
    await sql<NotedImport>`select file_name, mapping, added, changed, removed from result_imports where event_city_id = ${eventCityId} order by id`.execute(
      db,
    )
  ).rows;
