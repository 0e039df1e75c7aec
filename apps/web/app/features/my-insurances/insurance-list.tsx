import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { useUser } from '../../shared/session.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Empty } from '../../shared/ui/states/empty.tsx';
import { Grid, Stack } from '../../shared/ui/layout/layout.tsx';
import { Loaded } from '../../shared/ui/states/loaded.tsx';
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
      <Loaded read={read} skeleton={<InsurancesLoading />} failed={t('failed')}>
        {(policies) =>
          policies.length === 0 ? (
            <Empty sign="wall" title={t('empty')} action={<ButtonLink to="/insurance">{t('choose')}</ButtonLink>}>
              {t('emptyText')}
            </Empty>
          ) : (
            <Grid as="ul" min={380}>
              {policies.map((policy) => (
                <li key={policy.public_id}>
                  <InsuranceCard policy={policy} onSaved={() => void read.refetch()} />
                </li>
              ))}
            </Grid>
          )
        }
      </Loaded>
      {!read.isPending && <PastInsurances />}
    </Stack>
  );
};
