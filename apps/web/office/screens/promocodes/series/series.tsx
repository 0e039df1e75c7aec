import { useQuery } from '@tanstack/react-query';
import type { officePromocodeSeries, PromocodeSeries } from '@trassa/contracts/office';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE, useFormat } from '../../../../app/shared/format/use-format.ts';
import { KeyValue } from '../../../../app/shared/ui/layout/key-value.tsx';
import { TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { read } from '../../../shared/api/query.ts';
import { useMay } from '../../../shared/door/session.ts';
import { MomentField } from '../../../shared/fields/moment-field.tsx';
import { ConflictWindow } from '../../../shared/saving/conflict-window.tsx';
import { DraftNote } from '../../../shared/saving/draft-note.tsx';
import { useVersioned, type Versioned } from '../../../shared/saving/use-versioned.ts';
import { Card, Split } from '../../../shared/ui/card.tsx';
import { History } from '../../../shared/ui/history.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import { ReadState } from '../../../shared/ui/read-state.tsx';
import { SaveBar } from '../../../shared/ui/save-bar.tsx';
import own from '../promocodes.module.css';
import { isMaking } from './is-making.ts';
import { SeriesActs } from './series-acts.tsx';
import { SeriesCodes } from './series-codes.tsx';
import { SeriesParts } from './series-parts.tsx';
import { SeriesState } from './series-state.tsx';

type Times = { starts_at: number | null; ends_at: number | null; note: string };

/** Milliseconds between two looks while codes are being made. */
const every = 2000;

/** /admin/promocode-series/:id: how far its codes are, their files, and what they brought. */
export const PromocodeSeriesCard = () => {
  const { id = '' } = useParams();
  const series = useQuery({
    ...read(calls.promocodeSeries.read, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && isMaking(state.data.values) ? every : false),
  });
  return <ReadState read={series}>{({ values }) => <Sheet key={values.public_id} series={values} />}</ReadState>;
};

const Sheet = ({ series }: { series: PromocodeSeries }) => {
  const t = useTranslations('promocodeSeries');
  const codes = useTranslations('promocodes');
  const { number } = useFormat();
  const mayEdit = useMay()('promocodes.edit');
  const card = useVersioned<Times, typeof officePromocodeSeries.change>({
    call: calls.promocodeSeries.change,
    newest: {
      values: { starts_at: series.starts_at, ends_at: series.ends_at, note: series.note },
      version: series.version,
    },
    argsOf: (patch, version) => ({ params: { id: series.public_id }, body: { version, ...patch } }),
    draftKey: `promocode series ${series.public_id}`,
  });
  return (
    <>
      <PageHead
        title={series.title}
        isName
        state={<SeriesState series={series} />}
        present={{ kind: 'promocode_series', id: series.public_id }}
        facts={t('facts', {
          discount: String(series.discount),
          used: number(series.used_codes),
          codes: number(series.codes),
        })}
        actions={mayEdit && <SeriesActs series={series} />}
      />
      <DraftNote card={card} />
      <Split
        side={
          <>
            <Counts series={series} />
            <History call={calls.promocodeSeries.history} id={series.public_id} />
          </>
        }
      >
        <SeriesParts series={series} mayEdit={mayEdit} />
        <SeriesTimes card={card} isFixed={!mayEdit} />
        <SeriesCodes series={series} />
      </Split>
      <SaveBar
        count={card.count}
        isBusy={card.isBusy}
        problem={<ProblemNote error={card.error} />}
        onSave={card.save}
        onUndo={card.undo}
      />
      <ConflictWindow
        card={card}
        label={(field) =>
          codes.has(`field.${field}` as 'field.note') ? codes(`field.${field}` as 'field.note') : field
        }
      />
    </>
  );
};

const SeriesTimes = ({ card, isFixed }: { card: Versioned<Times>; isFixed: boolean }) => {
  const t = useTranslations('promocodeSeries');
  const codes = useTranslations('promocodes');
  return (
    <Card title={t('block.times')}>
      <fieldset className={own['dates']} disabled={isFixed}>
        {(['starts_at', 'ends_at'] as const).map((field) => (
          <MomentField
            key={field}
            label={codes(`field.${field}`)}
            value={card.values[field]}
            timezone={SITE_ZONE}
            error={fieldProblem(card.error, field)}
            onChange={(value) => card.set(field, value)}
          />
        ))}
      </fieldset>
      <fieldset disabled={isFixed}>
        <TextField
          label={t('field.note')}
          value={card.values.note}
          maxLength={300}
          error={fieldProblem(card.error, 'note')}
          onChange={(event) => card.set('note', event.target.value)}
        />
      </fieldset>
    </Card>
  );
};

const Counts = ({ series }: { series: PromocodeSeries }) => {
  const t = useTranslations('promocodeSeries');
  const codes = useTranslations('promocodes');
  const { money, number } = useFormat();
  return (
    <>
      <Card title={t('block.terms')}>
        <KeyValue
          items={[
            { key: codes('field.kind'), value: codes(`value.kind.${series.kind as 'ticket'}`) },
            {
              key: codes('block.for'),
              value: [...series.events, ...series.items].map(({ title }) => title).join('; ') || codes('any'),
            },
            { key: codes('column.discount'), value: `${series.discount} %` },
            { key: codes('field.code_count'), value: number(series.code_count) },
            { key: t('field.uses'), value: number(series.uses) },
          ]}
        />
      </Card>
      <Card title={t('block.counts')}>
        <KeyValue
          items={[
            { key: t('count.codes'), value: number(series.codes) },
            { key: t('count.used'), value: number(series.used_codes) },
            { key: t('count.unused'), value: number(series.codes - series.used_codes) },
            { key: t('count.stopped'), value: number(series.stopped) },
            { key: codes('column.turnover'), value: money(series.turnover) },
            { key: codes('column.given'), value: money(series.given) },
            { key: t('without'), value: money(series.turnover + series.given) },
          ]}
        />
      </Card>
    </>
  );
};
