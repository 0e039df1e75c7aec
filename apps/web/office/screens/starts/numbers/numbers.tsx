import { useQuery } from '@tanstack/react-query';
import type { StartNumbers } from '@trassa/contracts/office';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { Note } from '../../../../app/shared/ui/states/note.tsx';
import { calls } from '../../../generated/calls.ts';
import { read } from '../../../shared/api/query.ts';
import { useMay } from '../../../shared/door/session.ts';
import { Nothing } from '../../../shared/ui/nothing.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { ReadState } from '../../../shared/ui/read-state.tsx';
import css from '../sales.module.css';
import { StartTabs } from '../start-tabs.tsx';
import { Assign } from './assign.tsx';
import { Chips } from './chips.tsx';
import { FormatNumbers } from './format-numbers.tsx';
import { Lock } from './lock.tsx';
import { Reprint } from './reprint.tsx';
import { StartList } from './start-list.tsx';

/** /admin/starts/:id/numbers: ranges, pinned numbers, assignment, chips and the start list (back-office.md 5.9). */
export const Numbers = () => {
  const { id = '' } = useParams();
  const sheet = useQuery(read(calls.numbers.read, { params: { id } }));
  return <ReadState read={sheet}>{({ values }) => <Sheet id={id} sheet={values} />}</ReadState>;
};

const Sheet = ({ id, sheet }: { id: string; sheet: StartNumbers }) => {
  const t = useTranslations('numbers');
  const { datedTime } = useFormat();
  const may = useMay();
  const mayEdit = may('numbers.edit');
  const [open, setOpen] = useState<'assign' | 'list' | 'lock' | null>(null);
  const close = (): void => setOpen(null);
  const when = sheet.locked && datedTime(sheet.locked.at, sheet.timezone);
  return (
    <>
      <PageHead
        title={sheet.title}
        isName
        facts={datedTime(sheet.starts, sheet.timezone)}
        {...(may('events.view') && { present: { kind: 'start' as const, id } })}
        actions={
          mayEdit &&
          sheet.formats.length > 0 && (
            <>
              <Button onClick={() => setOpen('assign')}>{t('assign')}</Button>
              <Button kind="line" onClick={() => setOpen('list')}>
                {t('startList')}
              </Button>
              <Button kind="line" onClick={() => setOpen('lock')}>
                {t(sheet.locked ? 'unlock' : 'lock')}
              </Button>
            </>
          )
        }
      />
      <StartTabs id={id} />
      {sheet.formats.length === 0 ? (
        <Nothing title={t('none')}>{t('noneText')}</Nothing>
      ) : (
        <div className={css['stack']}>
          {sheet.locked && (
            <Note>
              <p>
                {sheet.locked.by
                  ? t('lockedBy', { when: when ?? '', name: sheet.locked.by.name })
                  : t('lockedSince', { when: when ?? '' })}
              </p>
            </Note>
          )}
          <Meetings sheet={sheet} />
          {sheet.formats.map((format) => (
            <FormatNumbers key={format.public_id} format={format} version={sheet.version} mayEdit={mayEdit} />
          ))}
          {sheet.locked && <Reprint id={id} sheet={sheet} mayEdit={mayEdit} />}
          <Chips id={id} sheet={sheet} mayEdit={mayEdit} />
        </div>
      )}
      {open === 'assign' && <Assign id={id} sheet={sheet} onClose={close} />}
      {open === 'list' && <StartList id={id} sheet={sheet} onClose={close} />}
      {open === 'lock' && <Lock id={id} sheet={sheet} onClose={close} />}
    </>
  );
};

const Meetings = ({ sheet: { formats, meetings } }: { sheet: StartNumbers }) => {
  const t = useTranslations('numbers');
  const nameOf = (id: string): string => formats.find(({ public_id }) => public_id === id)?.name ?? '';
  if (meetings.length === 0) return null;
  return (
    <Note kind="warn">
      <p>{t('meetings')}</p>
      <ul className={css['locked']}>
        {meetings.map(({ one, other }) => (
          <li key={`${one.format} ${one.first} ${other.format} ${other.first}`}>
            {t('meeting', {
              one: nameOf(one.format),
              oneFirst: String(one.first),
              oneLast: String(one.last),
              other: nameOf(other.format),
              otherFirst: String(other.first),
              otherLast: String(other.last),
            })}
          </li>
        ))}
      </ul>
    </Note>
  );
};
