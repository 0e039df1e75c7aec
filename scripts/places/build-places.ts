// Makes apps/server/db/seed/places/places.jsonl of source.txt: `node scripts/places/build-places.ts`, after every change of
// the source. It refuses a source that names an id twice, an unknown time zone or a region without cities.
import fs from 'node:fs';
import { inLatin } from './english.ts';

type Named = { id: number; ru: string; en: string };
type City = Named & { timezone: string };
type Region = Named & {
  country: string;
  zone: number;
  /** First three digits of postal indexes; those of the main city apart. */
  cityIndexes: string[];
  indexes: string[];
  cities: City[];
};

const sourceFile = new URL('source.txt', import.meta.url);
const resultFile = new URL('../../apps/server/db/seed/places/places.jsonl', import.meta.url);

const fail = (line: string, why: string): never => {
  throw new Error(`${why}: ${line}`);
};

const checkZone = (timezone: string): string => {
  new Intl.DateTimeFormat('en', { timeZone: timezone });
  return timezone;
};

const readNamed = (text: string): Named => {
  const [, id, ru = '', en] = /^(\d+) ([^=]+?)(?: = (.+))?$/.exec(text) ?? fail(text, 'no id and name');
  return { id: Number(id), ru, en: en ?? inLatin(ru) };
};

const readRegion = (line: string): Region => {
  const [head = '', timezone = '', zone = '', indexes = ''] = line.split('|').map((part) => part.trim());
  const words = indexes.split(' ').filter(Boolean);
  if (words.some((prefix) => !/^\d{3}!?$/.test(prefix))) fail(line, 'not the first digits of indexes');
  if (!/^[1-9]$/.test(zone)) fail(line, 'no delivery zone');
  checkZone(timezone);
  return {
    ...readNamed(head.slice(3)),
    country: head.slice(0, 2),
    zone: Number(zone),
    cityIndexes: words.filter((prefix) => prefix.endsWith('!')).map((prefix) => prefix.slice(0, 3)),
    indexes: words.filter((prefix) => !prefix.endsWith('!')),
    cities: [],
  };
};

const readCity = (text: string, regionZone: string): City => {
  const [name = '', timezone = regionZone] = text.split('@').map((part) => part.trim());
  return { ...readNamed(name), timezone: checkZone(timezone) };
};

const readSource = (source: string): Region[] => {
  const regions: Region[] = [];
  let timezone = '';
  for (const line of source.split('\n').filter((one) => one && !one.startsWith('#'))) {
    if (/^(RU|KZ|TJ|BY) /.test(line)) {
      regions.push(readRegion(line));
      timezone = line.split('|')[1]?.trim() ?? '';
    } else {
      (regions.at(-1) ?? fail(line, 'a city before its region')).cities.push(
        ...line.split(';').map((text) => readCity(text.trim(), timezone)),
      );
    }
  }
  return regions;
};

const refuseTwins = (what: string, values: readonly (number | string)[]): void => {
  const twin = values.find((value, at) => values.indexOf(value) !== at);
  if (twin !== undefined) throw new Error(`${what} ${twin} stands twice`);
};

const regions = readSource(fs.readFileSync(sourceFile, 'utf8'));
refuseTwins(
  'region',
  regions.map(({ id }) => id),
);
refuseTwins(
  'city',
  regions.flatMap(({ cities }) => cities.map(({ id }) => id)),
);
refuseTwins(
  'index',
  regions.flatMap(({ cityIndexes, indexes }) => [...cityIndexes, ...indexes]),
);
const empty = regions.find(({ cities }) => !cities.length);
if (empty) throw new Error(`${empty.ru} has no cities`);
fs.writeFileSync(resultFile, regions.map((region) => `${JSON.stringify(region)}\n`).join(''));
console.log(`${regions.length} regions, ${regions.flatMap(({ cities }) => cities).length} cities`);
