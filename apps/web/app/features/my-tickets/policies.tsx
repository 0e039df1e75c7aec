import type { InsuranceRecord } from '@trassa/contracts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';
import { pageExists } from '../../shared/navigation.ts';
import { KeyValue } from '../../shared/ui/key-value.tsx';
import { Block } from '../../shared/ui/block.tsx';
import css from './ticket-page.module.css';

const DAY = 86_400;

/** Policies that belong to the ticket. */
export const Policies = ({ insurances, zone }: { insurances: readonly InsuranceRecord[]; zone: string }) => {
  const t = useTranslations('myTicket');
  const format = useFormat();
  if (insurances.length === 0) return null;
  return (
    <Block id="insurance-title" title={t('insurance')}>
      <ul className={css['policies']}>
        {insurances.map(({ public_id, info, insurance, start_date }) => (
          <li key={public_id}>
            <KeyValue
              items={[
                { key: t('policy'), value: info.number },
                { key: t('policyKind'), value: insurance.name },
                {
                  key: t('policyTime'),
                  value: format.dayRange(start_date, start_date + Math.max(0, insurance.validity_time - DAY), zone),
                },
              ]}
            />
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
