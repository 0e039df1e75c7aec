import type { ProductStock } from '@trassa/contracts/office';
import { type StockAct, stockActs } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextArea, TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import css from '../starts/sales.module.css';
import { MarksDialog } from './marks-dialog.tsx';
import { sizeName } from './size-name.ts';
import { readPieces, readTyped, type Typed } from './typed-pieces.ts';

/** What may be done with pieces of a product, each in a window with a field for every size. */
export const StockActs = ({ stock }: { stock: ProductStock }) => {
  const t = useTranslations('stock');
  const [open, setOpen] = useState<StockAct | 'marks' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      {stockActs.map((act) => (
        <Button key={act} kind={act === 'receipt' ? 'primary' : 'line'} onClick={() => setOpen(act)}>
          {t(`act.${act}`)}
        </Button>
      ))}
      <Button kind="line" onClick={() => setOpen('marks')}>
        {t('marks')}
      </Button>
      {open === 'marks' && <MarksDialog stock={stock} onClose={close} />}
      {open !== null && open !== 'marks' && <PiecesDialog key={open} act={open} stock={stock} onClose={close} />}
    </>
  );
};

const PiecesDialog = ({ act, stock, onClose }: { act: StockAct; stock: ProductStock; onClose(): void }) => {
  const t = useTranslations('stock');
  const { number } = useFormat();
  const [typed, setTyped] = useState<Typed>({});
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { public_id: id, version, sizes } = stock;
  /** What was taken when the window was opened: a count is of that moment. */
  const [taken] = useState(() => new Map(sizes.map((size) => [size.public_id, size.taken])));
  const done = useAct(calls.stock.change, {
    rereads: true,
    onDone: () => {
      onClose();
      toast(t('done'));
    },
  });
  const sent = done.variables?.body.sizes ?? [];
  const refusalOf = (size: string) =>
    fieldProblem(done.error, `pieces.${size}`) ??
    fieldProblem(done.error, `sizes.${sent.findIndex((one) => one.public_id === size)}.pieces`);
  const wrongReason = fieldProblem(done.error, 'reason');
  const isSaid = wrongReason !== undefined || sizes.some((size) => refusalOf(size.public_id) !== undefined);
  const { numbers, wrong } = readTyped(typed);
  const isEmpty = numbers.length === 0 && wrong.length === 0;
  const wrongOf = (size: string, index: number) => {
    if (isAsked && readPieces(typed[size] ?? '') === undefined) return t('wholeNumber');
    return isAsked && isEmpty && index === 0 ? t('typeOne') : refusalOf(size);
  };
  const send = (): void => {
    setAsked(true);
    if (isEmpty || wrong.length) return;
    const named = numbers.map((one) => ({
      public_id: one.id,
      pieces: one.pieces,
      ...(act === 'count' && { taken: taken.get(one.id) }),
    }));
    done.mutate({ params: { id }, body: { version, kind: act, sizes: named, reason } });
  };
  return (
    <ActDialog
      isOpen
      title={t(`act.${act}`)}
      submit={t(`submit.${act}`)}
      isBusy={done.isPending}
      error={isSaid ? null : done.error}
      onClose={onClose}
      onSubmit={send}
    >
      <p>{t(`text.${act}`)}</p>
      <div className={css['fields']}>
        {sizes.map((size, index) => (
          <TextField
            key={size.public_id}
            inputMode={act === 'correction' ? 'text' : 'numeric'}
            label={sizeName(size) || t('noSize')}
            hint={t('now', { free: number(size.free), taken: number(size.taken) })}
            value={typed[size.public_id] ?? ''}
            error={wrongOf(size.public_id, index)}
            onChange={({ target }) => setTyped({ ...typed, [size.public_id]: target.value })}
          />
        ))}
      </div>
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        maxLength={500}
        value={reason}
        error={wrongReason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ActDialog>
  );
};
