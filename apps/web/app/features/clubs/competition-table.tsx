import type { ClubCompetition, ClubResult } from '@trassa/contracts';
import { momentAt } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE, useFormat } from '../../shared/format/use-format.ts';
import { Written } from '../../shared/i18n/written.tsx';
import { type Column, Table } from '../../shared/ui/layout/table.tsx';
import { Tag } from '../../shared/ui/tag.tsx';
import css from './club-page.module.css';
import { useResultText } from './use-result-text.ts';

/** Accepted results, the best first; the visitor's own row is marked by a bar and a word. */
export const CompetitionTable = ({ competition }: { competition: ClubCompetition }) => {
  const t = useTranslations('clubs');
  const format = useFormat();
  const resultText = useResultText();
  const { unit } = competition.competition_type;
  const columns: Column<ClubResult>[] = [
    { id: 'place', title: t('place'), cell: (row) => <span className={css['nth']}>{row.position}</span> },
    {
      id: 'person',
      title: t('person'),
      cell: (row) => (
        <span className={css['person']}>
          <b>
            <Written text={`${row.last_name} ${row.first_name}`} />
          </b>
          {row.own && (
            <Tag kind="solid" className={css['you']}>
              {t('you')}
            </Tag>
          )}
          <small>{format.day(momentAt(row.date, '12:00', SITE_ZONE), SITE_ZONE)}</small>
        </span>
      ),
    },
    {
      id: 'result',
      title: t(`units.${unit}`),
      isNumber: true,
      cell: (row) => <span className={css['value']}>{resultText(row.result, unit)}</span>,
    },
  ];
  return (
    <div className={css['table']}>
      <Table
        label={t('tableOf', { title: competition.title })}
        columns={columns}
        rows={competition.results}
        keyOf={(row) => row.public_id}
        isOwn={(row) => row.own}
      />
    </div>
  );
};
