import { randomId } from '../../src/kernel/ids.ts';
import type { Executor } from '../../src/platform/database/index.ts';
import { insertRow } from '../factories/events.ts';
import { createOrder } from './stage.ts';

/** An order of one place, and the id of the letter that told of it. */
export const createToldOrder = async (
  ...[db, person, format]: Parameters<typeof createOrder>
): Promise<Awaited<ReturnType<typeof createOrder>> & { letter: string }> => {
  const order = await createOrder(db, person, format);
  const letter = await createLetter(db, order);
  return { ...order, letter };
};

/** The letter of an order, sent; answers its id. */
const createLetter = async (
  db: Executor,
  { publicId, email }: { publicId: string; email: string },
): Promise<string> => {
  const letter = randomId();
  await insertRow(db, 'letters', {
    public_id: letter,
    recipient: email,
    language: 'ru',
    template: 'order',
    data: JSON.stringify({ order: publicId }),
    dedupe_key: `order:${publicId}`,
    state: 'sent',
  });
  return letter;
};
