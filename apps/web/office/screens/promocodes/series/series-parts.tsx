import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PromocodePart, PromocodeSeries } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { calls } from '../../../generated/calls.ts';
import { ask } from '../../../shared/api/client.ts';
import { saveByLink } from '../../../shared/api/save-by-link.ts';
import { useMay } from '../../../shared/door/session.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import { useMoment } from '../../../shared/words/moment.ts';
import money from '../../money/money.module.css';
import css from '../../starts/sales.module.css';

type Props = { series: PromocodeSeries; mayEdit: boolean };

/** Codes by the runs that make them: how far each is, and its file, which is given once. */
export const SeriesParts = ({ series, mayEdit }: Props) => {
  const t = useTranslations('promocodeSeries');
  return (
    <Card title={t('block.files')}>
      {series.parts.map((part) => (
        <Part key={part.position} part={part} id={series.public_id} mayEdit={mayEdit} />
      ))}
      <p className={css['muted']}>{t('fileOnce')}</p>
    </Card>
  );
};

const Part = ({ part, id, mayEdit }: { part: PromocodePart; id: string; mayEdit: boolean }) => {
  const t = useTranslations('promocodeSeries');
  const runs = useTranslations('runs');
  const { number } = useFormat();
  const moment = useMoment();
  const may = useMay();
  const queries = useQueryClient();
  const give = useMutation({
    mutationFn: async () => {
      const { values } = await ask(calls.promocodeSeries.link, {
        params: { id },
        body: { position: part.position },
      });
      await saveByLink(values.url);
    },
    onSettled: () => queries.invalidateQueries(),
  });
  const made = t('made', { made: number(part.made), count: number(part.count) });
  return (
    <div className={css['stack']}>
      <div className={css['row']}>
        <b role={part.file === 'making' ? 'status' : undefined}>{made}</b>
        {part.made < part.count && may('approvals.view') && (
          <Link to={`/runs/${part.run}`}>{runs(`value.state.${part.run_state}`)}</Link>
        )}
        {part.file === 'ready' && mayEdit && (
          <Button size="sm" isBusy={give.isPending} onClick={() => give.mutate()}>
            {t('download')}
          </Button>
        )}
        {part.given !== null && (
          <span className={css['muted']}>
            {t('given', { at: moment(part.given), who: part.given_by?.name || '–' })}
          </span>
        )}
      </div>
      {part.made < part.count && (
        <progress className={money['progress']} aria-label={made} max={part.count} value={part.made} />
      )}
      <ProblemNote error={give.error} />
    </div>
  );
};
