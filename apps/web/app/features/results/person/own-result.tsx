import type { OwnResult as Own } from '@trassa/contracts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { CertificateButton } from '../../../shared/result/certificate-button.tsx';
import { placeOf, resultPath, rowPath, useResultWords } from '../../../shared/result/result-words.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import css from './own-result.module.css';

/** What the visitor ran here: place, number, time, and the certificate. */
export const OwnResult = ({ own, hasFormat }: { own: Own; /** Several formats: say which. */ hasFormat: boolean }) => {
  const t = useTranslations('results');
  const format = useFormat();
  const words = useResultWords();
  const row = own.values;
  const place = placeOf(row);
  return (
    <section className={css['own']} aria-label={t('mine')} data-on="art">
      <dl className={css['facts']}>
        <div>
          <dt>{hasFormat ? `${t('mine')}, ${own.format_title}` : t('mine')}</dt>
          <dd>
            <Link to={resultPath(own.event_city, row.public_id)}>{place ?? words.outcome(row)}</Link>
          </dd>
        </div>
        {row.start_number && (
          <div>
            <dt>{t('number')}</dt>
            <dd>{row.start_number}</dd>
          </div>
        )}
        {place !== null && (
          <div>
            <dt>{t('time')}</dt>
            <dd>{words.outcome(row)}</dd>
          </div>
        )}
        {own.faster_than !== null && (
          <div>
            <dt>{t('fasterLabel')}</dt>
            <dd>{t('percent', { value: format.kilometres(own.faster_than) })}</dd>
          </div>
        )}
      </dl>
      <div className={css['actions']}>
        <Link className={css['toRow']} to={rowPath(own.event_city, row)}>
          {t('toRow')}
        </Link>
        {own.certificate && (
          <CertificateButton of={{ ticket: own.ticket_public_id }} startNumber={row.start_number ?? row.public_id} />
        )}
      </div>
    </section>
  );
};
