import { promocodesList } from '@trassa/contracts/office';
import { reachOf } from '@trassa/rules';
import { type Clock, toUnix } from '../../../kernel/clock.ts';
import { notFound } from '../../../kernel/result.ts';
import type { BulkOwner } from '../../runs/index.ts';
import { lockPromocodeCard, selectPromocodeIds } from './promocode-rows.repository.ts';
import { stopPromocode } from './save-promocode.ts';

/** What is done to many codes at once; each by the same code as to one. */
export const bulkOfPromocodes = (clock: Clock): BulkOwner<typeof promocodesList> => ({
  list: promocodesList,
  kind: 'promocode',
  select: selectPromocodeIds,
  acts: {
    stop: {
      act: 'promocode.stop',
      async run(tx, { id, userId, grants }) {
        const now = clock();
        const reach = reachOf(grants, 'promocodes.edit', toUnix(now));
        const row = reach && (await lockPromocodeCard(tx, id, reach));
        if (!row || reach === null) return notFound();
        const by = { userId, reach, language: 'ru', now, publicId: id } as const;
        return stopPromocode(tx, by, { version: row.version });
      },
    },
  },
});
