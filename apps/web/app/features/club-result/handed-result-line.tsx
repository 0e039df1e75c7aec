import type { HandedResult } from '@trassa/contracts';
import { momentAt } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE, useFormat } from '../../shared/format/use-format.ts';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { Tag } from '../../shared/ui/tag.tsx';
import css from './club-result.module.css';

const kinds = { new: 'info', accepted: 'success', declined: 'error' } as const;

/** A result with its state and, when it was declined, the reason. */
export const HandedResultLine = ({ result }: { result: HandedResult }) => {
  const t = useTranslations('clubResult');
  const format = useFormat();
  const { competition_type: type, status, reason, competitions } = result;
  return (
    <Panel>
      <div className={css['handed']}>
        <div>
          <b className={css['value']}>{type.unit === 'time' ? result.result : format.number(Number(result.result))}</b>
          <p>
            {type.title}, {format.longDay(momentAt(result.date, '12:00', SITE_ZONE), SITE_ZONE)}
          </p>
        </div>
        <Tag kind={kinds[status]}>{t(`status.${status}`)}</Tag>
        <div className={css['where']}>
          {competitions.length === 0 && <p>{t('unlinked')}</p>}
          {competitions.map(({ public_id: id, title, club }) => (
            <p key={id}>{t('inCompetition', { club, title })}</p>
          ))}
          {reason && <p className={css['reason']}>{t('reason', { reason })}</p>}
        </div>
      </div>
    </Panel>
  );
};
