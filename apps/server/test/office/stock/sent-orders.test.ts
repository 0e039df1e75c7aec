import { beforeAll, expect, it } from 'vitest';
import { goodsLine, recipient } from '../../factories/delivery.ts';
import { createProduct } from '../../factories/shop.ts';
import type { Member } from '../../staff/door.ts';
import { newTrack, openParcels } from '../parcels/stage.ts';

const { ask, buyLines, createColleague, db, pick, status, ways } = openParcels();
let keeper: Member;
beforeAll(async () => {
  keeper = await createColleague('manager');
});

// BO-096
it('a count below what orders keep names those alone whose pieces have not been sent', async () => {
  const { publicId } = await createProduct(db(), { stock: { '': 10 } });
  const buy = () =>
    buyLines([goodsLine(publicId, { count: 1, delivery_public_id: ways().post, delivery: recipient() })]);
  const [first, second] = [await buy(), await buy()];
  const refusal = async (): Promise<string> => {
    const { sizes, version } = (await ask('GET', `/stock/${publicId}`, keeper)).body['values'] as {
      sizes: { public_id: string }[];
      version: number;
    };
    const asked = { version, kind: 'count', reason: 'Пересчёт склада' };
    const pieces = sizes.map((size) => ({ public_id: size.public_id, pieces: 0, taken: 0 }));
    const { body } = await ask('PUT', `/stock/${publicId}`, { ...keeper, body: { ...asked, sizes: pieces } });
    return Object.values(body['errors'] as Record<string, string>).join();
  };
  const send = async (id: string): Promise<void> => {
    await pick(keeper, id);
    expect((await status(keeper, id, 'ship', { track: newTrack() })).status).toBe(200);
  };
  expect(await refusal()).toContain(`${second.number}, ${first.number}`);
  await send(second.id);
  const text = await refusal();
  expect([text.includes(first.number), text.includes(second.number)]).toEqual([true, false]);
  await send(first.id);
  expect(await refusal()).toContain('Все они отправлены');
});
