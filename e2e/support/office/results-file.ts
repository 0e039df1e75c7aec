import type { EventCityCard } from '@trassa/contracts';
import { officeApi } from '@trassa/contracts/office';
import type { Season } from '../season.ts';
import type { Insider } from './insider.ts';

/** The start that was held first of all: the results of others are looked at by other journeys. */
export const oldestStart = (season: Pick<Season, 'past'>): EventCityCard => {
  const [found] = season.past.toSorted((a, b) => a.start_time - b.start_time);
  if (!found) throw new Error('the demonstration season has no past start');
  return found;
};

/** A file of results of the oldest start, with a row that is wrong; answers its public id. */
export const takeFile = async ({ office }: Pick<Insider, 'office'>, season: Pick<Season, 'past'>): Promise<string> => {
  const form = new FormData();
  form.set(
    'file',
    new File(['Номер;ФИО;Результат\n90001;Проверкин Иван;вчера\n'], 'протокол.csv', { type: 'text/csv' }),
  );
  const { values } = await office(officeApi.imports.create, {
    params: { id: oldestStart(season).public_id },
    form,
    idempotencyKey: crypto.randomUUID(),
  });
  return values.public_id;
};
