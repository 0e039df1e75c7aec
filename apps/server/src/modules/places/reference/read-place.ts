import { countryCodes } from '@trassa/contracts';
import { cellReader, type ReferenceCells, type ReferenceProblem } from '../../imports/index.ts';

export type ReadPlace = {
  readonly line: number;
  readonly cityId: number;
  readonly cityRu: string;
  readonly cityEn: string;
  readonly regionId: number;
  /** null: the file does not say it. */
  readonly regionRu: string | null;
  readonly regionEn: string | null;
  readonly country: string | null;
  readonly timezone: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly main: boolean | null;
};

const yesNo = new Map<string, boolean>(
  Object.entries({
    да: true,
    yes: true,
    true: true,
    '1': true,
    нет: false,
    no: false,
    false: false,
    '0': false,
  }),
);

type Reader = ReturnType<typeof cellReader>;

/** An id of GeoNames. */
const readId = ({ raw, wrong }: Reader, field: 'city_id' | 'region_id'): number | null => {
  const text = raw(field);
  if (text === '') return wrong('empty', field);
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : wrong('number', field);
};

const readDegrees = ({ raw, wrong }: Reader, field: 'latitude' | 'longitude', most: number): number | null => {
  const text = raw(field).replace(',', '.');
  if (text === '') return null;
  const value = Number(text);
  return /^-?\d{1,3}(?:\.\d{1,15})?$/.test(text) && Math.abs(value) <= most ? value : wrong('coordinate', field);
};

/** Whether pages can tell the time of a zone: stores know some, as `posix/Europe/Moscow`, that no browser does. */
export const isShownZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

const readMain = ({ raw, wrong }: Reader): boolean | null => {
  const text = raw('main').toLowerCase();
  return text === '' ? null : (yesNo.get(text) ?? wrong('yes_no', 'main'));
};

const readCountry = ({ raw, wrong }: Reader): string | null => {
  const code = raw('country').toUpperCase();
  if (code === '') return null;
  return (countryCodes as readonly string[]).includes(code) ? code : wrong('country', 'country');
};

/** A row of the file; null: something is wrong with it, and that is told. */
export const readPlace = (
  row: ReferenceCells,
  timezones: ReadonlySet<string>,
  problems: ReferenceProblem[],
): ReadPlace | null => {
  const before = problems.length;
  const reader = cellReader(row, problems);
  const { text, raw, wrong } = reader;
  const zone = raw('timezone');
  if (!timezones.has(zone)) wrong(zone === '' ? 'empty' : 'timezone', 'timezone');
  const latitude = readDegrees(reader, 'latitude', 90);
  const longitude = readDegrees(reader, 'longitude', 180);
  if ((raw('latitude') === '') !== (raw('longitude') === ''))
    wrong('empty', raw('latitude') === '' ? 'latitude' : 'longitude');
  const read = {
    cityId: readId(reader, 'city_id'),
    cityRu: text('city_ru'),
    cityEn: text('city_en'),
    regionId: readId(reader, 'region_id'),
    regionRu: text('region_ru', false),
    regionEn: text('region_en', false),
    country: readCountry(reader),
    main: readMain(reader),
  };
  const { cityId, cityRu, cityEn, regionId } = read;
  if (problems.length > before || cityId === null || cityRu === null || cityEn === null || regionId === null)
    return null;
  return { ...read, line: row.line, cityId, cityRu, cityEn, regionId, timezone: zone, latitude, longitude };
};
