import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { BehindRight } from '../../shared/frame/behind-right.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import css from '../starts/sales.module.css';
import { SaleGoods } from './sale-goods.tsx';
import { SaleTerms } from './sale-terms.tsx';
import { isLacking, type SaleTyped } from './typed-sale.ts';

const first: SaleTyped = {
  title: '',
  form: 'percent',
  discount: null,
  count: 1,
  starts_at: null,
  ends_at: null,
  products: [],
};

/** /admin/shop/sales/new */
export const NewSale = () => (
  <BehindRight right="shop.edit">
    <Form />
  </BehindRight>
);

const Form = () => {
  const t = useTranslations('productSales');
  const frame = useTranslations('frame');
  const navigate = useNavigate();
  const [values, setValues] = useState(first);
  const [isAsked, setAsked] = useState(false);
  const create = useAct(calls.productSales.create, {
    onDone: ({ values: made }) => void navigate(`/shop/sales/${made.public_id}`, { replace: true }),
  });
  const errorOf = (field: string): string | undefined => {
    if (isAsked && isLacking(values, field)) return t(field.endsWith('_at') ? 'typeMoment' : 'typeNumber');
    if (isAsked && field === 'products' && values.products.length === 0) return t('noGoods');
    return fieldProblem(create.error, field);
  };
  const set = <Field extends keyof SaleTyped>(field: Field, value: SaleTyped[Field]): void =>
    setValues({ ...values, [field]: value });
  const isTold = Object.keys(values).some((field) => errorOf(field) !== undefined);
  const send = (): void => {
    setAsked(true);
    const { discount, count, starts_at, ends_at } = values;
    if (discount === null || count === null || starts_at === null || ends_at === null || !values.products.length)
      return;
    create.mutate({ body: { ...values, discount, count, starts_at, ends_at } });
  };
  return (
    <>
      <PageHead title={t('new')} />
      <Card title={t('terms')}>
        <SaleTerms values={values} set={set} errorOf={errorOf} />
      </Card>
      <SaleGoods
        typed={values}
        known={[]}
        mayEdit
        error={errorOf('products')}
        onChange={(products) => set('products', products)}
      />
      {!isTold && <ProblemNote error={create.error} />}
      <div className={css['ends']}>
        <Button isBusy={create.isPending} onClick={send}>
          {t('create')}
        </Button>
        <ButtonLink kind="line" to="/shop/sales">
          {frame('cancel')}
        </ButtonLink>
      </div>
    </>
  );
};
