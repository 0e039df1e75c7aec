import type { OwnResult } from '@trassa/contracts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { CertificateButton } from '../../../shared/result/certificate-button.tsx';
import { placeOf, resultPath, useResultWords } from '../../../shared/result/result-words.ts';
import css from './past-result.module.css';

/** Place and time of a past start, on the card of its ticket. */
export const PastResult = ({ own }: { own: OwnResult }) => {
  const t = useTranslations('results');
  const words = useResultWords();
  const row = own.values;
  const place = placeOf(row);
  return (
    <div className={css['result']}>
      <p className={css['line']}>
        <Link to={resultPath(own.event_city, row.public_id)}>
          {place !== null && <b>{t('ticket.placeOf', { place })}</b>}
          <b>{words.outcome(row)}</b>
        </Link>
      </p>
      {own.certificate && (
        <CertificateButton
          of={{ ticket: own.ticket_public_id }}
          startNumber={row.start_number ?? row.public_id}
          kind="line"
          label={t('certificateOf', { name: own.event.title })}
        />
      )}
    </div>
  );
};
