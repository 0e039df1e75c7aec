import type { ProductStock } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import css from '../starts/sales.module.css';
import { sizeName } from './size-name.ts';
import { changedMarks, readPieces, readTyped, type Typed } from './typed-pieces.ts';

/** At how many free pieces each size is low; sizes that nobody touched stay as colleagues have set them. */
export const MarksDialog = ({ stock, onClose }: { stock: ProductStock; onClose(): void }) => {
  const t = useTranslations('stock');
  const { public_id: id, version, sizes } = stock;
  const [typed, setTyped] = useState<Typed>({});
  const [isAsked, setAsked] = useState(false);
  const done = useAct(calls.stock.marks, {
    rereads: true,
    onDone: () => {
      onClose();
      toast(t('doneMarks'));
    },
  });
  const sent = done.variables?.body.sizes ?? [];
  const refusalOf = (size: string) =>
    fieldProblem(done.error, `sizes.${sent.findIndex((one) => one.public_id === size)}.low_mark`);
  const wrongOf = (size: string) => {
    const text = typed[size];
    const isWrong = isAsked && text !== undefined && typeof readPieces(text) !== 'number';
    return isWrong ? t('wholeNumber') : refusalOf(size);
  };
  const isSaid = sizes.some((size) => refusalOf(size.public_id) !== undefined);
  const { numbers } = readTyped(typed);
  const send = (): void => {
    setAsked(true);
    if (numbers.length < Object.keys(typed).length) return;
    const changed = changedMarks(sizes, typed);
    if (!changed.length) return onClose();
    done.mutate({ params: { id }, body: { version, sizes: changed } });
  };
  return (
    <ActDialog
      isOpen
      title={t('marks')}
      submit={t('save')}
      isBusy={done.isPending}
      error={isSaid ? null : done.error}
      onClose={onClose}
      onSubmit={send}
    >
      <p>{t('text.marks')}</p>
      <div className={css['fields']}>
        {sizes.map((size) => (
          <TextField
            key={size.public_id}
            inputMode="numeric"
            label={sizeName(size) || t('noSize')}
            value={typed[size.public_id] ?? String(size.low_mark)}
            error={wrongOf(size.public_id)}
            onChange={({ target }) => setTyped({ ...typed, [size.public_id]: target.value })}
          />
        ))}
      </div>
    </ActDialog>
  );
};
