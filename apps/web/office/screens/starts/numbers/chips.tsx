import { HttpError } from '@trassa/contracts/client';
import type { ChipLineProblem, StartNumbers } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { TextArea } from '../../../../app/shared/ui/fields/text-field.tsx';
import { KeyValue } from '../../../../app/shared/ui/layout/key-value.tsx';
import { Sheet } from '../../../../app/shared/ui/overlays/overlay.tsx';
import { Note } from '../../../../app/shared/ui/states/note.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Entries } from '../../../shared/ui/entries.tsx';
import { FilePick } from '../../../shared/fields/file-pick.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import css from '../sales.module.css';
import { decodeText } from '../../../shared/api/decode-text.ts';

type Props = { id: string; sheet: StartNumbers; mayEdit: boolean };

/** Chips of the numbers of a start. */
export const Chips = ({ id, sheet: { chips }, mayEdit }: Props) => {
  const t = useTranslations('numbers');
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title={t('chips')}
      aside={
        mayEdit && (
          <Button kind="line" size="sm" onClick={() => setOpen(true)}>
            {t('chipsTake')}
          </Button>
        )
      }
    >
      <p className={chips.count === 0 ? css['muted'] : undefined}>
        {chips.count === 0 ? t('noChips') : t('chipsCount', { chips: chips.count, numbers: chips.numbers })}
      </p>
      {isOpen && <Take id={id} onClose={() => setOpen(false)} />}
    </Card>
  );
};

const Problems = ({ problems, count }: { problems: readonly ChipLineProblem[]; count: number }) => {
  const t = useTranslations('numbers');
  return (
    <>
      <Note kind="error" role="alert">
        <p>{t('chipsWrong', { count: String(count) })}</p>
      </Note>
      <Entries
        items={problems.map(({ line, field, message }, index) => ({
          key: `${line} ${field} ${index}`,
          when: t('line', { line: String(line) }),
          text: message,
        }))}
      />
    </>
  );
};

const Take = ({ id, onClose }: { id: string; onClose(): void }) => {
  const t = useTranslations('numbers');
  const { number } = useFormat();
  const [text, setText] = useState('');
  const check = useAct(calls.numbers.chips);
  const apply = useAct(calls.numbers.chips, { onDone: onClose });
  const checked = check.data?.values;
  const isNew = checked !== undefined && checked.added + checked.removed > 0;
  const change = (next: string): void => {
    setText(next);
    check.reset();
    apply.reset();
  };
  const late =
    apply.error instanceof HttpError && apply.error.answer.code === 'rows'
      ? (apply.error.answer as unknown as { problems: ChipLineProblem[]; problem_count: number })
      : null;
  const wrong = late ?? (checked && checked.problem_count > 0 ? checked : null);
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('chipsTake')}
      footer={
        checked && !wrong && isNew ? (
          <Button
            isBusy={apply.isPending}
            onClick={() => apply.mutate({ params: { id }, body: { text, dry_run: false } })}
          >
            {t('chipsApply')}
          </Button>
        ) : (
          <Button
            isBusy={check.isPending}
            disabled={text.trim() === ''}
            onClick={() => check.mutate({ params: { id }, body: { text, dry_run: true } })}
          >
            {t('chipsCheck')}
          </Button>
        )
      }
    >
      <div className={css['window']}>
        <TextArea
          label={t('chipsList')}
          hint={t('chipsHint')}
          rows={10}
          spellCheck={false}
          value={text}
          error={fieldProblem(check.error, 'text')}
          onChange={(event) => change(event.target.value)}
        />
        <div className={css['row']}>
          <FilePick
            label={t('chipsFile')}
            of="text"
            kind="line"
            size="sm"
            onFile={(file) => void file.arrayBuffer().then((bytes) => change(decodeText(bytes)))}
          />
        </div>
        {wrong && <Problems problems={wrong.problems} count={wrong.problem_count} />}
        {checked && !wrong && !isNew && (
          <Note role="status">
            <p>{t('chipsNothing')}</p>
          </Note>
        )}
        {checked && !wrong && isNew && (
          <KeyValue
            items={[
              { key: t('chipsAdded'), value: number(checked.added) },
              { key: t('chipsRemoved'), value: number(checked.removed) },
              { key: t('chipsSame'), value: number(checked.same) },
            ]}
          />
        )}
        <ProblemNote error={fieldProblem(check.error, 'text') ? null : (check.error ?? (late ? null : apply.error))} />
      </div>
    </Sheet>
  );
};
