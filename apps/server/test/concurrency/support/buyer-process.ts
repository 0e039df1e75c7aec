// A process of its own that asks for places: twenty at a time, one each, and tells how many it got.
import { openDatabase } from '../../../src/platform/database/index.ts';
import { createHoldQueue } from '../../../src/modules/inventory/batch/hold-queue.ts';
import { createLog } from '../../../src/platform/log.ts';

const [url = '', formatId = '0', asks = '0'] = process.argv.slice(2);
const log = createLog({ logLevel: 'silent' });
const { pool, close } = openDatabase(url, { timeout: 10_000, connections: 2, log });
const queue = createHoldQueue({ pool, limits: null, log });

let held = 0;
let left = Number(asks);
const buyer = async (): Promise<void> => {
  while (left-- > 0) {
    const answer = await queue.ask({
      type: 'reserve',
      formatId: Number(formatId),
      kind: 'athlete',
      count: 1,
      visitor: `process-${process.pid}`,
      address: 'one',
    });
    if (answer.type === 'held') held += 1;
    else if (answer.type !== 'short') throw new Error(answer.type);
  }
};

process.once('message', () => {
  void Promise.all(Array.from({ length: 20 }, buyer)).then(async () => {
    await queue.close();
    await close();
    process.send?.({ held }, undefined, {}, () => process.disconnect());
  });
});
process.send?.('ready');
