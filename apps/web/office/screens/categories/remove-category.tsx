import { HttpError } from '@trassa/contracts/client';
import type { OfficeCategory } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { Dialog } from '../../../app/shared/ui/overlays/overlay.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useGoFromWindow } from '../../shared/frame/use-go-from-window.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';

/** Of a category with products it says how many there are and leads to them; an empty one is removed. */
export const RemoveCategory = ({ category }: { category: OfficeCategory }) => {
  const t = useTranslations('categories');
  const frame = useTranslations('frame');
  const go = useGoFromWindow();
  // As it was when the window was opened.
  const [seen, setSeen] = useState(category);
  const [isOpen, setOpen] = useState(false);
  const { public_id: id, version, title_ru: title } = seen;
  const count = seen.published + seen.others;
  const close = (): void => setOpen(false);
  const remove = useAct(calls.categories.remove, {
    leave: () => go('/shop/categories', { close, replace: true }),
    onDone: () => toast(t('removed')),
  });
  const isKept = remove.error instanceof HttpError && remove.error.answer.code === 'has_dependants';
  const toProducts = (
    <Button kind={isKept ? 'line' : 'primary'} onClick={() => void go(`/shop/products?f.category=${id}`, { close })}>
      {t('toProducts')}
    </Button>
  );
  return (
    <>
      <Button
        kind="line"
        onClick={() => {
          remove.reset();
          setSeen(category);
          setOpen(true);
        }}
      >
        {t('remove')}
      </Button>
      <Dialog
        isOpen={isOpen && count > 0}
        isAlert
        onClose={close}
        title={t('keptTitle', { title })}
        actions={
          <>
            {toProducts}
            <Button kind="line" onClick={close}>
              {frame('cancel')}
            </Button>
          </>
        }
      >
        <p>{t('keptText', { count })}</p>
      </Dialog>
      <ActDialog
        isOpen={isOpen && count === 0}
        isDanger
        title={t('removeTitle', { title })}
        submit={t('remove')}
        isBusy={remove.isPending}
        error={remove.error}
        onSubmit={() => remove.mutate({ params: { id }, query: { version } })}
        onClose={close}
      >
        <p>{t('removeText')}</p>
        {isKept && toProducts}
      </ActDialog>
    </>
  );
};
