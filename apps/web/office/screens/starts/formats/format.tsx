import { useQuery } from '@tanstack/react-query';
import type { OfficeFormat, officeFormats } from '@trassa/contracts/office';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { read } from '../../../shared/api/query.ts';
import { useMay } from '../../../shared/door/session.ts';
import { ConflictWindow } from '../../../shared/saving/conflict-window.tsx';
import { DraftNote } from '../../../shared/saving/draft-note.tsx';
import { useVersioned } from '../../../shared/saving/use-versioned.ts';
import { Split } from '../../../shared/ui/card.tsx';
import { History } from '../../../shared/ui/history.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import { ReadState } from '../../../shared/ui/read-state.tsx';
import { SaveBar } from '../../../shared/ui/save-bar.tsx';
import { StartTabs } from '../start-tabs.tsx';
import { FormatActs } from './format-acts.tsx';
import { FormatBlocks } from './format-blocks.tsx';
import { FormatStatus } from './format-status.tsx';
import { type FormatValues, valuesOf } from './format-values.ts';
import { Locks } from './locks.tsx';
import { Misfits } from './misfits.tsx';
import { Questions } from './questions.tsx';
import { Waves } from './waves.tsx';

/** /admin/formats/:id: one format, what of it may change, and what sales have fixed. */
export const FormatCard = () => {
  const { id = '' } = useParams();
  const format = useQuery(read(calls.formats.read, { params: { id } }));
  return <ReadState read={format}>{({ values }) => <Sheet key={values.public_id} format={values} />}</ReadState>;
};

const Sheet = ({ format }: { format: OfficeFormat }) => {
  const t = useTranslations('formats');
  const { datedTime } = useFormat();
  const may = useMay();
  const mayEdit = may('formats.edit') && format.status !== 'archived';
  const card = useVersioned<FormatValues, typeof officeFormats.change>({
    call: calls.formats.change,
    newest: { values: valuesOf(format), version: format.version },
    argsOf: (patch, version) => ({ params: { id: format.public_id }, body: { version, ...patch } }),
    draftKey: `format ${format.public_id}`,
  });
  const errorOf = (field: string): string | undefined => fieldProblem(card.error, field);
  const labelOf = (field: string): string =>
    t.has(`field.${field}` as 'field.kinds') ? t(`field.${field}` as 'field.kinds') : field;
  const isFixed = (field: string): boolean =>
    !mayEdit || (field !== 'start_time' && format.locked.some((lock) => lock.field === field));
  return (
    <>
      <PageHead
        title={format.name}
        isName
        state={<FormatStatus format={format} />}
        present={{ kind: 'format', id: format.public_id }}
        facts={
          <>
            <Link to={`/starts/${format.start.public_id}/formats`}>{format.start.title}</Link>,{' '}
            {datedTime(format.start.starts, format.start.timezone)}
          </>
        }
        actions={mayEdit || format.status === 'archived' ? <FormatActs format={format} /> : null}
      />
      <StartTabs id={format.start.public_id} />
      <DraftNote card={card} />
      <Split
        side={
          <>
            {format.locked.length > 0 && <Locks locks={format.locked} />}
            <Questions format={format} mayEdit={mayEdit} />
            <Waves format={format} mayEdit={mayEdit} />
            <History call={calls.formats.history} id={format.public_id} />
          </>
        }
      >
        <FormatBlocks
          values={card.values}
          set={card.set}
          errorOf={errorOf}
          isFixed={isFixed}
          zone={format.start.timezone}
        />
        <Misfits format={format} values={card.values} />
      </Split>
      <SaveBar
        count={card.count}
        isBusy={card.isBusy}
        problem={<ProblemNote error={card.error} />}
        onSave={card.save}
        onUndo={card.undo}
      />
      <ConflictWindow card={card} label={labelOf} />
    </>
  );
};
