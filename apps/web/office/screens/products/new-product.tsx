import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../../app/shared/ui/button.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { read } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { BehindRight } from '../../shared/frame/behind-right.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { LoadingRows } from '../../shared/ui/loading-rows.tsx';
import { Nothing } from '../../shared/ui/nothing.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import css from '../starts/sales.module.css';
import { isWhole, lackOf, ProductAbout, ProductTexts, type ProductTyped, sentOf } from './product-fields.tsx';

const first: ProductTyped = {
  title_ru: '',
  title_en: null,
  category: '',
  price: null,
  gender: 'unisex',
  keywords: '',
  delivery: true,
  weight_grams: 300,
  description_ru: '',
  description_en: null,
  text_ru: '',
  text_en: null,
};

/** /admin/shop/products/new: a draft, which gets its pictures and sizes next. */
export const NewProduct = () => (
  <BehindRight right="shop.edit" isHouse>
    <Beginning />
  </BehindRight>
);

/** A product has a category: where there is none yet, one comes first. */
const Beginning = () => {
  const t = useTranslations('products');
  // One that was made for it is not yet in what was read before.
  const made = useSearchParams()[0].get('category') ?? '';
  const categories = useQuery(read(calls.categories.list, {}));
  if (made && categories.isFetching && categories.data?.values.length === 0) return <LoadingRows />;
  return (
    <ReadState read={categories}>
      {({ values }) =>
        values.length === 0 ? (
          <>
            <PageHead title={t('newTitle')} />
            <Nothing
              title={t('noCategories')}
              action={<ButtonLink to="/shop/categories/new?for=product">{t('makeCategory')}</ButtonLink>}
            >
              {t('noCategoriesText')}
            </Nothing>
          </>
        ) : (
          <Form category={made} />
        )
      }
    </ReadState>
  );
};

const Form = ({ category }: { category: string }) => {
  const t = useTranslations('products');
  const frame = useTranslations('frame');
  const navigate = useNavigate();
  const [values, setValues] = useState<ProductTyped>({ ...first, category });
  const [slug, setSlug] = useState('');
  const create = useAct(calls.products.create, {
    onDone: ({ values: made }) => void navigate(`/shop/products/${made.public_id}`),
  });
  const [isAsked, setAsked] = useState(false);
  const errorOf = (field: string) => {
    const lack = isAsked ? lackOf(values, field) : undefined;
    return lack ? t(lack) : fieldProblem(create.error, field);
  };
  const set = <Field extends keyof ProductTyped>(field: Field, value: ProductTyped[Field]): void =>
    setValues({ ...values, [field]: value });
  const isSaid = ['slug', ...Object.keys(values)].some((field) => errorOf(field) !== undefined);
  const send = (): void => {
    setAsked(true);
    if (values.price === null || !isWhole(values)) return;
    create.mutate({ body: { ...sentOf(values), price: values.price, ...(slug && { slug }) } });
  };
  return (
    <>
      <PageHead title={t('newTitle')} />
      <Card title={t('about')}>
        <div className={css['stack']}>
          <p className={css['muted']}>{t('newText')}</p>
          <ProductAbout values={values} set={set} errorOf={errorOf} />
          <TextField
            id="slug"
            label={t('field.slug')}
            hint={t('hint.slug')}
            isOptional
            maxLength={64}
            value={slug}
            error={errorOf('slug')}
            onChange={({ target }) => setSlug(target.value)}
          />
        </div>
      </Card>
      <Card title={t('texts')}>
        <ProductTexts values={values} set={set} errorOf={errorOf} />
      </Card>
      {!isSaid && <ProblemNote error={create.error} />}
      <div className={css['ends']}>
        <Button isBusy={create.isPending} onClick={send}>
          {t('make')}
        </Button>
        <ButtonLink kind="line" to="/shop/products">
          {frame('cancel')}
        </ButtonLink>
      </div>
    </>
  );
};
