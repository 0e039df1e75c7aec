import type { ProductStock } from '@trassa/contracts/office';
import { type StockAct, stockActs } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextArea } from '../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { NumberField } from '../../shared/fields/number-field.tsx';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import css from '../starts/sales.module.css';
import { sizeName } from './size-name.ts';

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

type Typed = Readonly<Record<string, number | null>>;
/** Sizes for which something is typed. */
const namedIn = (typed: Typed): { public_id: string; pieces: number }[] =>
  Object.entries(typed).flatMap(([id, pieces]) => (pieces === null ? [] : [{ public_id: id, pieces }]));

const PiecesDialog = ({ act, stock, onClose }: { act: StockAct; stock: ProductStock; onClose(): void }) => {
  const t = useTranslations('stock');
  const { number } = useFormat();
  const [typed, setTyped] = useState<Typed>({});
  const [reason, setReason] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const { public_id: id, version, sizes } = stock;
  const done = useAct(calls.stock.change, {
    rereads: true,
    onDone: () => {
      onClose();
      toast(t('done'));
    },
  });
  const wrongOf = (size: string) => fieldProblem(done.error, `pieces.${size}`);
  const wrongReason = fieldProblem(done.error, 'reason');
  const isSaid = wrongReason !== undefined || sizes.some((size) => wrongOf(size.public_id) !== undefined);
  const named = namedIn(typed);
  return (
    <ActDialog
      isOpen
      title={t(`act.${act}`)}
      submit={t(`submit.${act}`)}
      isBusy={done.isPending}
      error={isSaid ? null : done.error}
      onClose={onClose}
      onSubmit={() => {
        setEmpty(named.length === 0);
        if (named.length) done.mutate({ params: { id }, body: { version, kind: act, sizes: named, reason } });
      }}
    >
      <p>{t(`text.${act}`)}</p>
      <div className={css['fields']}>
        {sizes.map((size, index) => (
          <NumberField
            key={size.public_id}
            isWhole
            label={sizeName(size) || t('noSize')}
            hint={t('now', { stock: number(size.stock), taken: number(size.taken) })}
            value={typed[size.public_id] ?? null}
            error={wrongOf(size.public_id) ?? (isEmpty && named.length === 0 && index === 0 ? t('typeOne') : undefined)}
            onChange={(pieces) => setTyped({ ...typed, [size.public_id]: pieces })}
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

const MarksDialog = ({ stock, onClose }: { stock: ProductStock; onClose(): void }) => {
  const t = useTranslations('stock');
  const { public_id: id, version, sizes } = stock;
  const [typed, setTyped] = useState<Typed>(() =>
    Object.fromEntries(sizes.map((size) => [size.public_id, size.low_mark])),
  );
  const done = useAct(calls.stock.marks, {
    rereads: true,
    onDone: () => {
      onClose();
      toast(t('doneMarks'));
    },
  });
  const changed = sizes.flatMap(({ public_id: size, low_mark: mark }) => {
    const now = typed[size] ?? 0;
    return now === mark ? [] : [{ public_id: size, low_mark: now }];
  });
  return (
    <ActDialog
      isOpen
      title={t('marks')}
      submit={t('save')}
      isBusy={done.isPending}
      error={done.error}
      onClose={onClose}
      onSubmit={() => (changed.length ? done.mutate({ params: { id }, body: { version, sizes: changed } }) : onClose())}
    >
      <p>{t('text.marks')}</p>
      <div className={css['fields']}>
        {sizes.map((size) => (
          <NumberField
            key={size.public_id}
            isWhole
            label={sizeName(size) || t('noSize')}
            value={typed[size.public_id] ?? null}
            onChange={(mark) => setTyped({ ...typed, [size.public_id]: mark })}
          />
        ))}
      </div>
    </ActDialog>
  );
};
