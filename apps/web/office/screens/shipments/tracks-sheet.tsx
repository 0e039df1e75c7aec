import { HttpError } from '@trassa/contracts/client';
import type { TrackRow } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextArea } from '../../../app/shared/ui/fields/text-field.tsx';
import { Sheet } from '../../../app/shared/ui/overlays/overlay.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { Entries } from '../../shared/ui/entries.tsx';
import { FilePick } from '../../shared/fields/file-pick.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import css from '../starts/sales.module.css';
import { decodeText } from '../../shared/api/decode-text.ts';

/** Lines that are shown of a long file: problems stand first. */
const mostShown = 200;

const Outcomes = ({ rows }: { rows: readonly TrackRow[] }) => {
  const t = useTranslations('shipments');
  const sorted = [...rows.filter(({ message }) => message !== null), ...rows.filter(({ message }) => message === null)];
  return (
    <Entries
      items={sorted.slice(0, mostShown).map((row) => ({
        key: String(row.line),
        when: t('line', { line: String(row.line) }),
        text: `${row.number} ${row.track}: ${row.message ?? t(row.outcome === 'same' ? 'willSame' : 'willShip')}`,
      }))}
    />
  );
};

/** Tracks by a file or pasted lines: first what each line would do, then all of them at once. BO-095 */
export const TracksSheet = ({ onClose }: { onClose(): void }) => {
  const t = useTranslations('shipments');
  const { number } = useFormat();
  const [text, setText] = useState('');
  const check = useAct(calls.shipments.tracks);
  const apply = useAct(calls.shipments.tracks, {
    onDone: ({ values }) => {
      toast(t('sentMany', { count: number(values.shipped) }));
      onClose();
    },
  });
  const checked = check.data?.values;
  const late =
    apply.error instanceof HttpError && apply.error.answer.code === 'rows'
      ? (apply.error.answer as unknown as { rows: TrackRow[]; problem_count: number })
      : null;
  const shown = late ?? checked;
  const isReady = checked !== undefined && late === null && checked.problem_count === 0 && checked.shipped > 0;
  const change = (next: string): void => {
    setText(next);
    check.reset();
    apply.reset();
  };
  const send = (isDry: boolean): void => (isDry ? check : apply).mutate({ body: { text, dry_run: isDry } });
  const wrong = fieldProblem(check.error, 'text');
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('takeTracks')}
      footer={
        isReady ? (
          <Button isBusy={apply.isPending} onClick={() => send(false)}>
            {t('sendMany', { count: number(checked.shipped) })}
          </Button>
        ) : (
          <Button isBusy={check.isPending} disabled={text.trim() === ''} onClick={() => send(true)}>
            {t('checkTracks')}
          </Button>
        )
      }
    >
      <div className={css['window']}>
        <TextArea
          label={t('tracks')}
          hint={t('tracksHint')}
          rows={10}
          spellCheck={false}
          value={text}
          error={wrong}
          onChange={(event) => change(event.target.value)}
        />
        <div className={css['row']}>
          <FilePick
            label={t('file')}
            of="text"
            kind="line"
            size="sm"
            onFile={(file) => void file.arrayBuffer().then((bytes) => change(decodeText(bytes)))}
          />
        </div>
        {shown && shown.problem_count > 0 && (
          <Note kind="error" role="alert">
            <p>{t('wrongLines', { count: number(shown.problem_count) })}</p>
          </Note>
        )}
        {checked && !late && checked.problem_count === 0 && (
          <Note role="status">
            <p>
              {checked.shipped === 0
                ? t('nothingToSend')
                : t('checkedTracks', { shipped: number(checked.shipped), same: number(checked.same) })}
            </p>
          </Note>
        )}
        {shown && <Outcomes rows={shown.rows} />}
        <ProblemNote error={wrong ? null : (check.error ?? (late ? null : apply.error))} />
      </div>
    </Sheet>
  );
};
