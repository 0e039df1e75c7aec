import type { EventCity, EventFormat, ShopItem } from '@trassa/contracts';
import type { Client } from '@trassa/contracts/client';
import { calls } from '../../generated/calls.ts';
import type { PreparedLine } from './prepared-line.ts';

type Race = Pick<EventFormat, 'start_time' | 'timezone'> & Pick<EventCity, 'city'>;
/** A line with its picture and words; what could not be read is left out. */
export type DescribedLine = PreparedLine & { picture: string | null; variant: string | null; race: Race | null };

const idsOf = (lines: readonly PreparedLine[], selector: PreparedLine['selector']): string[] => [
  ...new Set(lines.flatMap((line) => (line.selector === selector ? line.public_id : []))),
];

/** Answers by id; one that fails describes nothing. */
const readAll = async <T>(ids: readonly string[], read: (id: string) => Promise<T>): Promise<Map<string, T>> => {
  const answers = await Promise.allSettled(ids.map(read));
  return new Map(
    answers.flatMap((answer, index) => (answer.status === 'fulfilled' ? [[ids[index] ?? '', answer.value]] : [])),
  );
};

const readRace = async (client: Client, id: string): Promise<{ picture: string; race: Race } | null> => {
  const { values: format } = await client(calls.events.format, { params: { id } });
  const { values: event } = await client(calls.events.one, { params: { id: format.event.public_id } });
  const place = event.event_city.find(({ public_id }) => public_id === format.event_city);
  if (!place) return null;
  const { start_time, timezone } = format;
  return { picture: place.terrain.card, race: { start_time, timezone, city: place.city } };
};

const variantOf = (product: ShopItem | undefined, line: PreparedLine) =>
  product?.proportions.find(({ public_id }) => public_id === line.proportionId);

/** Adds what a person looks at before agreeing: pictures, variants, city and day of a race. */
export const describeLines = async (client: Client, lines: readonly PreparedLine[]): Promise<DescribedLine[]> => {
  const nominalIds = idsOf(lines, 'certificate');
  const [goods, races, nominals] = await Promise.all([
    readAll(idsOf(lines, 'shop'), async (id) => (await client(calls.shop.one, { params: { id } })).values),
    readAll(idsOf(lines, 'ticket'), (id) => readRace(client, id)),
    nominalIds.length > 0 ? client(calls.certificates.nominals, {}).catch(() => null) : null,
  ]);
  return lines.map((line) => {
    const product = line.selector === 'shop' ? goods.get(line.public_id) : undefined;
    const race = line.selector === 'ticket' ? races.get(line.public_id) : undefined;
    const nominal = nominals?.values.find(({ public_id }) => public_id === line.public_id);
    const variant = variantOf(product, line);
    return {
      ...line,
      picture: variant?.picture ?? product?.picture ?? race?.picture ?? nominal?.picture ?? null,
      variant: variant?.name ?? null,
      race: race?.race ?? null,
    };
  });
};
