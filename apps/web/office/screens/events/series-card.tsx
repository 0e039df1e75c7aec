import type { OfficeProject, OfficeSeries, officeSeries } from '@trassa/contracts/office';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { read } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useMayInHouse } from '../../shared/door/in-house.ts';
import { RichArea } from '../../shared/fields/rich-area.tsx';
import { NotFound } from '../../shared/frame/not-found.tsx';
import { useGoFromWindow } from '../../shared/frame/use-go-from-window.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import { ConflictWindow } from '../../shared/saving/conflict-window.tsx';
import { DraftNote } from '../../shared/saving/draft-note.tsx';
import { useVersioned } from '../../shared/saving/use-versioned.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { History } from '../../shared/ui/history.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { SaveBar } from '../../shared/ui/save-bar.tsx';
import css from '../starts/starts.module.css';

/** /admin/series/:id: what a kind of race says of itself. */
export const SeriesCard = () => {
  const { id = '' } = useParams();
  const series = useQuery(read(calls.series.list, {}));
  const projects = useQuery(read(calls.projects.list, {}));
  return (
    <ReadState read={series}>
      {({ values }) => (
        <ReadState read={projects}>
          {({ values: known }) => {
            const one = values.find((each) => each.public_id === id);
            return one ? <Sheet key={id} series={one} projects={known} /> : <NotFound />;
          }}
        </ReadState>
      )}
    </ReadState>
  );
};

type Shown = Pick<
  OfficeSeries,
  'project' | 'title_ru' | 'title_en' | 'description_ru' | 'description_en' | 'video_promo'
>;
const shownOf = (series: OfficeSeries): Shown => ({
  project: series.project,
  title_ru: series.title_ru,
  title_en: series.title_en,
  description_ru: series.description_ru,
  description_en: series.description_en,
  video_promo: series.video_promo,
});

const Sheet = ({ series, projects }: { series: OfficeSeries; projects: readonly OfficeProject[] }) => {
  const t = useTranslations('series');
  const form = useTranslations('startForm');
  const may = useMayInHouse();
  const mayEdit = may('events.edit');
  const card = useVersioned<Shown, typeof officeSeries.change>({
    call: calls.series.change,
    newest: { values: shownOf(series), version: series.version },
    argsOf: (patch, version) => ({ params: { id: series.public_id }, body: { ...patch, version } }),
    draftKey: `series ${series.public_id}`,
  });
  const errorOf = (field: string): string | undefined => fieldProblem(card.error, field);
  const isTold = Object.keys(card.values).some((field) => errorOf(field) !== undefined);
  const labels: Readonly<Record<string, string>> = {
    project: t('project'),
    title_ru: form('titleRu'),
    title_en: form('titleEn'),
    description_ru: form('descriptionRu'),
    description_en: form('descriptionEn'),
    video_promo: t('video'),
  };
  return (
    <>
      <PageHead
        title={series.title_ru}
        isName
        facts={<Link to={`/events?f.series=${series.public_id}`}>{t('events', { count: series.events })}</Link>}
        actions={mayEdit && series.events === 0 && <Remove series={series} />}
      />
      <DraftNote card={card} />
      <Split side={may('events.view') && <History call={calls.series.history} id={series.public_id} />}>
        <Card title={t('about')}>
          <fieldset className={css['form']} disabled={!mayEdit}>
            <div className={css['pair']}>
              <TextField
                id="title_ru"
                label={form('titleRu')}
                maxLength={120}
                value={card.values.title_ru}
                error={errorOf('title_ru')}
                onChange={(change) => card.set('title_ru', change.target.value)}
              />
              <TextField
                id="title_en"
                label={form('titleEn')}
                isOptional
                maxLength={120}
                value={card.values.title_en ?? ''}
                error={errorOf('title_en')}
                onChange={(change) => card.set('title_en', change.target.value || null)}
              />
              <SelectField
                id="project"
                label={t('project')}
                value={card.values.project}
                error={errorOf('project')}
                options={projects.map((one) => ({ value: one.public_id, label: one.title_ru }))}
                onChange={(change) => card.set('project', change.target.value)}
              />
              <TextField
                id="video_promo"
                label={t('video')}
                isOptional
                type="url"
                placeholder="https://"
                maxLength={500}
                value={card.values.video_promo ?? ''}
                error={errorOf('video_promo')}
                onChange={(change) => card.set('video_promo', change.target.value || null)}
              />
            </div>
            <RichArea
              id="description_ru"
              label={form('descriptionRu')}
              hint={form('textHint')}
              value={card.values.description_ru}
              error={errorOf('description_ru')}
              onChange={(html) => card.set('description_ru', html)}
            />
            <RichArea
              id="description_en"
              label={form('descriptionEn')}
              hint={form('textHint')}
              value={card.values.description_en ?? ''}
              error={errorOf('description_en')}
              onChange={(html) => card.set('description_en', html || null)}
            />
          </fieldset>
        </Card>
      </Split>
      <SaveBar
        count={card.count}
        isBusy={card.isBusy}
        problem={!isTold && <ProblemNote error={card.error} />}
        onSave={card.save}
        onUndo={card.undo}
      />
      <ConflictWindow card={card} label={(field) => labels[field] ?? field} />
    </>
  );
};

const Remove = ({ series }: { series: OfficeSeries }) => {
  const t = useTranslations('series');
  const go = useGoFromWindow();
  const [isOpen, setOpen] = useState(false);
  const remove = useAct(calls.series.remove, {
    leave: () => go('/series', { close: () => setOpen(false), replace: true }),
  });
  return (
    <>
      <Button kind="line" onClick={() => setOpen(true)}>
        {t('remove')}
      </Button>
      <ActDialog
        isOpen={isOpen}
        isDanger
        title={t('removeTitle', { title: series.title_ru })}
        submit={t('remove')}
        isBusy={remove.isPending}
        error={remove.error}
        onSubmit={() => remove.mutate({ params: { id: series.public_id } })}
        onClose={() => setOpen(false)}
      >
        <p>{t('removeText')}</p>
      </ActDialog>
    </>
  );
};
