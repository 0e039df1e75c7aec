import type { InsuranceRecord } from '@trassa/contracts';
import { formatPhone, validityDays } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { documentLink } from '../../shared/document/document-link.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { PolicyActions } from '../../shared/insurance/policy-actions.tsx';
import type from '../../shared/styles/type.module.css';
import { KeyValue } from '../../shared/ui/layout/key-value.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { Tag } from '../../shared/ui/tag.tsx';
import css from './my-insurances.module.css';

const kinds = { new: 'info', active: 'success', ended: 'muted', cancelled: 'error' } as const;

/** A policy: logo, number, type, first day, days valid, the insured person and the conditions (ME-22…24, ME-27). */
export const InsuranceCard = ({ policy, onSaved }: { policy: InsuranceRecord; onSaved(): void }) => {
  const t = useTranslations('myInsurances');
  const { language } = useLanguage();
  const u = useTranslations('ui');
  const format = useFormat();
  const { info, insurance, status } = policy;
  const person = [info.last_name, info.first_name, info.second_name].filter(Boolean).join(' ');
  return (
    <Panel as="article" className={css['panel']}>
      <div className={css['card']}>
        <div className={css['head']}>
          {insurance.logo && (
            <Picture
              className={css['logo']}
              src={insurance.logo}
              alt=""
              width={120}
              height={48}
              sizes="120px"
              maxWidth={320}
            />
          )}
          <Tag kind={kinds[status]}>{t(`states.${status}`)}</Tag>
        </div>
        <h2 className={css['number']}>{t('number', { number: info.number })}</h2>
        <KeyValue
          items={[
            { key: t('kind'), value: insurance.name },
            ...(policy.race === null ? [] : [{ key: t('race'), value: policy.race }]),
            { key: t('from'), value: format.longDay(info.start_date, policy.timezone) },
            { key: t('time'), value: u('days', { count: validityDays(insurance.validity_time) }) },
            { key: t('person'), value: person || t(policy.ticket_public_id ? 'byTicket' : 'nobody') },
            { key: t('phone'), value: info.phone ? formatPhone(info.phone) : '–' },
          ]}
        />
        {insurance.legals && (
          <p>
            <a
              className={type['link']}
              href={documentLink(insurance.legals, language)}
              target="_blank"
              rel="noreferrer"
            >
              {t('conditions')}
            </a>
          </p>
        )}
        <PolicyActions policy={policy} onSaved={onSaved} />
      </div>
    </Panel>
  );
};
