import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { useUser } from '../../shared/session.ts';

const PAGE = 20;
const silent = { ownErrors: true } as const;

/** Purchases of every kind, twenty at a time, the latest first. */
export const usePurchases = () => {
  const owner = useUser()?.public_id ?? null;
  const { language } = useLanguage();
  return useInfiniteQuery({
    queryKey: ['my-purchases', owner, language],
    queryFn: ({ pageParam }) => request(calls.cabinet.purchases, { query: { page: pageParam, limit: PAGE } }, silent),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages, page) => (pages.length * PAGE < total ? page + 1 : undefined),
  });
};

/** One purchase with its money and receipts. */
export const usePurchase = (id: string) => {
  const owner = useUser()?.public_id ?? null;
  const { language } = useLanguage();
  return useQuery({
    queryKey: ['my-purchases', owner, 'one', id, language],
    queryFn: async () => (await request(calls.cabinet.purchase, { params: { id } }, silent)).values,
  });
};
