import type { PromocodeSeries } from '@trassa/contracts/office';
import { sql } from 'kysely';
import type { Answer, Member } from '../../staff/door.ts';
import { plainLine, send } from '../../factories/orders.ts';
import { openOffice } from '../office.ts';

export const fields = (typed: object = {}) => ({
  prefix: 'bars-',
  length: 8,
  count: 3,
  kind: 'ticket',
  discount: 10,
  code_count: 1,
  uses: 1,
  starts_at: null,
  ends_at: null,
  events: [],
  items: [],
  note: 'Барс, весна',
  ...typed,
});

export const seriesOf = ({ status, body }: Answer): PromocodeSeries => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body['values'] as PromocodeSeries;
};

/** The back office with series of codes. */
export const openSeries = () => {
  const office = openOffice();
  const { app, ask, db } = office;
  const create = (by: Member, typed: object = {}): Promise<Answer> =>
    ask('POST', '/promocode_series', { ...by, body: fields(typed) });
  const act = (by: Member, { public_id: id }: PromocodeSeries, path: string, body: object): Promise<Answer> =>
    ask(path === 'stop' || path === '' ? 'PUT' : 'POST', `/promocode_series/${id}${path && `/${path}`}`, {
      ...by,
      body,
    });
  const read = async (by: Member, { public_id: id }: PromocodeSeries): Promise<PromocodeSeries> =>
    seriesOf(await ask('GET', `/promocode_series/${id}`, by));
  const work = async (): Promise<void> => {
    while (await app().sweeps.workRuns());
  };
  const download = (by: Member, url: string) =>
    app().http.inject({ url, headers: { authorization: by.token, cookie: `staff=${by.cookie}` } });
  return {
    ...office,
    create,
    act,
    read,
    work,
    download,
    /** Codes of the series as the database has them. */
    codesOf: async ({ public_id: id }: PromocodeSeries): Promise<string[]> => {
      const { rows } = await sql<{ code: string }>`
        select p.code from promocodes p join promocode_series s on s.id = p.series_id where s.public_id = ${id} order by p.id`.execute(
        db(),
      );
      return rows.map(({ code }) => code);
    },
    /** The codes of a part by its link. */
    fileOf: async (by: Member, series: PromocodeSeries, position = 1): Promise<string[]> => {
      const { body } = await act(by, series, 'link', { position });
      const { url } = body['values'] as { url: string };
      const { payload } = await download(by, url);
      return payload.trim().split('\r\n').slice(1);
    },
    quote: async (publicId: string, code: string): Promise<number> => {
      const answer = await send(app(), 'POST', '/api/basket/price', {
        tickets: [plainLine(publicId, 1, { promocode: code })],
      });
      return answer.json<{ values: { lines: { totalCost: number }[] } }>().values.lines[0]?.totalCost ?? 0;
    },
  };
};
