import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openResults, protocol, three } from './stage.ts';
import { cell, row, sheetOf, workbook } from './workbook.ts';

const { countRows, createPast, load, rows, take, upload, valuesOf, work } = openResults();

describe('a hostile file', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a PDF', Buffer.from('%PDF-1.7 hello')],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
    ['a page', Buffer.from('<html><script>1</script></html>')],
    ['more than twenty megabytes', Buffer.alloc(20 * 1024 * 1024 + 1, 'a')],
  ])('that is %s is refused at once', async (_name, bytes) => {
    const past = await createPast();
    const answer = await upload(past, bytes);
    expect([answer.status, Object.keys(answer.body['errors'] as object)]).toEqual([400, ['file']]);
  });

  it('whose name leads out of its folder is shown by its last part', async () => {
    const answer = await upload(await createPast(), protocol(three), undefined, '../../../etc/passwd.csv');
    expect(valuesOf<{ file: { name: string } }>(answer).file.name).toBe('passwd.csv');
  });

  it('that unpacks into a thousand times itself changes nothing and ends', async () => {
    const past = await createPast();
    const bomb = await workbook(sheetOf(row('Номер', 'ФИО', 'Время') + `<row>${cell('x'.repeat(150_000_000))}</row>`));
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await take(past, bomb)).toMatchObject({ state: 'failed', failure: expect.stringContaining('больше') });
    expect(await countRows(past)).toBe(0);
  });

  it('whose one cell has more signs than any is refused before it is read', async () => {
    const past = await createPast();
    const text = randomBytes(4_000_000).toString('base64');
    const shown = await take(past, await workbook(sheetOf(row('Номер', 'ФИО', 'Время') + row('1', text, '0:40:00'))));
    expect(shown).toMatchObject({ state: 'failed', failure: expect.stringContaining('больше') });
  });

  it('with formulas is text: none is computed', async () => {
    const past = await createPast();
    const done = await load(past, ['7;=HYPERLINK("x");+1;М;М 30;Личный 10 км;0:40:00;'], false);
    expect(done.state).toBe('done');
    expect((await rows(past))[0]).toMatchObject({ last_name: '=HYPERLINK("x")' });
  });

  it('made of a good one by chance never stores half of itself', async () => {
    const past = await createPast();
    const good = Buffer.from(protocol(three));
    const sheet = await workbook(
      sheetOf(row('Номер', 'ФИО', 'Формат', 'Время') + row('1', 'Иванов Иван', 'Личный 10 км', '0:40:00')),
    );
    for (let count = 0; count < 24; count += 1) {
      const mutant = Buffer.from(count % 2 ? good : sheet);
      for (let times = 0; times < 6; times += 1) {
        const [at = 0, to = 0, value = 0] = randomBytes(3);
        mutant[Math.floor(((at * 256 + to) / 65_536) * mutant.length)] = value;
      }
      const answer = await upload(past, mutant);
      if (answer.status !== 200) continue;
      const shown = await work(valuesOf<{ public_id: string }>(answer).public_id);
      expect(['ready', 'problems', 'failed']).toContain(shown.state);
    }
    expect(await countRows(past)).toBe(0);
  }, 120_000);
});
