import { useTranslations } from 'use-intl/react';
import { CategoryNav } from '../../features/shop/catalogue/category-nav.tsx';
import { ProductList } from '../../features/shop/catalogue/product-list.tsx';
import { readGoods, SHORTEST_TEXT } from '../../features/shop/catalogue/read-goods.ts';
import { goodsAnswer } from '../../features/shop/catalogue/read-shop.ts';
import { ShopHead } from '../../features/shop/catalogue/shop-head.tsx';
import { readShopQuery } from '../../features/shop/catalogue/shop-filters.ts';
import { serverClient } from '../../shared/api/server-client.ts';
import { Seo } from '../../shared/seo.tsx';
import { Wrap } from '../../shared/ui/layout/layout.tsx';
import type { Route } from './+types/search.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const asked = readShopQuery(new URL(args.request.url).searchParams);
  const isTooShort = asked.text !== '' && asked.text.length < SHORTEST_TEXT;
  const query = isTooShort ? { ...asked, text: '' } : asked;
  const { goods, categories } = await readGoods(serverClient(args), query);
  return goodsAnswer({ query, asked: asked.text, isTooShort, goods, categories }, goods, query.page);
};

/** All goods, or those found by a text; filters and order stand in the address (ROUTE-24, SHOP-02). */
const ShopSearchPage = ({ loaderData: { query, asked, isTooShort, goods, categories } }: Route.ComponentProps) => {
  const t = useTranslations('shop');
  const own = useTranslations('brand');
  const e = useTranslations('errors');
  const title = query.text ? t('searchTitle') : query.filter ? t(`filter.${query.filter}`) : t('allGoods');
  // Found goods are narrowed by the filters: categories would lead away from them.
  const isFound = query.text !== '' && goods.value !== undefined && (goods.value.total > 0 || query.filter !== null);
  return (
    <Wrap>
      <Seo
        title={query.text ? `${t('searchTitle')}: ${query.text}` : t('categoryTitle', { title })}
        description={own('shopText')}
        path="/shop/search"
        noIndex
      />
      <ShopHead
        title={title}
        child={title}
        text={asked}
        error={isTooShort ? e('search_short', { min: String(SHORTEST_TEXT) }) : undefined}
      />
      {!isFound && categories.length > 0 && (
        <CategoryNav
          categories={categories}
          current={query.text || query.filter ? undefined : null}
          filter={query.filter}
        />
      )}
      <ProductList path="/shop/search" query={query} goods={goods} />
    </Wrap>
  );
};
export default ShopSearchPage;
