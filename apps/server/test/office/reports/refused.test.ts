import { beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../staff/door.ts';
import { openReports, sell } from './stage.ts';

const { ask, createColleague, createStart, db, order, salesLines } = openReports();

let admin: Member;
beforeAll(async () => {
  admin = await createColleague('admin');
});

describe('a period', () => {
  it.each([
    'from=2026-02-30&to=2026-03-02',
    'from=2026-02-01&to=2026-02-31',
    'from=1999-12-31&to=2000-01-01',
    'from=2100-12-31&to=2101-01-01',
    'from=0001-01-01&to=0001-01-02',
  ])('is none of %j', async (query) => {
    const { status, body } = await ask('GET', `/reports/sales?${query}`, admin);
    expect([status, body['message']]).toEqual([400, expect.stringContaining('400')]);
  });

  it.each(['f.at.from=9000000000&f.at.to=9000086400', 'f.at.from=100&f.at.to=86400'])(
    'of lines is none of %j',
    async (query) => {
      expect((await ask('GET', `/sales_lines?${query}`, admin)).status).toBe(400);
    },
  );
});

describe('rows of two things', () => {
  it('are refused, in a file too', async () => {
    expect((await ask('GET', '/reports/sales?from=2026-03-01&to=2026-03-02&group=day&group=kind', admin)).status).toBe(
      400,
    );
    const query = 'f.at.from=1772312400&f.at.to=1772398800&f.group=day&f.group=kind';
    expect((await order(admin, { list: 'report_sales', query, columns: ['orders'] })).status).toBe(400);
  });
});

describe('VAT of lines', () => {
  it('is seen by whoever may see that of the house alone', async () => {
    const start = await createStart();
    const at = new Date('2023-02-01T12:00:00+03:00');
    await sell(db(), { at, lines: [{ kind: 'ticket', total: 100_00, start }] });
    const manager = await createColleague('manager', { starts: [start.start] });
    const query = `f.at.from=${at.getTime() / 1000}&f.at.to=${at.getTime() / 1000 + 60}`;
    const hidden = { rate: null, vat: null, base: null, refunded_vat: null, net_vat: null };
    expect(await salesLines(manager, query)).toEqual([expect.objectContaining({ captured: 100, ...hidden })]);
    expect(await salesLines(admin, query)).toEqual([expect.objectContaining({ captured: 100, vat: 0, base: 100 })]);
    for (const path of ['/sales_lines', '/sales_lines/count'])
      expect([(await ask('GET', `${path}?${query}&f.rate=none`, manager)).status, path]).toEqual([403, path]);
  });
});
