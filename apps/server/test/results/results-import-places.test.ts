import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPastStart, importFile, readImported, sayOutcome } from '../factories/results-import.ts';
import { createTestDatabase, type TestDatabase } from '../support/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** As a timing crew prints it: overall and category places, ties one after another. */
const protocol = [
  'Overall;Bib;Name;Category;Gun time;Net time',
  '1 / 7;11;Adam Alder;M30;40:00;39:50',
  '2 / 7;12;Bert Beech;M30;41:00;40:40',
  '3 / 7;13;Carl Cedar;M30;41:10;40:40',
  '5 / 7;14;Dora Dale;F30;42:00;41:50',
  '4 / 7;15;Emil Elm;M30;42:10;41:40',
  '2 / 7;16;Fay Fern;F30;44:00;43:50',
  '9 / 7;17;Gus Grove;M30;45:00;44:50',
].join('\n');

describe('places of the file', () => {
  it('are compared with ours in the preview and after it, each difference with its reason', async () => {
    const { city } = await createPastStart(database.db);
    const preview = await importFile(database.db, city.publicId, protocol, { format: 'Личный 10 км', isPreview: true });
    expect(sayOutcome(preview)).toBe('previewed +7 ~0 -0 =0');
    expect(await readImported(database.db, city.id)).toEqual([]);
    const expected = {
      compared: 7,
      differences: [
        {
          reason: 'tie',
          count: 1,
          examples: [{ line: 4, startNumber: '13', who: 'Cedar Carl', file: 3, ours: 2 }],
        },
        { reason: 'list', count: 1, examples: [expect.objectContaining({ startNumber: '16', file: 2, ours: 6 })] },
        {
          reason: 'unexplained',
          count: 1,
          examples: [expect.objectContaining({ startNumber: '17', file: 9, ours: 7 })],
        },
      ],
    };
    expect(preview.state === 'previewed' && preview.places).toEqual(expected);
    const stored = await importFile(database.db, city.publicId, protocol, { format: 'Личный 10 км' });
    expect(stored.state === 'stored' && stored.places).toEqual(expected);
  });

  it('by the gun are told, and come out when the editor ranks by the gun', async () => {
    const { city } = await createPastStart(database.db);
    const file = 'Место;Номер;ФИО;От выстрела;Чистое\n1;1;Иванов Иван;40:00;39:59\n2;2;Орлов Олег;41:00;39:50\n';
    const places = async (rankBy: 'net' | 'gun' | null) => {
      const outcome = await importFile(database.db, city.publicId, file, { format: 'Личный 10 км', rankBy });
      return 'places' in outcome && outcome.places?.differences.map(({ reason, count }) => [reason, count]);
    };
    expect(await places(null)).toEqual([['gun', 2]]);
    expect(await places('gun')).toEqual([]);
    expect((await readImported(database.db, city.id)).map(({ time_ms }) => time_ms)).toEqual([2_400_000, 2_460_000]);
  });

  it('are not spoken of where the file has none', async () => {
    const { city } = await createPastStart(database.db);
    const outcome = await importFile(database.db, city.publicId, 'Номер;ФИО;Время\n1;Иванов Иван;40:00\n', {
      format: 'Личный 10 км',
    });
    expect(outcome.state === 'stored' && outcome.places).toBeNull();
  });
});
