import { useQuery } from '@tanstack/react-query';
import type { OfficeSale, officeProductSales } from '@trassa/contracts/office';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { read } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useGoFromWindow } from '../../shared/frame/use-go-from-window.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import { ConflictWindow } from '../../shared/saving/conflict-window.tsx';
import { DraftNote } from '../../shared/saving/draft-note.tsx';
import { useVersioned } from '../../shared/saving/use-versioned.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { History } from '../../shared/ui/history.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { SaveBar } from '../../shared/ui/save-bar.tsx';
import { useChangeWords } from '../../shared/words/change-words.ts';
import css from '../starts/sales.module.css';
import { SaleGoods } from './sale-goods.tsx';
import { SaleState } from './sale-state.tsx';
import { SaleTerms } from './sale-terms.tsx';
import { isLacking, isWhole, type SaleTyped, sentOf } from './typed-sale.ts';

/** /admin/shop/sales/:id: terms and products of one sale, and what was done to it. */
export const Sale = () => {
  const { id = '' } = useParams();
  const sale = useQuery(read(calls.productSales.read, { params: { id } }));
  return <ReadState read={sale}>{({ values }) => <Sheet key={values.public_id} sale={values} />}</ReadState>;
};

const valuesOf = ({ title, form, discount, count, starts_at, ends_at, products }: OfficeSale): SaleTyped => ({
  title,
  form,
  discount,
  count,
  starts_at,
  ends_at,
  products,
});

const Sheet = ({ sale }: { sale: OfficeSale }) => {
  const t = useTranslations('productSales');
  const { valueOf } = useChangeWords();
  const { public_id: id, state } = sale;
  const mayEdit = sale.may_edit && state !== 'over';
  const card = useVersioned<SaleTyped, typeof officeProductSales.change>({
    call: calls.productSales.change,
    newest: { values: valuesOf(sale), version: sale.version },
    argsOf: (patch, version) => ({ params: { id }, body: { ...sentOf(patch), version } }),
    draftKey: `product sale ${id}`,
  });
  const errorOf = (field: string): string | undefined =>
    isLacking(card.patch, field)
      ? t(field.endsWith('_at') ? 'typeMoment' : 'typeNumber')
      : fieldProblem(card.error, field);
  const isTold = Object.keys(card.values).some((field) => errorOf(field) !== undefined);
  return (
    <>
      <PageHead
        title={sale.title}
        isName
        state={<SaleState state={state} />}
        present={{ kind: 'product_sale', id }}
        actions={mayEdit && <End sale={sale} isSaved={card.count === 0} />}
      />
      <DraftNote card={card} />
      <Split side={<History call={calls.productSales.history} id={id} />}>
        <Card title={t('terms')}>
          <fieldset className={css['stack']} disabled={!mayEdit}>
            <SaleTerms values={card.values} set={card.set} errorOf={errorOf} />
          </fieldset>
          <p className={css['muted']}>{t(state === 'over' ? 'overText' : 'atOnce')}</p>
        </Card>
        <SaleGoods
          typed={card.values}
          known={sale.goods}
          mayEdit={mayEdit}
          error={errorOf('products')}
          onChange={(products) => card.set('products', products)}
        />
      </Split>
      <SaveBar
        count={card.count}
        isBusy={card.isBusy}
        problem={!isTold && <ProblemNote error={card.error} />}
        onSave={() => isWhole(card.patch) && card.save()}
        onUndo={card.undo}
      />
      <ConflictWindow
        card={card}
        label={(field) => (t.has(`field.${field}` as 'field.title') ? t(`field.${field}` as 'field.title') : field)}
        show={valueOf}
      />
    </>
  );
};

/** One that runs is ended now, one that has not begun is deleted. */
const End = ({ sale, isSaved }: { sale: OfficeSale; isSaved: boolean }) => {
  const t = useTranslations('productSales');
  const go = useGoFromWindow();
  // As it was when the window was opened.
  const [seen, setSeen] = useState<OfficeSale | null>(null);
  const close = (): void => setSeen(null);
  const stop = useAct(calls.productSales.stop, {
    onDone: () => {
      close();
      toast(t('done.stop'));
    },
  });
  const remove = useAct(calls.productSales.remove, {
    leave: () => go('/shop/sales', { close, replace: true }),
    onDone: () => toast(t('done.remove')),
  });
  const act = (seen ?? sale).state === 'planned' ? 'remove' : 'stop';
  const done = act === 'remove' ? remove : stop;
  const submit = ({ public_id: id, version }: OfficeSale): void =>
    act === 'remove'
      ? remove.mutate({ params: { id }, query: { version } })
      : stop.mutate({ params: { id }, body: { version } });
  return (
    <>
      <Button kind="line" disabled={!isSaved} onClick={() => setSeen(sale)}>
        {t(`act.${act}`)}
      </Button>
      <ActDialog
        isOpen={seen !== null}
        isDanger
        title={t(`actTitle.${act}`, { title: sale.title })}
        submit={t(`act.${act}`)}
        isBusy={done.isPending}
        error={done.error}
        onSubmit={() => seen && submit(seen)}
        onClose={close}
      >
        <p>{t(`actText.${act}`)}</p>
      </ActDialog>
    </>
  );
};
