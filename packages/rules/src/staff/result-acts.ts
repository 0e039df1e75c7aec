/** A file that the staff imports. */
export const importBytesMax = 20 * 1024 * 1024;
/** Problems of a file that are shown; the count names all. */
export const importProblemsMax = 200;
export const importDays = 90;

/** What a row of a file may lack. */
export const importLacks = ['no_number', 'no_name', 'no_time'] as const;

export const importStates = ['reading', 'problems', 'ready', 'applying', 'done', 'failed'] as const;
export type ImportState = (typeof importStates)[number];
export const importActs = ['read', 'apply'] as const;
export type ImportAct = (typeof importActs)[number];
export const importObstacles = ['reading', 'problems', 'applying', 'done', 'failed', 'file_gone'] as const;
export type ImportObstacle = (typeof importObstacles)[number];

/** Why an import is not read with other columns, or not applied; null: it may be. BO-104 */
export const importObstacle = (
  act: ImportAct,
  { state, hasFile }: { readonly state: ImportState; readonly hasFile: boolean },
): ImportObstacle | null => {
  if (state === 'done' || state === 'applying') return state;
  if (!hasFile) return 'file_gone';
  if (act === 'read') return null;
  return state === 'ready' ? null : state;
};

export const resultStatuses = ['finished', 'dnf', 'dns', 'dsq'] as const;
export type ResultStatus = (typeof resultStatuses)[number];

/** Ten days, milliseconds: nothing of a race lasts longer. */
export const resultTimeMax = 864_000_000;

export type ResultTimes = {
  /** Milliseconds; `time` decides and has the penalty in it. */
  readonly time: number | null;
  readonly fine: number | null;
  readonly status: ResultStatus;
};

/** Wrong fields of a correction, as ids of messages. */
export type ResultTimesProblem = {
  readonly time?: 'result_time_needed' | 'result_time_range';
  readonly fine?: 'result_time_range';
};

/**
 * The times of a result after a correction: a penalty that is typed alone moves the time by as much, a time that is typed stands.
 * What is undefined stays. BO-106
 */
export const correctTimes = (
  before: ResultTimes,
  typed: { readonly [Field in keyof ResultTimes]?: ResultTimes[Field] | undefined },
): ResultTimes | { readonly problem: ResultTimesProblem } => {
  const status = typed.status ?? before.status;
  const fine = typed.fine === undefined ? before.fine : typed.fine;
  if (fine !== null && (fine < 0 || fine > resultTimeMax)) return { problem: { fine: 'result_time_range' } };
  const moved = before.time === null ? null : before.time + (fine ?? 0) - (before.fine ?? 0);
  const time = typed.time === undefined ? moved : typed.time;
  if (time === null)
    return status === 'finished' ? { problem: { time: 'result_time_needed' } } : { time, fine, status };
  if (time <= 0 || time > resultTimeMax) return { problem: { time: 'result_time_range' } };
  return { time, fine, status };
};

const written = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?$/;

/** Milliseconds of '1:02:03', '62:03' or '1:02:03,4', as a person types a time; null: it is none. */
export const readRaceTime = (text: string): number | null => {
  const found = written.exec(text.trim());
  if (!found) return null;
  const [, hours, minutes, seconds, fraction = ''] = found;
  if (Number(seconds) > 59 || (hours !== undefined && Number(minutes) > 59)) return null;
  return ((Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'));
};

/** '1:02:03' or '1:02:03.4' of milliseconds; `readRaceTime` reads it. */
export const writeRaceTime = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const rest = ms % 1000;
  const fraction = rest === 0 ? '' : `.${String(rest).padStart(3, '0').replace(/0+$/, '')}`;
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}${fraction}`;
};
