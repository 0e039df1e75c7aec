import type { InsuranceRecord } from '@trassa/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';
import { PolicyActions } from '../../shared/insurance/policy-actions.tsx';
import { pageExists } from '../../shared/navigation.ts';
import { KeyValue } from '../../shared/ui/layout/key-value.tsx';
import { Block } from '../../shared/ui/layout/block.tsx';
import css from './ticket-page.module.css';
import { reloadTickets } from './use-tickets.ts';

const DAY = 86_400;

const personOf = ({ info }: InsuranceRecord): string =>
  [info.last_name, info.first_name, info.second_name].filter(Boolean).join(' ');

type Props = { insurances: readonly InsuranceRecord[]; isOffline: boolean };

/** Policies that belong to the ticket, with what may be done about them. */
export const Policies = ({ insurances, isOffline }: Props) => {
  const t = useTranslations('myTicket');
  const client = useQueryClient();
  const format = useFormat();
  if (insurances.length === 0) return null;
  return (
    <Block id="insurance-title" title={t('insurance')}>
      <ul className={css['policies']}>
        {insurances.map((policy) => (
          <li key={policy.public_id}>
            <KeyValue
              items={[
                { key: t('policy'), value: policy.info.number },
                { key: t('policyKind'), value: policy.insurance.name },
                {
                  key: t('policyTime'),
                  value: format.dayRange(
                    policy.start_date,
                    policy.start_date + Math.max(0, policy.insurance.validity_time - DAY),
                    policy.timezone,
                  ),
                },
                { key: t('policyPerson'), value: personOf(policy) || t('policyNobody') },
              ]}
            />
            {!isOffline && <PolicyActions policy={policy} onSaved={() => void reloadTickets(client)} />}
          </li>
        ))}
      </ul>
      {pageExists('/me/insurances') && (
        <Link className={css['link']} to="/me/insurances">
          {t('toPolicies')}
        </Link>
      )}
    </Block>
  );
};
