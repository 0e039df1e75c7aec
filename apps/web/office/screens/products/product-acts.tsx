import type { OfficeProduct } from '@trassa/contracts/office';
import { type ProductAct, productActsOf } from '@trassa/rules';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useMay } from '../../shared/door/session.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';

/** What may be done with a product in its state; what the person has no right to is not there. */
export const ProductActs = ({ product }: { product: OfficeProduct }) => {
  const t = useTranslations('products');
  const may = useMay();
  const [asked, setAsked] = useState<ProductAct>('publish');
  const [isOpen, setOpen] = useState(false);
  const { public_id: id, version, state, title_ru: title } = product;
  const move = useAct(calls.products.move, {
    rereads: true,
    onDone: () => {
      setOpen(false);
      toast(t(`done.${asked}`));
    },
  });
  const lack = fieldProblem(move.error, 'pictures');
  return (
    <>
      {state === 'published' && (
        <a href={`/shop/product/${id}`} target="_blank" rel="noopener">
          {t('onSite')}
        </a>
      )}
      {may('stock.view') && <Link to={`/shop/stock/${id}`}>{t('stock')}</Link>}
      {may('shop.edit') &&
        productActsOf(state).map((act) => (
          <Button
            key={act}
            kind={act === 'publish' ? 'primary' : 'line'}
            onClick={() => {
              move.reset();
              setAsked(act);
              setOpen(true);
            }}
          >
            {t(`act.${act}`)}
          </Button>
        ))}
      <ActDialog
        isOpen={isOpen}
        title={t(`actTitle.${asked}`, { title })}
        submit={t(`act.${asked}`)}
        isBusy={move.isPending}
        error={lack === undefined ? move.error : null}
        onSubmit={() => move.mutate({ params: { id }, body: { version, act: asked } })}
        onClose={() => setOpen(false)}
      >
        <p>{t(`actText.${asked}`)}</p>
        {lack !== undefined && (
          <Note kind="error" role="alert">
            <p>{lack}</p>
          </Note>
        )}
      </ActDialog>
    </>
  );
};
