import { useQuery } from '@tanstack/react-query';
import type { OfficeProduct, officeProducts } from '@trassa/contracts/office';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { read } from '../../shared/api/query.ts';
import { useMay } from '../../shared/door/session.ts';
import { ConflictWindow } from '../../shared/saving/conflict-window.tsx';
import { DraftNote } from '../../shared/saving/draft-note.tsx';
import { useVersioned } from '../../shared/saving/use-versioned.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { History } from '../../shared/ui/history.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { SaveBar } from '../../shared/ui/save-bar.tsx';
import { ProductActs } from './product-acts.tsx';
import { isWhole, lackOf, ProductAbout, ProductTexts, type ProductTyped, sentOf } from './product-fields.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { ProductSizes } from './product-sizes.tsx';
import { ProductStatus } from './product-status.tsx';

/** /admin/shop/products/:id: texts, price, pictures, variants and sizes of one product, and what was done to it. */
export const Product = () => {
  const { id = '' } = useParams();
  const product = useQuery(read(calls.products.read, { params: { id } }));
  return <ReadState read={product}>{({ values }) => <Sheet key={values.public_id} product={values} />}</ReadState>;
};

const valuesOf = (product: OfficeProduct): ProductTyped => ({
  title_ru: product.title_ru,
  title_en: product.title_en,
  category: product.category,
  price: product.price,
  gender: product.gender,
  keywords: product.keywords,
  delivery: product.delivery,
  weight_grams: product.weight_grams,
  description_ru: product.description_ru,
  description_en: product.description_en,
  text_ru: product.text_ru,
  text_en: product.text_en,
});

const Sheet = ({ product }: { product: OfficeProduct }) => {
  const t = useTranslations('products');
  const mayEdit = useMay()('shop.edit');
  const { public_id: id } = product;
  const card = useVersioned<ProductTyped, typeof officeProducts.change>({
    call: calls.products.change,
    newest: { values: valuesOf(product), version: product.version },
    // A number that is missing is refused by the server, in its own words.
    argsOf: (patch, version) => ({ params: { id }, body: { ...sentOf(patch), version } }),
    draftKey: `product ${id}`,
  });
  const errorOf = (field: string) => {
    const lack = lackOf(card.patch, field);
    return lack ? t(lack) : fieldProblem(card.error, field);
  };
  const isTold = Object.keys(card.values).some((field) => errorOf(field) !== undefined);
  const labelOf = (field: string): string =>
    t.has(`field.${field}` as 'field.price') ? t(`field.${field}` as 'field.price') : field;
  return (
    <>
      <PageHead
        title={product.title_ru}
        isName
        state={<ProductStatus state={product.state} />}
        facts={<Link to={`/shop/products?f.category=${product.category}`}>{product.category_title}</Link>}
        present={{ kind: 'shop_product', id }}
        actions={<ProductActs product={product} />}
      />
      <DraftNote card={card} />
      <Split
        side={
          <>
            <ProductPictures product={product} mayEdit={mayEdit} />
            <History call={calls.products.history} id={id} />
          </>
        }
      >
        <Card title={t('about')}>
          <fieldset disabled={!mayEdit}>
            <ProductAbout values={card.values} set={card.set} errorOf={errorOf} />
          </fieldset>
          {product.price > 0 && product.price_now === 0 && (
            <Note kind="warn">
              <p>{t('free')}</p>
            </Note>
          )}
        </Card>
        <ProductSizes product={product} mayEdit={mayEdit} />
        <Card title={t('texts')}>
          <fieldset disabled={!mayEdit}>
            <ProductTexts values={card.values} set={card.set} errorOf={errorOf} />
          </fieldset>
        </Card>
      </Split>
      <SaveBar
        count={card.count}
        isBusy={card.isBusy}
        problem={!isTold && <ProblemNote error={card.error} />}
        onSave={() => isWhole(card.patch) && card.save()}
        onUndo={card.undo}
      />
      <ConflictWindow card={card} label={labelOf} />
    </>
  );
};
