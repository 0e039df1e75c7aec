import { describe, expect, it } from 'vitest';
import { createFormat } from '../../factories/events.ts';
import { plainLine } from '../../factories/orders.ts';
import { errorsOf } from '../formats/stage.ts';
import { fields, openSeries, seriesOf } from './series-stage.ts';

const stage = openSeries();
const {
  ask,
  act,
  db,
  buyOf,
  codesOf,
  create,
  createColleague,
  createStart,
  download,
  fileOf,
  idsOf,
  list,
  quote,
  read,
  work,
} = stage;
const sold = () => createFormat(db(), { preregistration: false, prices: { athlete: 200_000 } });
const codesOfList = async (by: Parameters<typeof list>[0], path: string) => (await list(by, path)).values;

describe('a new series', () => {
  // BO-032
  it('of few codes is made at once, its codes work on the site and stand in its file', async () => {
    const vera = await createColleague('manager');
    const { publicId } = await sold();
    const series = seriesOf(await create(vera));
    expect(series).toMatchObject({
      title: 'BARS-••••••••',
      codes: 3,
      used_codes: 0,
      state: 'active',
      parts: [{ position: 1, count: 3, made: 3, run_state: 'done', file: 'ready', given: null }],
    });
    const codes = await fileOf(vera, series);
    expect(codes.toSorted()).toEqual((await codesOf(series)).toSorted());
    for (const code of codes) expect(code).toMatch(/^BARS-[A-HJKMNP-TV-Z2-9]{8}$/);
    expect(await quote(publicId, codes[0]?.toLowerCase() ?? '')).toBe(1800);
    await buyOf([plainLine(publicId, 1, { promocode: codes[0] })]);
    expect(await quote(publicId, codes[0] ?? '')).toBe(2000);
    expect(await read(vera, series)).toMatchObject({ used_codes: 1, turnover: 1800, given: 200 });
    const { values } = await list(vera, `/promocode_series?search=${series.prefix}`);
    expect(values.find(({ public_id: id }) => id === series.public_id)).toMatchObject({ codes: 3, used_codes: 1 });
  });

  // BO-032
  it('of 50 000 codes is made by a run within 20 seconds; its file holds as many distinct ones', async () => {
    const vera = await createColleague('manager');
    const begun = seriesOf(await create(vera, { count: 50_000 }));
    expect(begun.parts).toMatchObject([{ count: 50_000, made: 0, run_state: 'waiting', file: 'making' }]);
    const from = performance.now();
    await work();
    expect(performance.now() - from).toBeLessThan(20_000);
    const made = await read(vera, begun);
    expect(made.parts).toMatchObject([{ made: 50_000, run_state: 'done', file: 'ready' }]);
    const codes = await fileOf(vera, made);
    expect([codes.length, new Set(codes).size]).toEqual([50_000, 50_000]);
    // Codes of a series do not drown the others.
    const { total } = await list(vera, '/promocodes');
    expect(total.count).toBeLessThan(1000);
  }, 60_000);

  it('says what is wrong at each field', async () => {
    const vera = await createColleague('manager');
    const wrong = await create(vera, { prefix: 'a b', length: 7, count: 50_001, uses: 0, discount: 0 });
    expect(Object.keys(errorsOf(wrong)).toSorted()).toEqual(['count', 'discount', 'length', 'prefix', 'uses']);
    expect(Object.keys(errorsOf(await create(vera, { discount: 100, count: 21 })))).toEqual(['reason']);
    expect((await create(vera, { discount: 100, count: 21, reason: 'Команда клуба' })).status).toBe(200);
  });

  it('that is sent twice with one key is made once', async () => {
    const vera = await createColleague('manager');
    const asked = { ...vera, body: fields(), headers: { 'idempotency-key': crypto.randomUUID() } };
    const [first, second] = [
      await ask('POST', '/promocode_series', asked),
      await ask('POST', '/promocode_series', asked),
    ];
    expect(seriesOf(second).public_id).toBe(seriesOf(first).public_id);
    expect(await codesOf(seriesOf(first))).toHaveLength(3);
  });
});

