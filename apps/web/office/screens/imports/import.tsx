import { useQuery } from '@tanstack/react-query';
import type { OfficeImport } from '@trassa/contracts/office';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { readEvery } from '../../shared/api/query.ts';
import { Card } from '../../shared/ui/card.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import css from '../starts/sales.module.css';
import { TakeFile } from '../starts/results/take-file.tsx';
import { Apply } from './apply.tsx';
import { Columns } from './columns.tsx';
import { ImportStatus } from './import-status.tsx';
import { Problems } from './problems.tsx';

/** Seconds between two looks at a file. */
const every = 1;

/** /admin/imports/:id: columns, problems, what would change, and the import itself (back-office.md 3.9). */
export const Import = () => {
  const { id = '' } = useParams();
  const found = useQuery({
    ...readEvery(every, calls.imports.read, { params: { id } }),
    refetchInterval: ({ state: { data } }) =>
      data && (data.values.state === 'reading' || data.values.state === 'applying') ? every * 1000 : false,
  });
  return <ReadState read={found}>{({ values }) => <Sheet file={values} />}</ReadState>;
};

const Sheet = ({ file }: { file: OfficeImport }) => {
  const t = useTranslations('imports');
  const { datedTime } = useFormat();
  const { start, state, shown } = file;
  const isUnderWay = state === 'reading' || state === 'applying';
  return (
    <>
      <PageHead
        title={file.file.name}
        isName
        state={<ImportStatus state={state} />}
        facts={
          <Link to={`/starts/${start.public_id}/results`}>
            {start.title}, {datedTime(start.starts, start.timezone)}
          </Link>
        }
        actions={(state === 'problems' || state === 'failed') && <TakeFile id={start.public_id} />}
      />
      <div className={css['stack']}>
        <div role="status">
          {isUnderWay && (
            <Card title={t(`state.${state}`)}>
              <progress className={css['progress']} aria-label={t(`state.${state}`)} max={100} value={file.progress} />
              <p className={css['muted']}>{t('leave')}</p>
            </Card>
          )}
          {state === 'done' && (
            <Note>
              <p>
                {t('doneText')} <Link to={`/starts/${start.public_id}/results`}>{t('toResults')}</Link>
              </p>
            </Note>
          )}
        </div>
        {file.failure !== null && (
          <Note kind="error" role="alert">
            <p>{file.failure}</p>
          </Note>
        )}
        {file.moved && !isUnderWay && state !== 'done' && (
          <Note kind="warn">
            <p>{t('moved')}</p>
          </Note>
        )}
        {state === 'problems' && shown && <Problems shown={shown} />}
        {(state === 'ready' || state === 'done') && <Figures file={file} />}
        {state === 'ready' && <Apply key={file.hash} file={file} />}
        {!isUnderWay && state !== 'done' && file.kept && (shown || state === 'failed') && (
          <Columns key={file.version} file={file} />
        )}
      </div>
    </>
  );
};

const Figures = ({ file: { added, changed, removed, same, shown } }: { file: OfficeImport }) => {
  const t = useTranslations('imports');
  const { number } = useFormat();
  const countOf = (count: number | null): string => number(count ?? 0);
  return (
    <Card title={t('preview')}>
      <KeyValue
        items={[
          { key: t('added'), value: countOf(added) },
          { key: t('changed'), value: countOf(changed) },
          { key: t('removed'), value: countOf(removed) },
          { key: t('same'), value: countOf(same) },
          ...(shown?.places
            ? [
                {
                  key: t('places'),
                  value: t('placesText', {
                    different: number(shown.places.different),
                    compared: number(shown.places.compared),
                  }),
                },
              ]
            : []),
        ]}
      />
      {shown && (shown.notes.length > 0 || shown.untouched.length > 0) && (
        <ul className={css['locked']}>
          {shown.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
          {shown.untouched.map(({ title, count }) => (
            <li key={title}>{t('untouched', { title, count: number(count) })}</li>
          ))}
        </ul>
      )}
    </Card>
  );
};
