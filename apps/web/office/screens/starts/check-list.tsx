import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { useMay } from '../../shared/door/session.ts';
import { Card } from '../../shared/ui/card.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { Status } from '../../shared/ui/status.tsx';
import { LegalText } from './legal-text.tsx';
import css from './starts.module.css';

/** What stands against publishing, each point with the way to its field (5.1.2). */
export const CheckList = ({ id }: { id: string }) => {
  const t = useTranslations('starts');
  const may = useMay();
  const check = useQuery(read(calls.starts.check, { params: { id } }));
  const blocking = check.data?.points.filter((point) => point.blocking).length ?? 0;
  return (
    <Card title={t('check')} aside={blocking > 0 && t('blocking', { count: blocking })} isFlush>
      <ReadState read={check}>
        {({ points }) =>
          points.length === 0 ? (
            <div className={css['pad']}>
              <Status kind="ok">{t('ready')}</Status>
            </div>
          ) : (
            <ul className={css['points']}>
              {points.map((point) => (
                <li key={`${point.id} ${point.message} ${point.path}`}>
                  <span>{point.message}</span>
                  {!point.blocking && <Status kind="wait">{t('warnings')}</Status>}
                  {point.id === 'documents_offer' || point.id === 'documents_personal' ? (
                    may('documents.publish') ? (
                      <LegalText name={point.id === 'documents_offer' ? 'offers' : 'pers'} />
                    ) : (
                      <span>{t('askAdmin')}</span>
                    )
                  ) : (
                    <Link to={point.path}>{t('fix')}</Link>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </ReadState>
    </Card>
  );
};