describe('the file of a series', () => {
  // BO-032
  it('is given by one link of the session within a minute, and never by another one', async () => {
    const vera = await createColleague('manager');
    const boris = await createColleague('manager');
    const series = seriesOf(await create(vera));
    const { body } = await act(vera, series, 'link', { position: 1 });
    const { url } = body['values'] as { url: string };
    expect((await download(boris, url)).statusCode).toBe(404);
    const file = await download(vera, url);
    expect(file.headers['content-disposition']).toContain('attachment');
    expect(file.headers['cache-control']).toBe('no-store');
    // A download that broke is begun anew by the same link.
    expect((await download(vera, url)).payload).toBe(file.payload);
    expect((await act(boris, series, 'link', { position: 1 })).body).toMatchObject({ code: 'state' });
    expect((await read(vera, series)).parts).toMatchObject([{ file: 'given', given_by: { public_id: vera.publicId } }]);
    stage.clock.advance(61);
    expect((await download(vera, url)).statusCode).toBe(404);
    const { body: history } = await ask('GET', `/promocode_series/${series.public_id}/history`, vera);
    const acts = (history['values'] as { act: string; result: string }[]).map((one) => `${one.act} ${one.result}`);
    expect(acts).toEqual([
      'promocode_series.file refused',
      'promocode_series.file done',
      'promocode_series.create done',
    ]);
  });

  it('is given anew until it was taken: a new link ends the one before', async () => {
    const vera = await createColleague('manager');
    const series = seriesOf(await create(vera));
    const urlOf = async () =>
      ((await act(vera, series, 'link', { position: 1 })).body['values'] as { url: string }).url;
    const [first, second] = [await urlOf(), await urlOf()];
    expect((await download(vera, first)).statusCode).toBe(404);
    expect((await download(vera, second)).statusCode).toBe(200);
  });

  it('is of its part alone once more codes were added', async () => {
    const vera = await createColleague('manager');
    const series = seriesOf(await create(vera));
    const first = await fileOf(vera, series);
    const more = seriesOf(await act(vera, series, 'add', { version: 1, count: 2 }));
    expect(more).toMatchObject({
      codes: 5,
      version: 2,
      parts: [{ position: 2, made: 2, file: 'ready' }, { file: 'given' }],
    });
    const second = await fileOf(vera, more, 2);
    expect([...first, ...second].toSorted()).toEqual((await codesOf(more)).toSorted());
    expect((await act(vera, series, 'add', { version: 1, count: 2 })).status).toBe(409);
  });
});

