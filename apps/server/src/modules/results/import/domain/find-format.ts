import { foldHeader } from './header-words.ts';

/** A format of the event city, as the file may name it. */
export type ImportFormat = {
  readonly id: number;
  readonly publicId: string;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly distanceKm: number | null;
  readonly isTeam: boolean;
};

/** A bare number is a distance only where nothing else is said: 'М 30-39' is none. */
const kilometres = /^(\d+(?:[.,]\d+)?)$|(\d+(?:[.,]\d+)?) ?(км|km|k|к|м|m)(?![\p{L}\d])/u;

/** '10 км' → 10, '5000 м' → 5, '21,1' → 21.1; null: no distance is named. */
export const readDistance = (text: string): number | null => {
  const found = kilometres.exec(text.toLowerCase());
  if (!found) return null;
  const value = Number((found[1] ?? found[2] ?? '').replace(',', '.'));
  return found[3] === 'м' || found[3] === 'm' ? value / 1000 : value;
};

const only = (formats: readonly ImportFormat[]): ImportFormat | null =>
  formats.length === 1 ? (formats[0] ?? null) : null;

const titles = (format: ImportFormat): string[] =>
  [format.titleRu, format.titleEn ?? ''].map(foldHeader).filter((title) => title !== '');

const search = (formats: readonly ImportFormat[], text: string): ImportFormat | null => {
  const folded = foldHeader(text);
  const exact = only(formats.filter((format) => format.publicId === text || titles(format).includes(folded)));
  if (exact) return exact;
  const within = formats.filter((format) =>
    titles(format).some((title) => folded.includes(title) || title.includes(folded)),
  );
  if (folded.length > 2 && within.length > 0) {
    const single = only(within);
    if (single) return single;
  }
  const distance = readDistance(text);
  if (distance === null) return null;
  const pool = within.length > 1 ? within : formats;
  // 21 is a half marathon of 21.1 km.
  return only(
    pool.filter(({ distanceKm }) => distanceKm !== null && Math.abs(distanceKm - distance) <= distance * 0.01),
  );
};

/** Finds the format that a word of the file names: by id, title, part of a title, else by distance. null: none, or several. */
export const formatFinder = (formats: readonly ImportFormat[]): ((text: string) => ImportFormat | null) => {
  const known = new Map<string, ImportFormat | null>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const format = search(formats, text);
    if (known.size < 1000) known.set(text, format);
    return format;
  };
};
