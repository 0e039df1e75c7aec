import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { ButtonLink } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { useMayInHouse } from '../../shared/door/in-house.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Nothing } from '../../shared/ui/nothing.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { CategoryList } from './category-list.tsx';
import { ShopTabs } from './shop-tabs.tsx';

/** /admin/shop/categories: by what visitors find goods, in the order of the site (3.2). */
export const Categories = () => {
  const t = useTranslations('categories');
  const mayEdit = useMayInHouse()('shop.edit');
  const categories = useQuery(read(calls.categories.list, {}));
  const make = mayEdit && <ButtonLink to="/shop/categories/new">{t('new')}</ButtonLink>;
  const isEmpty = categories.data?.values.length === 0;
  return (
    <>
      <PageHead title={t('title')} actions={!isEmpty && make} />
      <ShopTabs />
      <ReadState read={categories}>
        {({ values }) =>
          values.length === 0 ? (
            <Nothing title={t('empty')} action={make}>
              {t('emptyText')}
            </Nothing>
          ) : (
            <Card title={t('order')} isFlush>
              <CategoryList categories={values} mayEdit={mayEdit} />
            </Card>
          )
        }
      </ReadState>
    </>
  );
};