describe('codes of a series', () => {
  it('stand in the list under their series alone, told by their last four signs everywhere', async () => {
    const vera = await createColleague('manager');
    const { publicId } = await sold();
    const series = seriesOf(await create(vera));
    const [code = ''] = await codesOf(series);
    const order = await buyOf([plainLine(publicId, 1, { promocode: code })]);
    const rows = await codesOfList(vera, `/promocodes?f.series=${series.public_id}`);
    expect(rows).toHaveLength(3);
    const used = await codesOfList(vera, `/promocodes?f.series=${series.public_id}&f.use=used`);
    expect(used).toMatchObject([{ code: `••••${code.slice(-4)}`, used: 1, series: { public_id: series.public_id } }]);
    const id = String(used[0]?.['public_id']);
    expect(await idsOf(vera, '/promocodes')).not.toContain(id);
    expect(await idsOf(vera, `/promocodes?f.series=${series.public_id}&search=${code.slice(-4)}`)).toContain(id);
    expect(await idsOf(vera, `/promocodes?f.series=${series.public_id}&search=${code.slice(0, -1)}`)).toEqual([]);
    const told = await Promise.all(
      [
        `/promocodes?f.series=${series.public_id}&sort=code&limit=25`,
        `/promocodes/${id}`,
        `/promocodes/${id}/usage`,
        `/promocode_series/${series.public_id}`,
        `/promocode_series/${series.public_id}/history`,
        '/promocode_series',
        `/orders/${order}`,
        `/tickets?f.order=${order}`,
        `/search?q=${code}`,
        '/audit',
      ].map(async (path) => ({
        path,
        ...(await ask('GET', path, path === '/audit' ? await createColleague('admin') : vera)),
      })),
    );
    expect(told.filter(({ status }) => status !== 200)).toEqual([]);
    expect(told.filter(({ body }) => JSON.stringify(body).includes(code.slice(0, -4))).map(({ path }) => path)).toEqual(
      [],
    );
  });

  // BO-034
  it('are stopped one by one or all at once; orders that were made stay, and prolonging wakes no stopped one', async () => {
    const vera = await createColleague('manager');
    const { publicId } = await sold();
    const series = seriesOf(await create(vera));
    const [one = '', two = ''] = await codesOf(series);
    const rows = await codesOfList(vera, `/promocodes?f.series=${series.public_id}`);
    const id = String(rows.find(({ code }) => code === `••••${one.slice(-4)}`)?.['public_id']);
    expect((await ask('PUT', `/promocodes/${id}/stop`, { ...vera, body: { version: 1 } })).status).toBe(200);
    expect([await quote(publicId, one), await quote(publicId, two)]).toEqual([2000, 1800]);
    const stopped = seriesOf(await act(vera, series, 'stop', { version: 1 }));
    expect(stopped).toMatchObject({ state: 'over', stopped: 1 });
    expect(await quote(publicId, two)).toBe(2000);
    const ends = Math.floor(Date.now() / 1000) + 86_400;
    expect(seriesOf(await act(vera, stopped, '', { version: 2, ends_at: ends })).state).toBe('active');
    expect([await quote(publicId, one), await quote(publicId, two)]).toEqual([2000, 1800]);
  });

  it('keep what was given out with them: one is not changed, a used one not removed', async () => {
    const vera = await createColleague('manager');
    const { publicId } = await sold();
    const series = seriesOf(await create(vera));
    const [one = ''] = await codesOf(series);
    await buyOf([plainLine(publicId, 1, { promocode: one })]);
    const [used] = await codesOfList(vera, `/promocodes?f.series=${series.public_id}&f.use=used`);
    const [unused] = await codesOfList(vera, `/promocodes?f.series=${series.public_id}&f.use=unused`);
    const change = await ask('PUT', `/promocodes/${String(unused?.['public_id'])}`, {
      ...vera,
      body: { version: 1, discount: 50 },
    });
    expect(change.body).toMatchObject({ code: 'state', message: expect.stringContaining('серии') });
    const remove = (row: Record<string, unknown> | undefined) =>
      ask('DELETE', `/promocodes/${String(row?.['public_id'])}`, { ...vera, body: { version: 1 } });
    expect((await remove(used)).body).toMatchObject({ code: 'has_dependants' });
    expect((await remove(unused)).status).toBe(200);
    const whole = await ask('DELETE', `/promocode_series/${series.public_id}`, { ...vera, body: { version: 1 } });
    expect(whole.body).toMatchObject({ code: 'has_dependants', dependants: [{ kind: 'order', count: 1 }] });
  });

  it('go with their series when nobody has used one, but not while they are made', async () => {
    const vera = await createColleague('manager');
    const series = seriesOf(await create(vera, { count: 6000 }));
    const remove = () => ask('DELETE', `/promocode_series/${series.public_id}`, { ...vera, body: { version: 1 } });
    expect((await remove()).body).toMatchObject({ code: 'state' });
    await work();
    expect((await remove()).status).toBe(200);
    expect(await codesOf(series)).toEqual([]);
  });
});

describe('whoever reaches one start', () => {
  // BO-035
  it('makes, sees and handles series of his own alone', async () => {
    const { start, event, format } = await createStart();
    const other = await createFormat(db());
    const [vera, boss] = [await createColleague('manager', { starts: [start] }), await createColleague('manager')];
    const said = { events: 'Выберите старты или форматы из своих' };
    expect(errorsOf(await create(vera))).toEqual(said);
    expect(errorsOf(await create(vera, { events: [event] }))).toEqual(said);
    expect(errorsOf(await create(vera, { items: [format.publicId, other.publicId] }))).toEqual(said);
    const own = seriesOf(await create(vera, { items: [format.publicId] }));
    expect(await fileOf(vera, own)).toHaveLength(3);
    const foreign = seriesOf(await create(boss, { items: [other.publicId] }));
    const both = seriesOf(await create(boss, { items: [format.publicId, other.publicId] }));
    expect(await idsOf(vera, '/promocode_series')).toEqual([both.public_id, own.public_id]);
    expect((await ask('GET', `/promocode_series/${foreign.public_id}`, vera)).status).toBe(404);
    expect((await act(vera, foreign, 'link', { position: 1 })).status).toBe(404);
    for (const [path, body] of [
      ['stop', { version: 1 }],
      ['add', { version: 1, count: 1 }],
      ['link', { position: 1 }],
      ['', { version: 1, note: 'его' }],
    ] as const)
      expect(errorsOf(await act(vera, both, path, body))).toEqual(said);
  });
});
