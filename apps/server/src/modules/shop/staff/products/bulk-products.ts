import type { MessageSpec } from '@trassa/contracts';
import { productsList } from '@trassa/contracts/office';
import { changedPrice, type PriceWay, priceWays, readPriceStep } from '@trassa/rules';
import type { Clock } from '../../../../kernel/clock.ts';
import { invalid, notFound, ok } from '../../../../kernel/result.ts';
import { editVersion } from '../../../../platform/database/index.ts';
import type { BulkOwner } from '../../../runs/index.ts';
import { productObject, productValues } from './present-product.ts';
import { lockProduct } from './product-card.repository.ts';
import { selectProductIds } from './products-list.repository.ts';
import { updateProduct } from './write-product.repository.ts';

const stepOf = (params: Readonly<Record<string, string>>): { way: PriceWay; step: number } | null => {
  const way = priceWays.find((one) => one === params['way']);
  const step = way ? readPriceStep(way, params['by'] ?? '') : null;
  return way && step !== null ? { way, step } : null;
};

/** What is done to many products at once: a price is counted anew from the one that stands, never from what was shown. SHOP-24 */
export const bulkOfProducts = ({ clock }: { readonly clock: Clock }): BulkOwner<typeof productsList> => ({
  list: productsList,
  kind: 'shop_product',
  select: (tx, ask, { reach, now }, limit) => selectProductIds(tx, ask, { isWhole: reach === 'all', now }, limit),
  acts: {
    price: {
      act: 'product.change',
      wrong: (params): Record<string, MessageSpec> => (stepOf(params) ? {} : { by: { id: 'price_step' } }),
      async run(tx, { id, userId, params }) {
        const asked = stepOf(params);
        if (!asked) throw new Error('prices are changed by no step');
        const { way, step } = asked;
        const row = await lockProduct(tx, id);
        if (!row) return notFound();
        const before = productValues(row);
        const changed = changedPrice(before.price, way, step);
        if ('problem' in changed) return invalid({ price: changed.problem });
        const edited = editVersion({ version: row.version, values: before }, row.version, { price: changed.price });
        if (!edited.ok) return edited;
        const { values, changes } = edited.value;
        if (changes.length) await updateProduct(tx, row.id, values, { userId, now: clock() });
        return ok({ answer: {}, object: productObject(row), changes });
      },
    },
  },
});
