import { readFileSync } from 'node:fs';
import { Reader, type Response } from 'mmdb-lib';
import { ConfigError } from './config/error.ts';

/** City and country of an IP address as they are called in a language; null: not known. */
export type PlaceOf = (address: string, language: 'ru' | 'en') => { city: string | null; country: string | null };

type Names = { readonly ru?: string; readonly en?: string };
/** Records of MaxMind and DB-IP, and the flat ones of ip-location-db. */
type PlaceRecord = {
  readonly city?: { readonly names?: Names } | string;
  readonly country?: { readonly names?: Names; readonly iso_code?: string };
  readonly country_code?: string;
};

const nowhere: PlaceOf = () => ({ city: null, country: null });
const countries = {
  ru: new Intl.DisplayNames('ru', { type: 'region', fallback: 'none' }),
  en: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
};

const countryOf = ({ country, country_code: code }: PlaceRecord, language: 'ru' | 'en'): string | null => {
  const iso = country?.iso_code ?? code ?? '';
  const named = /^[A-Z]{2}$/.test(iso) ? countries[language].of(iso) : undefined;
  return country?.names?.[language] ?? named ?? country?.names?.en ?? null;
};
const cityOf = ({ city }: PlaceRecord, language: 'ru' | 'en'): string | null =>
  typeof city === 'string' ? city || null : (city?.names?.[language] ?? city?.names?.en ?? null);

/** Places of a MMDB file, read into memory once; without a file nothing is known. Throws ConfigError for a wrong file. */
export const openPlaces = (file: string | null): PlaceOf => {
  if (file === null) return nowhere;
  try {
    const reader = new Reader<Response>(readFileSync(file));
    reader.get('127.0.0.1');
    return (address, language) => {
      const found = reader.get(address) as PlaceRecord | null;
      return found
        ? { city: cityOf(found, language), country: countryOf(found, language) }
        : nowhere(address, language);
    };
  } catch {
    throw new ConfigError(`IP_PLACES_FILE must be a readable MMDB file of cities or countries, and ${file} is not.`);
  }
};
