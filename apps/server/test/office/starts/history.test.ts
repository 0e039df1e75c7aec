import { describe, expect, it } from 'vitest';
import { createFormat, unique } from '../../factories/events.ts';
import { openOffice } from '../office.ts';
import { formatCalls } from '../formats/stage.ts';

const office = openOffice();
const { ask, db, createColleague, createStart } = office;
const { put } = formatCalls(office);

type Entry = { public_id: string; act: string; part: string | null };

// BO-127
describe('the history of a start', () => {
  const historyOf = async (
    id: string,
    by: Parameters<typeof put>[0],
    cursor = '',
  ): Promise<{ values: Entry[]; next: string | null }> =>
    (await ask('GET', `/event_cities/${id}/history${cursor && `?cursor=${cursor}`}`, by)).body as never;

  it('tells what was done to its formats as well, by their names, and nothing of other starts', async () => {
    const vera = await createColleague('manager');
    const [own, other] = [await createStart({ title_ru: unique('Пятёрка') }), await createStart()];
    for (const { format } of [own, other])
      expect((await put(vera, format.publicId, { kind: 'athlete', capacity: 120 }, '/quota')).status).toBe(200);
    const { values, next } = await historyOf(own.start, vera);
    expect(values.map(({ act, part }) => [act, part])).toEqual([['format.quota', expect.stringContaining('Пятёрка')]]);
    expect(next).toBeNull();
  });

  it('is one list by pages, each entry in it once', async () => {
    const vera = await createColleague('manager');
    const { start, format } = await createStart();
    const second = await createFormat(db(), { event_city_id: format.eventCityId });
    for (let step = 0; step < 30; step += 1)
      for (const id of [format.publicId, second.publicId])
        await put(vera, id, { kind: 'athlete', capacity: 120 + step }, '/quota');
    const first = await historyOf(start, vera);
    const rest = await historyOf(start, vera, first.next ?? '');
    expect([first.values.length, rest.values.length, rest.next]).toEqual([50, 10, null]);
    expect(new Set([...first.values, ...rest.values].map(({ public_id: id }) => id)).size).toBe(60);
  });
});
