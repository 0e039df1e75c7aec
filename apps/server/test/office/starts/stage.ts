import { sql } from 'kysely';
import { createCity, createEventType, insertRow, moscow, unique } from '../../factories/events.ts';
import type { Member } from '../../staff/door.ts';
import { openOffice } from '../office.ts';

export type Card = {
  public_id: string;
  version: number;
  state: string;
  acts: string[];
  event: { public_id: string };
  fields: Record<string, unknown> & { start_time: number };
  timezone: string;
};
type Answer = { readonly status: number; readonly body: Record<string, unknown> };

const day = 86_400;
/** Unix seconds of a whole minute so many days from now. */
export const inSomeDays = (days: number): number => Math.floor(Date.now() / 60_000) * 60 + days * day;

export const cardOf = ({ status, body }: Answer): Card => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body['values'] as Card;
};

/** The back office of starts: drafts that are made by its calls, and formats beside them. */
export const openStarts = () => {
  const office = openOffice();
  const { app, ask, db } = office;
  const createEvent = async (by: Member, body: object = {}): Promise<string> => {
    const series = await createEventType(db());
    const made = await ask('POST', '/events', {
      ...by,
      body: { event_type: series.publicId, title_ru: unique('Забег'), title_en: 'Race', ...body },
    });
    if (made.status !== 200) throw new Error(JSON.stringify(made.body));
    return (made.body['values'] as { public_id: string }).public_id;
  };
  /** A draft to which only formats are wanting. */
  const createDraft = async (by: Member, change: object = {}): Promise<Card> => {
    await createCity(db());
    const event = await createEvent(by);
    const made = await ask('POST', '/event_cities', {
      ...by,
      body: {
        event,
        city: moscow.id,
        address_ru: 'Лесная, 1',
        place_ru: 'Полигон',
        start_time: inSomeDays(60),
        ...change,
      },
    });
    return cardOf(made);
  };
  /** A draft format with places and a price since a year ago; `row`: columns of formats. */
  const addFormat = async (
    start: Card,
    row: object = {},
    { capacity = 100, price = 300_000 } = {},
  ): Promise<string> => {
    const publicId = unique('format');
    const { rows } = await sql<{
      id: number;
    }>`select id from event_cities where public_id = ${start.public_id}`.execute(db());
    const at = new Date(start.fields.start_time * 1000);
    const id = await insertRow(db(), 'formats', {
      public_id: publicId,
      event_city_id: rows[0]?.id,
      title_ru: '5 км',
      title_en: '5 km',
      start_time: at,
      registration_end: new Date(at.getTime() - day * 1000),
      preregistration: false,
      status: 'draft',
      ...row,
    });
    await insertRow(db(), 'quotas', { format_id: id, kind: 'athlete', capacity });
    if (price)
      await insertRow(db(), 'format_prices', {
        format_id: id,
        kind: 'athlete',
        starts_at: new Date(Date.now() - 365 * day * 1000),
        price_minor: price,
      });
    return publicId;
  };
  const publishDocuments = async (): Promise<void> => {
    for (const name of ['pers', 'offers'])
      await insertRow(
        db(),
        'documents',
        { name, version: 1, title_ru: name, html_ru: '<p>Текст</p>', published_at: new Date(0) },
        'on conflict do nothing',
      );
  };
  const act = (by: Member, { public_id: id, version }: Card, name: string, body: object = {}) =>
    ask('PUT', `/event_cities/${id}/${name}`, { ...by, body: { version, ...body } });
  const read = async (by: Member, id: string): Promise<Card> => cardOf(await ask('GET', `/event_cities/${id}`, by));
  /** A published start with one format. */
  const createPublished = async (by: Member, change: object = {}): Promise<{ card: Card; format: string }> => {
    await publishDocuments();
    const draft = await createDraft(by, change);
    const format = await addFormat(draft);
    return { card: cardOf(await act(by, draft, 'publish')), format };
  };
  const visit = async (url: string): Promise<number> => (await app().http.inject({ url })).statusCode;
  return { ...office, createEvent, createDraft, addFormat, publishDocuments, createPublished, act, read, visit };
};
