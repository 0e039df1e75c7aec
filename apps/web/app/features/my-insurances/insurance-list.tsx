import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { useUser } from '../../shared/session.ts';
import { Empty } from '../../shared/ui/empty.tsx';
import { Grid, Stack } from '../../shared/ui/layout.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { InsuranceCard } from './insurance-card.tsx';
import { InsurancesLoading } from './insurances-loading.tsx';
import { PastInsurances } from './past-insurances.tsx';

/** Policies that are not over, then a section that loads the others (ME-20…26). */
export const InsuranceList = () => {
  const t = useTranslations('myInsurances');
  const owner = useUser()?.public_id ?? null;
  const { language } = useLanguage();
  const read = useQuery({
    queryKey: ['my-insurances', owner, language],
    queryFn: async () => (await request(calls.cabinet.validInsurances, {}, { ownErrors: true })).values,
  });
  return (
    <Stack gap={32}>
      {read.isPending && <InsurancesLoading />}
      {read.isError && <LoadFailed text={t('failed')} isBusy={read.isFetching} onRetry={() => void read.refetch()} />}
      {read.data?.length === 0 && (
        <Empty sign="wall" title={t('empty')}>
          {t('emptyText')}
        </Empty>
      )}
      {read.data && read.data.length > 0 && (
        <Grid as="ul" min={380}>
          {read.data.map((policy) => (
            <li key={policy.public_id}>
              <InsuranceCard policy={policy} onSaved={() => void read.refetch()} />
            </li>
          ))}
        </Grid>
      )}
      <PastInsurances />
    </Stack>
  );
};
