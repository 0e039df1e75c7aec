import type { Language } from '@trassa/contracts';
import { officePromocodeSeries, promocodeSeriesList } from '@trassa/contracts/office';
import type { Reach } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { readFilters, readList } from '../../../../kernel/list-declaration.ts';
import { ok, type Refused } from '../../../../kernel/result.ts';
import { mapPage } from '../../../../platform/database/index.ts';
import { bind } from '../../../../platform/http/index.ts';
import { sheetTypes } from '../../../../platform/sheet/index.ts';
import type { PromocodesStaffDeps } from '../staff-deps.ts';
import { changeSeries, removeSeries, stopSeries } from './change-series.ts';
import { addCodes, type Begun, createSeries } from './create-series.ts';
import { pieceCodes, piecesAtOnce } from './make-codes.ts';
import { presentRow } from './present-series.ts';
import { readSeries } from './read-series.ts';
import { linkFile, openFile } from './series-file.ts';
import { countSeries, selectSeries } from './series-rows.repository.ts';

type Shown = { readonly reach: Reach; readonly language: Language };

/** Series of codes (back-office.md 3.7). */
export const seriesRoutes = (app: FastifyInstance, { db, clock, showHistory, runs }: PromocodesStaffDeps): void => {
  /** The series as it is once the act is committed. */
  const shown = async <T extends object>(done: T | Refused, id: string, { reach, language }: Shown) => {
    if ('refusal' in done) return done;
    const read = await readSeries(db, id, { reach, language, now: clock() });
    return read.ok ? { ...done, value: read.value } : read;
  };
  /** Few codes are made while the colleague waits. */
  const made = async <T extends { value: Begun }>(begun: T | Refused, by: Shown) => {
    if ('refusal' in begun) return begun;
    const { id, run, count } = begun.value;
    if (count <= piecesAtOnce * pieceCodes) await runs.workAtOnce(run, piecesAtOnce);
    return shown(begun, id, by);
  };

  bind(app, officePromocodeSeries.list, async ({ query, language, staff: { reach } }) => {
    const now = clock();
    const ask = readList(promocodeSeriesList, query, now);
    if (!ask.ok) return ask;
    return ok(mapPage(await selectSeries(db, ask.value, { reach, now }), (row) => presentRow(row, { language, now })));
  });

  bind(app, officePromocodeSeries.count, async ({ query, staff: { reach } }) => {
    const now = clock();
    const ask = readFilters(promocodeSeriesList, query, now);
    return ask.ok ? ok(await countSeries(db, ask.value, { reach, now })) : ask;
  });

  bind(app, officePromocodeSeries.read, ({ params, language, staff: { reach } }) =>
    readSeries(db, params.id, { reach, language, now: clock() }),
  );

  bind(app, officePromocodeSeries.history, async ({ params, query, language }) =>
    ok(await showHistory({ kind: 'promocode_series', id: params.id }, { cursor: query.cursor ?? null, language })),
  );

  bind(app, officePromocodeSeries.create, async ({ body, user: { userId }, language, staff: { act, reach } }) =>
    made(await act((tx) => createSeries(tx, runs, { userId, reach, now: clock() }, body)), { reach, language }),
  );

  bind(app, officePromocodeSeries.add, async ({ params, body, user: { userId }, language, staff: { act, reach } }) =>
    made(await act((tx) => addCodes(tx, runs, { userId, reach, now: clock(), publicId: params.id }, body)), {
      reach,
      language,
    }),
  );

  bind(app, officePromocodeSeries.change, async ({ params, body, user: { userId }, language, staff: { act, reach } }) =>
    shown(await act((tx) => changeSeries(tx, { userId, reach, now: clock(), publicId: params.id }, body)), params.id, {
      reach,
      language,
    }),
  );

  bind(app, officePromocodeSeries.stop, async ({ params, body, user: { userId }, language, staff: { act, reach } }) =>
    shown(await act((tx) => stopSeries(tx, { userId, reach, now: clock(), publicId: params.id }, body)), params.id, {
      reach,
      language,
    }),
  );

  bind(app, officePromocodeSeries.link, ({ params, body, staff: { act, reach, session } }) =>
    act((tx) => linkFile(tx, { publicId: params.id, reach, session: session.id, now: clock() }, body.position)),
  );

  bind(
    app,
    officePromocodeSeries.file,
    async ({ params, query, user: { userId }, language, staff: { session }, sendRaw, refuse }) => {
      const asked = { publicId: params.id, session: session.id, userId, now: clock() };
      const file = await openFile(db, asked, { link: query.link, language });
      if (!file.ok) return refuse(file.refusal);
      return sendRaw(file.value.body, {
        'content-type': sheetTypes.csv,
        'content-disposition': `attachment; filename="${file.value.name}"`,
        'cache-control': 'no-store',
      });
    },
  );

  bind(app, officePromocodeSeries.remove, ({ params, body, language, staff: { act, reach } }) =>
    act((tx) => removeSeries(tx, { reach, publicId: params.id }, { version: body.version, language })),
  );
};
