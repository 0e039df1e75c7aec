import { randomBytes, randomInt } from 'node:crypto';
import { referenceKinds, referenceSample } from '@trassa/rules';
import { describe, expect, it } from 'vitest';
import { postalList } from '../../src/modules/delivery/index.ts';
import { createReferenceImport } from '../../src/modules/imports/index.ts';
import { placesList, schoolsList } from '../../src/modules/places/index.ts';
import { cell, row, sheetOf, workbook } from '../office/results/workbook.ts';
import { openReference, schoolHeadings, schoolsFile } from './stage.ts';

const { apply, app, cardOf, db, everything, take, work } = openReference();
const lists = { schools: schoolsList, places: placesList, postal: postalList };
const options = { sheet: null, format: null, keep: false, accepts: [] };
const dryRun = (kind: keyof typeof lists, bytes: Buffer) =>
  createReferenceImport({ slowDb: db() }, lists[kind]).dryRun(
    { startPublicId: null, fileName: 'a.csv', bytes, map: {}, options },
    { onProgress: () => undefined },
  );

/** Windows-1251 of what has Russian letters and ASCII alone. */
const windows = (text: string): Buffer =>
  Buffer.from(
    [...text].map((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      if (code < 128) return code;
      if (sign === '№') return 0xb9;
      return code - 0x410 + 0xc0;
    }),
  );

describe('a hostile file of a list', () => {
  it.each(referenceKinds)(
    'made of a good one of %s by chance, thousands of times, changes nothing and never fails',
    async (kind) => {
      const before = await everything();
      const good = Buffer.from(referenceSample(kind, 'ru'));
      const states = new Set<string>();
      for (let count = 0; count < (kind === 'schools' ? 4000 : 3000); count += 1) {
        const mutant = Buffer.from(good);
        for (let times = 0; times < 1 + (count % 8); times += 1)
          mutant[randomInt(mutant.length)] = randomBytes(1)[0] ?? 0;
        const bytes = count % 5 === 0 ? mutant.subarray(0, randomInt(1, mutant.length)) : mutant;
        states.add((await dryRun(kind, bytes)).state);
      }
      expect([...states].every((state) => ['ready', 'problems', 'failed'].includes(state))).toBe(true);
      expect(states.size).toBeGreaterThan(1);
      expect(await everything()).toBe(before);
    },
    300_000,
  );

  it('with formulas and signs that turn a line around is refused by row', async () => {
    const shown = await take(
      'schools',
      schoolsFile(
        'школа;@SUM(A1);Ш;;Москва',
        'школа;Школа\u202E777;Ш;;Москва',
        'школа;"=cmd|\' /C calc\'!A0";Ш;;Москва',
      ),
    );
    expect(shown.shown?.problem_count).toBe(3);
  });

  it('in Windows-1251 is read as it was meant', async () => {
    const shown = await take('schools', windows(`${schoolHeadings}\r\nшкола;Школа старой кодировки;Ш № 3;;Москва\r\n`));
    expect(shown).toMatchObject({ state: 'ready', added: 1 });
  });

  it('that is a broken workbook or a bomb of quotes ends as a file that is not read', async () => {
    const broken = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), randomBytes(2000)]);
    expect(await take('schools', broken)).toMatchObject({ state: 'failed' });
    expect(await take('schools', `${schoolHeadings}\r\nшкола;"${'a'.repeat(2_000_000)}`)).toMatchObject({
      state: 'failed',
    });
  });

  it('that is a good workbook is read, and made of one by chance changes nothing', async () => {
    const number = (text: string): string => `<c><v>${text}</v></c>`;
    const good = await workbook(
      sheetOf(
        row('Начало индекса', 'Регион', 'Город') + `<row>${number('994')}${cell('Москва')}${number('524901')}</row>`,
      ),
    );
    expect(await take('postal', good)).toMatchObject({ state: 'ready', added: 1 });
    const before = await everything();
    const states = new Set<string>();
    for (let count = 0; count < 400; count += 1) {
      const mutant = Buffer.from(good);
      for (let times = 0; times < 6; times += 1) mutant[randomInt(mutant.length)] = randomBytes(1)[0] ?? 0;
      states.add((await dryRun('postal', mutant)).state);
    }
    expect(states).toContain('failed');
    expect(await everything()).toBe(before);
  });

  it('whose workbook holds a formula that was never worked out is refused by row', async () => {
    const book = await workbook(
      sheetOf(
        row('Начало индекса', 'Регион', 'Город') + `<row>${cell('993')}<c><f>A1&amp;"x"</f></c>${cell('Москва')}</row>`,
      ),
    );
    expect((await take('postal', book)).state).toBe('problems');
  });

  it('that unpacks into a thousand times itself ends as a file that is not read', async () => {
    const bomb = await workbook(
      sheetOf(row('Начало индекса', 'Регион', 'Город') + `<row>${cell('x'.repeat(150_000_000))}</row>`),
    );
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await take('postal', bomb)).toMatchObject({ state: 'failed', failure: expect.stringContaining('больше') });
  });

  it('of more rows than a hundred thousand is not read', async () => {
    const rows = Array.from({ length: 100_001 }, () => 'x;y;z;;Нет').join('\n');
    expect(await take('schools', `${schoolHeadings}\n${rows}`)).toMatchObject({ state: 'failed' });
  }, 120_000);

  it('of fifty thousand rows is checked and applied in bounded memory, in one piece', async () => {
    const rows = Array.from({ length: 50_000 }, (_, at) => `школа;Большая школа номер ${at};Школа ${at};;Москва`);
    const file = Buffer.from(schoolsFile(...rows));
    rows.length = 0;
    let highest = 0;
    const start = process.memoryUsage().heapUsed;
    const timer = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage().heapUsed - start);
    }, 20);
    const shown = await take('schools', file);
    expect(shown).toMatchObject({ state: 'ready', added: 50_000 });
    cardOf(await apply(shown));
    expect(await work(shown.public_id)).toMatchObject({ state: 'done', added: 50_000 });
    clearInterval(timer);
    expect(highest).toBeLessThan(150_000_000);
    expect(await take('schools', file)).toMatchObject({ state: 'ready', added: 0, changed: 0, same: 50_000 });
    expect(app().config.dataDir).toBeTruthy();
  }, 240_000);
});
