import type { CollectionSaid } from '@trassa/contracts/office';
import { type CollectionPlace, collectionPlaces, collectionShown } from '@trassa/rules';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button, ButtonLink } from '../../../app/shared/ui/button.tsx';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { BehindRight } from '../../shared/frame/behind-right.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import css from '../starts/sales.module.css';
import { CollectionGoods } from './collection-goods.tsx';
import { CollectionTitles } from './collection-titles.tsx';

/** /admin/shop/collections/new */
export const NewCollection = () => (
  <BehindRight right="shop.edit">
    <Form />
  </BehindRight>
);

const Form = () => {
  const t = useTranslations('collections');
  const frame = useTranslations('frame');
  const { number } = useFormat();
  const navigate = useNavigate();
  const [values, setValues] = useState<CollectionSaid>({ title_ru: '', title_en: null, products: [] });
  const [place, setPlace] = useState<CollectionPlace>('home');
  const create = useAct(calls.collections.create, {
    onDone: ({ values: made }) => void navigate(`/shop/collections/${made.public_id}`, { replace: true }),
  });
  const errorOf = (field: string): string | undefined => fieldProblem(create.error, field);
  const isTold = Object.keys(values).some((field) => errorOf(field) !== undefined);
  return (
    <>
      <PageHead title={t('new')} />
      <Card title={t('titles')}>
        <SelectField
          id="place"
          label={t('field.place')}
          hint={t(`placeText.${place}`, { count: number(collectionShown) })}
          value={place}
          options={collectionPlaces.map((value) => ({ value, label: t(`value.place.${value}`) }))}
          onChange={({ target }) => setPlace(collectionPlaces.find((one) => one === target.value) ?? 'home')}
        />
        <CollectionTitles
          values={values}
          set={(field, value) => setValues({ ...values, [field]: value })}
          errorOf={errorOf}
        />
      </Card>
      <CollectionGoods
        value={values.products}
        known={[]}
        mayEdit
        error={errorOf('products')}
        onChange={(products) => setValues({ ...values, products })}
      />
      {!isTold && <ProblemNote error={create.error} />}
      <div className={css['ends']}>
        <Button isBusy={create.isPending} onClick={() => create.mutate({ body: { ...values, place } })}>
          {t('create')}
        </Button>
        <ButtonLink kind="line" to="/shop/collections">
          {frame('cancel')}
        </ButtonLink>
      </div>
    </>
  );
};
