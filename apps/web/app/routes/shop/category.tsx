import { data } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { CategoryNav } from '../../features/shop/catalogue/category-nav.tsx';
import { ProductList } from '../../features/shop/catalogue/product-list.tsx';
import { readGoods } from '../../features/shop/catalogue/read-goods.ts';
import { goodsAnswer } from '../../features/shop/catalogue/read-shop.ts';
import { ShopHead } from '../../features/shop/catalogue/shop-head.tsx';
import { readShopQuery } from '../../features/shop/catalogue/shop-filters.ts';
import { serverClient } from '../../shared/api/server-client.ts';
import { Seo } from '../../shared/seo.tsx';
import { Wrap } from '../../shared/ui/layout/layout.tsx';
import type { Route } from './+types/category.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const query = { ...readShopQuery(new URL(args.request.url).searchParams), text: '' };
  const { category } = args.params;
  const { goods, categories } = await readGoods(serverClient(args), query, category);
  const current = categories.find(({ public_id }) => public_id === category);
  if (!current && goods.value) throw data(null, { status: 404 });
  return goodsAnswer(
    { query, goods, categories, category, title: current?.title ?? null, isUnisex: current?.unisex ?? false },
    goods,
    query.page,
  );
};

/** Goods of a category with filters and order in the address (ROUTE-23). */
const CategoryPage = ({
  loaderData: { query, goods, categories, category, title, isUnisex },
}: Route.ComponentProps) => {
  const t = useTranslations('shop');
  const own = useTranslations('brand');
  const path = `/shop/category/${category}`;
  const name = title ?? t('title');
  return (
    <Wrap>
      <Seo
        title={t('categoryTitle', { title: name })}
        description={own('categoryText', { title: name })}
        path={path}
        noIndex={title === null || query.filter !== null || query.sorting !== null || query.page > 1}
      />
      <ShopHead title={name} {...(title === null ? {} : { child: title })} />
      {categories.length > 0 && <CategoryNav categories={categories} current={category} filter={query.filter} />}
      <ProductList path={path} query={query} goods={goods} isUnisex={isUnisex} />
    </Wrap>
  );
};
export default CategoryPage;
