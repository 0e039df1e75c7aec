import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { useUser } from '../../shared/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Fold } from '../../shared/ui/layout/fold.tsx';
import { Grid } from '../../shared/ui/layout/layout.tsx';
import { LoadFailed } from '../../shared/ui/states/load-failed.tsx';
import { InsuranceCard } from './insurance-card.tsx';
import { InsurancesLoading } from './insurances-loading.tsx';

const PAGE = 20;

/** Policies that are over or were cancelled: asked for when the section is opened (ME-21, ME-26). */
export const PastInsurances = () => {
  const t = useTranslations('myInsurances');
  const owner = useUser()?.public_id ?? null;
  const { language } = useLanguage();
  const [isAsked, setIsAsked] = useState(false);
  const read = useInfiniteQuery({
    queryKey: ['past-insurances', owner, language],
    queryFn: ({ pageParam }) =>
      request(calls.cabinet.pastInsurances, { query: { page: pageParam, limit: PAGE } }, { ownErrors: true }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages, page) => (pages.length * PAGE < total ? page + 1 : undefined),
    enabled: isAsked,
  });
  const policies = read.data?.pages.flatMap(({ values }) => values) ?? [];
  return (
    <Fold title={t('past')} onOpen={() => setIsAsked(true)}>
      {read.isPending && <InsurancesLoading />}
      {read.isSuccess && policies.length === 0 && <p>{t('noPast')}</p>}
      {policies.length > 0 && (
        <Grid as="ul" min={380}>
          {policies.map((policy) => (
            <li key={policy.public_id}>
              <InsuranceCard policy={policy} onSaved={() => void read.refetch()} />
            </li>
          ))}
        </Grid>
      )}
      {read.isError && (
        <LoadFailed
          text={t('failed')}
          isBusy={read.isFetching}
          onRetry={() => void (policies.length > 0 ? read.fetchNextPage() : read.refetch())}
        />
      )}
      {read.hasNextPage && !read.isError && (
        <div>
          <Button kind="line" isBusy={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </Fold>
  );
};
