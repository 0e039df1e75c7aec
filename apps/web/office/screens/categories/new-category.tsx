import type { CategoryFields as Fields } from '@trassa/contracts/office';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../../app/shared/ui/button.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { BehindRight } from '../../shared/frame/behind-right.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import css from '../starts/sales.module.css';
import { CategoryFields } from './category-fields.tsx';

/** /admin/shop/categories/new; `?for=product`: a product waits for it. */
export const NewCategory = () => (
  <BehindRight right="shop.edit" isHouse>
    <Form />
  </BehindRight>
);

const Form = () => {
  const t = useTranslations('categories');
  const frame = useTranslations('frame');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isForProduct = params.get('for') === 'product';
  const [values, setValues] = useState<Fields>({ title_ru: '', title_en: null, group: 'clothes' });
  const [slug, setSlug] = useState('');
  const create = useAct(calls.categories.create, {
    onDone: ({ values: { public_id: id } }) => {
      toast(t('made'));
      void navigate(isForProduct ? `/shop/products/new?category=${id}` : '/shop/categories', { replace: true });
    },
  });
  const errorOf = (field: string): string | undefined => fieldProblem(create.error, field);
  const isSaid = ['slug', ...Object.keys(values)].some((field) => errorOf(field) !== undefined);
  return (
    <>
      <PageHead title={t('new')} />
      <Card title={t('about')}>
        <div className={css['stack']}>
          <p className={css['muted']}>{t('newText')}</p>
          <CategoryFields
            values={values}
            set={(field, value) => setValues({ ...values, [field]: value })}
            errorOf={errorOf}
          />
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
      {!isSaid && <ProblemNote error={create.error} />}
      <div className={css['ends']}>
        <Button
          isBusy={create.isPending}
          onClick={() => create.mutate({ body: { ...values, ...(slug && { slug: slug.trim() }) } })}
        >
          {t('create')}
        </Button>
        <ButtonLink kind="line" to={isForProduct ? '/shop/products' : '/shop/categories'}>
          {frame('cancel')}
        </ButtonLink>
      </div>
    </>
  );
};
