import type { HandedResult } from '@trassa/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { useUser } from '../../shared/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Stack } from '../../shared/ui/layout/layout.tsx';
import { LoadFailed } from '../../shared/ui/states/load-failed.tsx';
import { Loaded } from '../../shared/ui/states/loaded.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { HandedResultLine } from './handed-result-line.tsx';

const PER_PAGE = 10;

/** What the person has handed in, latest first, with its state (CLUB-08). */
export const HandedList = () => {
  const t = useTranslations('clubResult');
  const u = useTranslations('ui');
  const { language } = useLanguage();
  const owner = useUser()?.public_id ?? null;
  const read = useInfiniteQuery({
    queryKey: ['handed-results', owner, language],
    queryFn: ({ pageParam, signal }) =>
      request(calls.clubs.handedIn, { query: { page: pageParam, limit: PER_PAGE }, signal }, { ownErrors: true }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * PER_PAGE < last.total ? pages.length + 1 : undefined),
  });
  return (
    <Loaded
      read={read}
      skeleton={
        <div role="status" aria-label={u('loading')}>
          <Skeleton height="110px" />
        </div>
      }
      failed={t('handedFailed')}
    >
      {({ pages }) => <Handed results={pages.flatMap(({ values }) => values)} read={read} />}
    </Loaded>
  );
};

type HandedProps = {
  results: readonly HandedResult[];
  read: {
    isError: boolean;
    isFetching: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage(): unknown;
  };
};

const Handed = ({ results, read }: HandedProps) => {
  const t = useTranslations('clubResult');
  if (results.length === 0) return <p>{t('noHanded')}</p>;
  return (
    <Stack gap={12}>
      <Stack as="ul" gap={12}>
        {results.map((result) => (
          <li key={result.public_id}>
            <HandedResultLine result={result} />
          </li>
        ))}
      </Stack>
      {read.isError && (
        <LoadFailed text={t('handedFailed')} isBusy={read.isFetching} onRetry={() => void read.fetchNextPage()} />
      )}
      {read.hasNextPage && !read.isError && (
        <div>
          <Button kind="line" isBusy={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
            {t('olderResults')}
          </Button>
        </div>
      )}
    </Stack>
  );
};
