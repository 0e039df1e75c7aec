import type { OrderView } from '@trassa/contracts';
import { useQuery } from '@tanstack/react-query';
import { HttpError } from '@trassa/contracts/client';
import { isOrderPaid } from '@trassa/rules';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { calls } from '../../generated/calls.ts';
import { queryOf } from '../../shared/api/query.ts';
import { thanksOf } from '../../shared/basket/bought-lines.ts';
import type { GoodsKinds } from '../../shared/basket/goods-kind.ts';
import { forgetWaitingOrder, useRememberedOrder } from '../../shared/basket/waiting-order.ts';

const ASK_MS = 5000;

type Waiting = { id: string; order: OrderView | undefined; refetch(): void };

/**
 * The order that the buyer left at the bank, until it is paid or over; `named` is the one the bank sent back. Null: none
 * waits. Paid meanwhile, its thank-you page opens (DEC-89, DEC-105).
 */
export const useWaitingOrder = (kinds: GoodsKinds, named: string | null, onOver: () => void): Waiting | null => {
  const navigate = useNavigate();
  const remembered = useRememberedOrder();
  const id = named ?? remembered;
  const query = useQuery({
    ...queryOf(calls.orders.one, { params: { id: id ?? '' } }),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ASK_MS,
  });
  const { data, error } = query;
  const isUnknown = error instanceof HttpError && error.status === 404;
  const isOver = id !== null && (isUnknown || (data !== undefined && !data.pay_again));
  const isPaid = data !== undefined && isOrderPaid(data.status) && data.status !== 'refunded';
  const tell = useEffectEvent((over: string): void => {
    forgetWaitingOrder(over);
    if (isPaid && data) void navigate(thanksOf(kinds, data), { replace: true });
    else onOver();
  });
  useEffect(() => {
    if (id !== null && isOver) tell(id);
  }, [id, isOver]);
  return id === null || isOver ? null : { id, order: data, refetch: () => void query.refetch() };
};
