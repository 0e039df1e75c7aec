import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openPlaces } from '../../src/platform/ip-places.ts';
import { placesFile } from '../factories/places-file.ts';
import { ask, newPhone, smsCode } from '../factories/sign-in.ts';
import { createTestApp } from '../support/index.ts';

const keep = (bytes: Buffer): string => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'trassa-places-')), 'places.mmdb');
  writeFileSync(file, bytes);
  return file;
};
const kazan = { city: { names: { ru: 'Казань', en: 'Kazan' } }, country: { iso_code: 'RU', names: { en: 'Russia' } } };

it('names the city and the country of an address in both languages', () => {
  const placeOf = openPlaces(keep(placesFile(81, kazan)));
  expect(placeOf('81.2.3.4', 'ru')).toEqual({ city: 'Казань', country: 'Россия' });
  expect(placeOf('81.2.3.4', 'en')).toEqual({ city: 'Kazan', country: 'Russia' });
});

it('reads files of countries alone and flat ones', () => {
  const country = openPlaces(keep(placesFile(81, { country_code: 'KZ' })));
  expect(country('81.2.3.4', 'ru')).toEqual({ city: null, country: 'Казахстан' });
  const flat = openPlaces(keep(placesFile(81, { country_code: 'KZ', city: 'Almaty' })));
  expect(flat('81.2.3.4', 'en')).toEqual({ city: 'Almaty', country: 'Kazakhstan' });
});

it.each(['9.9.9.9', '127.0.0.1', '2001:db8::1'])('does not know %s', (address) => {
  expect(openPlaces(keep(placesFile(81, kazan)))(address, 'ru')).toEqual({ city: null, country: null });
});

it('knows nothing without a file, and refuses a wrong one in one sentence', () => {
  expect(openPlaces(null)('81.2.3.4', 'ru')).toEqual({ city: null, country: null });
  for (const file of ['/nowhere/places.mmdb', keep(Buffer.from('no places')), keep(Buffer.alloc(0))])
    expect(() => openPlaces(file)).toThrow(/^IP_PLACES_FILE must be a readable MMDB file[^\n]*\.$/);
});

it('keeps the place of a new login', async () => {
  const app = await createTestApp({ config: { ipPlacesFile: keep(placesFile(81, kazan)) } });
  const phone = newPhone();
  const from = { address: '81.2.3.4' };
  expect((await ask(app, 'POST', '/api/user/code', { phone }, from)).json()).not.toHaveProperty('errors');
  const body = { phone, phone_code: await smsCode(app, phone), agree: true };
  const signedUp = await ask(app, 'POST', '/api/user/phone', body, from);
  expect(signedUp.json()).not.toHaveProperty('errors');
  const { token } = signedUp.json<{ token: string }>();
  const { values } = (await ask(app, 'GET', '/api/auth/history', undefined, { ...from, token })).json<{
    values: unknown[];
  }>();
  expect(values).toMatchObject([{ city: 'Казань', country: 'Россия' }]);
  await app.close();
});
