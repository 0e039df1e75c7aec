import { HttpError } from '@trassa/contracts/client';
import type { SheetRow } from '@trassa/contracts/office';
import { sheetRepeatDays } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextArea } from '../../../app/shared/ui/fields/text-field.tsx';
import { Sheet } from '../../../app/shared/ui/overlays/overlay.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { decodeText } from '../../shared/api/decode-text.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { FilePick } from '../../shared/fields/file-pick.tsx';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import css from '../starts/sales.module.css';

/** What each line would do; problems stand first. */
const Lines = ({ rows }: { rows: readonly SheetRow[] }) => {
  const t = useTranslations('stock');
  const { number } = useFormat();
  const sorted = rows.toSorted((a, b) => Number(b.outcome === 'wrong') - Number(a.outcome === 'wrong'));
  const saidOf = ({ line, kind, outcome, message }: SheetRow): string => {
    if (message !== null) return t('sheet.wrong', { line: number(line), message });
    if (outcome === 'repeat') return t('sheet.repeat', { days: number(sheetRepeatDays) });
    return outcome === 'same' || kind === null ? t('sheet.same') : t(`act.${kind}`);
  };
  const columns: DataColumn<SheetRow>[] = [
    {
      id: 'product',
      title: t('column.title'),
      isWide: true,
      onPhone: 'name',
      cell: ({ product, size }) => [product, size === '–' ? '' : size].filter(Boolean).join(', ') || '–',
    },
    {
      id: 'free',
      title: t('column.free'),
      isNumber: true,
      onPhone: 'amount',
      cell: ({ before, after }) =>
        before === null || after === null ? '–' : t('sheet.becomes', { before: number(before), after: number(after) }),
    },
    {
      id: 'outcome',
      title: t('sheet.outcome'),
      onPhone: 'detail',
      isWide: true,
      cell: (row) => <span className={css['name']}>{saidOf(row)}</span>,
    },
  ];
  return <DataTable label={t('sheet.lines')} columns={columns} rows={sorted} keyOf={({ line }) => String(line)} />;
};

/** Pieces by lines of a spreadsheet: first what each line would do, then all of them at once. SHOP-26 */
export const StockSheet = ({ onClose }: { onClose(): void }) => {
  const t = useTranslations('stock');
  const { number } = useFormat();
  const [text, setText] = useState('');
  const check = useAct(calls.stock.sheet);
  const apply = useAct(calls.stock.sheet, {
    rereads: true,
    onDone: ({ values }) => {
      toast(t('sheet.done', { count: number(values.changed) }));
      onClose();
    },
  });
  const checked = check.data?.values;
  const late =
    apply.error instanceof HttpError && apply.error.answer.code === 'rows'
      ? (apply.error.answer as unknown as { rows: SheetRow[]; problem_count: number })
      : null;
  const shown = late ?? checked;
  const isReady = checked !== undefined && late === null && checked.problem_count === 0 && checked.changed > 0;
  const change = (next: string): void => {
    setText(next);
    check.reset();
    apply.reset();
  };
  const send = (): void =>
    apply.mutate({ body: { text, dry_run: false, seen: checked?.rows.flatMap(({ seen }) => seen ?? []) ?? [] } });
  const wrong = fieldProblem(check.error, 'text');
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('sheet.title')}
      footer={
        isReady ? (
          <Button isBusy={apply.isPending} onClick={send}>
            {t('sheet.apply', { count: number(checked.changed) })}
          </Button>
        ) : (
          <Button
            isBusy={check.isPending}
            disabled={text.trim() === ''}
            onClick={() => {
              apply.reset();
              check.mutate({ body: { text, dry_run: true } });
            }}
          >
            {t('sheet.check')}
          </Button>
        )
      }
    >
      <div className={css['window']}>
        <TextArea
          label={t('sheet.text')}
          hint={t('sheet.hint')}
          rows={10}
          spellCheck={false}
          value={text}
          error={wrong}
          onChange={({ target }) => change(target.value)}
        />
        <div className={css['row']}>
          <FilePick
            label={t('sheet.file')}
            of="text"
            kind="line"
            size="sm"
            onFile={(file) => void file.arrayBuffer().then((bytes) => change(decodeText(bytes)))}
          />
        </div>
        {shown && shown.problem_count > 0 && (
          <Note kind="error" role="alert">
            <p>{t('sheet.problems', { count: number(shown.problem_count) })}</p>
          </Note>
        )}
        {checked && !late && checked.problem_count === 0 && (
          <Note role="status">
            <p>
              {checked.changed === 0
                ? t('sheet.nothing')
                : t('sheet.checked', { changed: number(checked.changed), same: number(checked.same) })}
            </p>
          </Note>
        )}
        {shown && <Lines rows={shown.rows} />}
        <ProblemNote error={wrong ? null : (check.error ?? (late ? null : apply.error))} />
      </div>
    </Sheet>
  );
};
