import type { OfficeProject, OfficeSeries } from '@trassa/contracts/office';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { useMayInHouse } from '../../shared/door/in-house.ts';
import { Card } from '../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import { Nothing } from '../../shared/ui/nothing.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import css from '../starts/starts.module.css';
import { ChangeProject, NewProject, NewSeries, RemoveProject } from './series-dialogs.tsx';

/** /admin/series: kinds of races, gathered under projects (3.2). */
export const SeriesScreen = () => {
  const t = useTranslations('series');
  const projects = useQuery(read(calls.projects.list, {}));
  const series = useQuery(read(calls.series.list, {}));
  return (
    <ReadState read={projects}>
      {({ values: known }) => (
        <ReadState read={series}>
          {({ values }) => (
            <>
              <Head projects={known} />
              {known.length === 0 && <Nothing title={t('empty')}>{t('emptyText')}</Nothing>}
              {known.map((project) => (
                <ProjectCard
                  key={project.public_id}
                  project={project}
                  series={values.filter((one) => one.project === project.public_id)}
                />
              ))}
            </>
          )}
        </ReadState>
      )}
    </ReadState>
  );
};

const Head = ({ projects }: { projects: readonly OfficeProject[] }) => {
  const t = useTranslations('series');
  const may = useMayInHouse();
  const [making, setMaking] = useState<'project' | 'series' | null>(null);
  const close = (): void => setMaking(null);
  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          may('events.edit') && (
            <>
              <Button kind="line" onClick={() => setMaking('project')}>
                {t('newProject')}
              </Button>
              <Button onClick={() => setMaking('series')}>{t('new')}</Button>
            </>
          )
        }
      />
      <NewProject key={`project ${making}`} isOpen={making === 'project'} onClose={close} />
      <NewSeries key={`series ${making}`} isOpen={making === 'series'} projects={projects} onClose={close} />
    </>
  );
};

const ProjectCard = ({ project, series }: { project: OfficeProject; series: readonly OfficeSeries[] }) => {
  const t = useTranslations('series');
  const may = useMayInHouse();
  const [asked, setAsked] = useState<'change' | 'remove' | null>(null);
  const close = (): void => setAsked(null);
  const columns: DataColumn<OfficeSeries>[] = [
    {
      id: 'title',
      title: t('column.title'),
      onPhone: 'name',
      isWide: true,
      cell: (one) => <Link to={`/series/${one.public_id}`}>{one.title_ru}</Link>,
    },
    { id: 'title_en', title: t('column.english'), onPhone: 'detail', cell: (one) => one.title_en ?? '–' },
    {
      id: 'events',
      title: t('column.events'),
      isNumber: true,
      onPhone: 'amount',
      cell: (one) => <Link to={`/events?f.series=${one.public_id}`}>{one.events}</Link>,
    },
  ];
  return (
    <Card
      title={project.title_ru}
      aside={project.link && <a href={project.link}>{project.link.replace(/^https:\/\//, '')}</a>}
      isFlush
      footer={
        may('events.edit') && (
          <div className={css['buttons']}>
            <Button kind="line" size="sm" onClick={() => setAsked('change')}>
              {t('changeProject')}
            </Button>
            {project.series === 0 && (
              <Button kind="line" size="sm" onClick={() => setAsked('remove')}>
                {t('remove')}
              </Button>
            )}
          </div>
        )
      }
    >
      {series.length === 0 ? (
        <p className={css['pad']}>{t('noSeries')}</p>
      ) : (
        <DataTable label={project.title_ru} columns={columns} rows={series} keyOf={(one) => one.public_id} />
      )}
      <ChangeProject key={`change ${asked}`} project={project} isOpen={asked === 'change'} onClose={close} />
      <RemoveProject project={project} isOpen={asked === 'remove'} onClose={close} />
    </Card>
  );
};
