import { carriedLines, packLines } from '../shared/basket/delivery-lines.ts';
import { Late } from '../shared/late.tsx';
import type { BasketPage } from './basket-kind.ts';

type Props = { page: BasketPage; heading: 'h2' | 'h3' };

/** How everything that is sent gets to the buyer: once for the whole basket (DEC-92). */
export const DeliveryOf = ({ page: { goods, problem, delivery, onEdit }, heading }: Props) => {
  const lines = carriedLines(goods);
  const packs = packLines(goods);
  const sent = [...lines, ...packs].map(({ unique_id }) => unique_id);
  return (
    <Late name="delivery" load={() => import('../features/delivery/delivery-block.tsx')} height="420px">
      {({ DeliveryBlock }) => (
        <DeliveryBlock
          lines={lines}
          packs={packs}
          heading={heading}
          problems={delivery.problems}
          serverErrors={Object.assign({}, ...sent.map((id) => problem.fields[id]))}
          isEveryErrorShown={delivery.isShown}
          onEdit={() => sent.forEach(onEdit)}
        />
      )}
    </Late>
  );
};
