import type { OfficeCategoryRow } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { OrderedList, RowFacts } from '../../shared/order/ordered-list.tsx';
import css from '../starts/sales.module.css';
import { CategoryStatus } from './category-status.tsx';

type Props = { categories: readonly OfficeCategoryRow[]; mayEdit: boolean };

/** Categories in their order; a move is sent at once with the order that was seen. */
export const CategoryList = ({ categories, mayEdit }: Props) => {
  const t = useTranslations('categories');
  const place = useAct(calls.categories.place, { rereads: true });
  const asked = place.isPending ? place.variables : undefined;
  return (
    <OrderedList
      items={categories}
      idOf={({ public_id: id }) => id}
      titleOf={({ title }) => title}
      move={
        mayEdit
          ? {
              asked: asked && { id: asked.params.id, place: asked.body.place },
              error: place.error,
              send: ({ id, place: to }, done) => {
                const version = categories.find((one) => one.public_id === id)?.version ?? 0;
                const seen = categories.map(({ public_id: one }) => one);
                place.mutate({ params: { id }, body: { version, place: to, seen } }, { onSuccess: done });
              },
            }
          : null
      }
    >
      {(category, name) => {
        const { public_id: id, title, published, others } = category;
        return (
          <>
            <Link to={`/shop/categories/${id}`} {...name}>
              {title}
            </Link>
            <RowFacts>
              <CategoryStatus category={category} />
              {published + others > 0 ? (
                <Link to={`/shop/products?f.category=${id}`}>{t('counts', { published, others })}</Link>
              ) : (
                <span className={css['muted']}>{t('noProducts')}</span>
              )}
            </RowFacts>
          </>
        );
      }}
    </OrderedList>
  );
};
