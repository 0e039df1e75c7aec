import { useQuery } from '@tanstack/react-query';
import type { OfficeReferenceImport } from '@trassa/contracts/office';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { readEvery } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { Card } from '../../shared/ui/card.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { ImportStatus } from '../imports/import-status.tsx';
import { Problems } from '../imports/problems.tsx';
import css from '../starts/sales.module.css';
import { ReferenceColumns } from './reference-columns.tsx';
import { TakeReference } from './take-reference.tsx';

/** Seconds between two looks at a file. */
const every = 1;

/** /admin/reference/imports/:id: columns, problems, what would change, and the import itself (back-office.md 4.6). */
export const ReferenceImport = () => {
  const { id = '' } = useParams();
  const found = useQuery({
    ...readEvery(every, calls.reference.read, { params: { id } }),
    refetchInterval: ({ state: { data } }) =>
      data && (data.values.state === 'reading' || data.values.state === 'applying') ? every * 1000 : false,
  });
  return <ReadState read={found}>{({ values }) => <Sheet file={values} />}</ReadState>;
};

const Sheet = ({ file }: { file: OfficeReferenceImport }) => {
  const t = useTranslations('reference');
  const words = useTranslations('imports');
  const { kind, state, shown } = file;
  const isUnderWay = state === 'reading' || state === 'applying';
  return (
    <>
      <PageHead
        title={file.file.name}
        isName
        state={<ImportStatus state={state} />}
        facts={<Link to="/reference">{t(`list.${kind}`)}</Link>}
        actions={(state === 'problems' || state === 'failed') && <TakeReference kind={kind} label={t('another')} />}
      />
      <div className={css['stack']}>
        <div role="status">
          {isUnderWay && (
            <Card title={words(`state.${state}`)}>
              <progress
                className={css['progress']}
                aria-label={words(`state.${state}`)}
                max={100}
                value={file.progress}
              />
              <p className={css['muted']}>{words('leave')}</p>
            </Card>
          )}
          {state === 'done' && (
            <Note>
              <p>
                {t('done')} <Link to="/reference">{t('toLists')}</Link>
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
        {!isUnderWay && state !== 'done' && file.kept && shown && <ReferenceColumns key={file.version} file={file} />}
      </div>
    </>
  );
};

const Figures = ({ file: { added, changed, same, shown } }: { file: OfficeReferenceImport }) => {
  const words = useTranslations('imports');
  const t = useTranslations('reference');
  const { number } = useFormat();
  const countOf = (count: number | null): string => number(count ?? 0);
  return (
    <Card title={words('preview')}>
      <div className={css['window']}>
        <KeyValue
          items={[
            { key: words('added'), value: countOf(added) },
            { key: words('changed'), value: countOf(changed) },
            { key: words('same'), value: countOf(same) },
          ]}
        />
        <p className={css['muted']}>{t('stays')}</p>
        {shown && shown.notes.length > 0 && (
          <ul className={css['locked']}>
            {shown.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
};

/** The last step: import what was shown. */
const Apply = ({ file }: { file: OfficeReferenceImport }) => {
  const words = useTranslations('imports');
  const apply = useAct(calls.reference.apply, { rereads: true });
  const isNothing = (file.added ?? 0) + (file.changed ?? 0) === 0;
  return (
    <Card title={words('import')}>
      <div className={css['window']}>
        {isNothing && (
          <Note role="status">
            <p>{words('nothing')}</p>
          </Note>
        )}
        <ProblemNote error={apply.error} />
        {!isNothing && (
          <div className={css['row']}>
            <Button
              isBusy={apply.isPending}
              onClick={() => apply.mutate({ params: { id: file.public_id }, body: { hash: file.hash ?? '' } })}
            >
              {words('apply')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
};
