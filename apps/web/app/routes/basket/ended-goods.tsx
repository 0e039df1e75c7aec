import { type RefCallback, useCallback } from 'react';
import type { BasketKinds, BasketPage } from '../../goods/basket-kind.ts';
import { linesOf } from '../../shared/basket/goods-kind.ts';
import { type BasketItem, isTicket } from '../../shared/basket/items/basket-item.ts';
import { Stack } from '../../shared/ui/layout/layout.tsx';
import css from './ended-goods.module.css';

type Props = {
  kinds: BasketKinds;
  /** Lines whose hold is over. */
  lines: readonly BasketItem[];
  page: BasketPage;
};

const nothing = (): void => undefined;

/** What was held stays in sight with all that was typed, grey and not to be touched, until it is decided (BASKET-27). */
export const EndedGoods = ({ kinds, lines, page }: Props) => {
  // The sum below has gone: whoever stood there would look at another part of the page.
  const bring: RefCallback<HTMLDivElement> = useCallback((element) => {
    // Braces: a ref may answer with its clean-up alone, and what some browsers answer here is not one.
    element?.scrollIntoView({ block: 'nearest' });
  }, []);
  if (lines.length === 0) return null;
  // Seats are asked for by a hold that is no more.
  const held = lines.map((line) => (isTicket(line) ? { ...line, space: null } : line));
  const still: BasketPage = { ...page, goods: held, quote: null, onEdit: nothing };
  return (
    <div ref={bring} className={css['ended']} inert>
      <Stack gap={24}>
        {kinds.map((kind) => (
          <kind.Groups key={kind.selector} lines={linesOf(held, kind)} page={still} />
        ))}
      </Stack>
    </div>
  );
};
