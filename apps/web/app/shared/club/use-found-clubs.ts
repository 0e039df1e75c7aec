import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { calls } from '../../generated/calls.ts';
import { request } from '../api/browser-client.ts';
import { useLanguage } from '../i18n/language.tsx';
import { TYPING_PAUSE } from '../typing-pause.ts';

const PER_PAGE = 20;

/** Clubs by name; what was found before stays while the next text is asked for. */
export const useFoundClubs = (typed: string, isOpen: boolean) => {
  const { language } = useLanguage();
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const read = useInfiniteQuery({
    queryKey: ['clubs-to-choose', search, language],
    queryFn: ({ pageParam: page, signal }) =>
      request(
        calls.clubs.list,
        { query: { page, limit: PER_PAGE, sort: 'name', order: 'asc', ...(search ? { search } : {}) }, signal },
        { ownErrors: true },
      ),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * PER_PAGE < last.total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    enabled: isOpen,
  });
  return {
    clubs: read.data?.pages.flatMap(({ values }) => values) ?? [],
    total: read.data?.pages.at(-1)?.total ?? null,
    isPending: read.isPending,
    isFailed: read.isError,
    isBusy: read.isFetching,
    hasMore: read.hasNextPage,
    retry: (): void => void read.refetch(),
    showMore: (): void => void read.fetchNextPage(),
  };
};
