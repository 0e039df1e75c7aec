import { useQuery } from '@tanstack/react-query';
import type { StartResults as Shown } from '@trassa/contracts/office';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { calls } from '../../../generated/calls.ts';
import { read } from '../../../shared/api/query.ts';
import { useMay } from '../../../shared/door/session.ts';
import { Nothing } from '../../../shared/ui/nothing.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { ReadState } from '../../../shared/ui/read-state.tsx';
import css from '../sales.module.css';
import { StartTabs } from '../start-tabs.tsx';
import { Corrections } from './corrections.tsx';
import { Imports } from './imports.tsx';
import { Publication } from './publication.tsx';
import { Rows } from './rows.tsx';
import { TakeFile } from './take-file.tsx';

/** /admin/starts/:id/results: the table with corrections, what is public of it, and files (back-office.md 3.9). */
export const StartResults = () => {
  const { id = '' } = useParams();
  const results = useQuery(read(calls.results.read, { params: { id } }));
  return <ReadState read={results}>{({ values }) => <Sheet id={id} results={values} />}</ReadState>;
};

const Sheet = ({ id, results }: { id: string; results: Shown }) => {
  const t = useTranslations('startResults');
  const { datedTime } = useFormat();
  const may = useMay();
  const mayEdit = may('results.edit');
  const filled = results.formats.filter(({ rows }) => rows > 0);
  return (
    <>
      <PageHead
        title={results.title}
        isName
        facts={datedTime(results.starts, results.timezone)}
        {...(may('events.view') && { present: { kind: 'start' as const, id } })}
        actions={mayEdit && <TakeFile id={id} />}
      />
      <StartTabs id={id} />
      <div className={css['stack']}>
        {filled.length === 0 ? (
          <Nothing title={t('none')}>{t('noneText')}</Nothing>
        ) : (
          <>
            <Publication id={id} results={results} mayEdit={mayEdit} />
            <Rows id={id} formats={filled} mayEdit={mayEdit} />
          </>
        )}
        {results.imports.length > 0 && (
          <Imports files={results.imports} timezone={results.timezone} mayEdit={mayEdit} />
        )}
        {results.corrections.length > 0 && <Corrections results={results} />}
      </div>
    </>
  );
};
