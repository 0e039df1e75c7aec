import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdf, picture } from '../../factories/files.ts';
import { send } from '../../factories/orders.ts';
import type { Member } from '../../staff/door.ts';
import { openProducts } from './stage.ts';

const stage = openProducts();
const { app, create, createColleague, publish, put, read, upload, valuesOf } = stage;
let keeper: Member;
beforeAll(async () => {
  keeper = await createColleague('manager');
});

/** Different ones: the same content is the same picture. */
const coloured = (blue: number): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 800, channels: 3, background: { r: 10, g: 10, b: blue } } })
    .png()
    .toBuffer();
const kept = async (): Promise<number> => {
  const found = await readdir(`${app().config.dataDir}/files/public`, { recursive: true }).catch(() => []);
  return found.filter((name) => name.endsWith('.jpg')).length;
};

describe('pictures of a product', () => {
  it('are added behind each other, put in order, taken away and served', async () => {
    const { public_id: id } = await create(keeper);
    for (const blue of [1, 60, 120]) valuesOf(await upload(keeper, id, await coloured(blue)));
    const { pictures } = await read(keeper, id);
    expect(pictures).toHaveLength(3);
    const order = [pictures[2], pictures[0]];
    const answer = await put(keeper, id, '/pictures', { pictures: order });
    expect(valuesOf(answer)).toMatchObject({ pictures: order, version: 5 });
    expect((await send(app(), 'GET', `/images/${pictures[2]}`)).headers['content-type']).toBe('image/jpeg');
    expect((await send(app(), 'GET', `/images/${pictures[2]}?w=640`)).statusCode).toBe(200);
    const inAvif = String(pictures[2]).replace('.jpg', '.avif');
    expect((await send(app(), 'GET', `/images/${inAvif}?w=320`)).headers['content-type']).toBe('image/avif');
  });

  it('are checked by their content, and too small ones are refused', async () => {
    const { public_id: id } = await create(keeper);
    const wrong = async (value: Buffer | string) => (await upload(keeper, id, value)).body['errors'];
    expect(await wrong(await picture('jpeg', 799, 900))).toEqual({ file: 'Картинка меньше 800×800' });
    // Made to fit 2880 it would be 640 wide.
    expect(await wrong(await picture('jpeg', 800, 3600))).toEqual({ file: 'Картинка меньше 800×800' });
    expect(await wrong(pdf())).toEqual({ file: 'Неподдерживаемый формат' });
    expect(await wrong('<svg onload="alert(1)"/>')).toEqual({ file: 'Неподдерживаемый формат' });
    expect(await wrong('')).toEqual({ file: 'Загрузите файл' });
    expect((await read(keeper, id)).pictures).toEqual([]);
  });

  it('of a refused change stay nowhere', async () => {
    const { public_id: id } = await create(keeper);
    const before = await kept();
    expect((await upload(keeper, id, await coloured(200), 7)).status).toBe(409);
    expect(await kept()).toBe(before);
    expect((await upload(keeper, id, await coloured(200), 1)).status).toBe(200);
    expect(await kept()).toBe(before + 1);
  });

  it('are twelve at most', async () => {
    const { public_id: id } = await create(keeper);
    for (let n = 0; n < 12; n++) valuesOf(await upload(keeper, id, await coloured(n * 20)));
    expect((await upload(keeper, id, await coloured(255))).body['errors']).toEqual({ file: 'Картинок не больше 12' });
  });

  it('of others cannot be taken, and the last one of a published product stays', async () => {
    const { public_id: id, pictures } = await publish(keeper);
    const statusOf = async (asked: (string | undefined)[]) =>
      (await put(keeper, id, '/pictures', { pictures: asked })).body['errors'];
    expect(await statusOf([])).toEqual({ pictures: 'Нужна хотя бы одна картинка' });
    expect(await statusOf([pictures[0], 'goods/one.avif'])).toHaveProperty('pictures');
    expect(await statusOf([pictures[0], pictures[0]])).toHaveProperty('pictures');
    await put(keeper, id, '/state', { act: 'hide' });
    expect(valuesOf(await put(keeper, id, '/pictures', { pictures: [] })).pictures).toEqual([]);
  });
});
