import { data, type ShouldRevalidateFunction } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { AddByLink } from '../../features/shop/add-by-link.tsx';
import { findProduct, readAsked } from '../../features/shop/product/read-product.ts';
import { serverClient } from '../../shared/api/server-client.ts';
import { Seo } from '../../shared/seo.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Crumbs } from '../../shared/ui/layout/crumbs.tsx';
import { Empty } from '../../shared/ui/states/empty.tsx';
import { PageHead, Wrap } from '../../shared/ui/layout/layout.tsx';
import type { Route } from './+types/add.ts';

/** `?product=&size=&proportion=&count=` (DEC-21) */
export const loader = async (args: Route.LoaderArgs) => {
  const search = new URL(args.request.url).searchParams;
  const id = search.get('product')?.trim().slice(0, 64);
  const goods = id ? await findProduct(serverClient(args), id) : null;
  const isUnknown = Boolean(id) && goods === null;
  return data({ goods, isUnknown, asked: readAsked(search) }, { status: isUnknown ? 404 : 200 });
};

/** The page remembers in its own address what it has put in: nothing of the shop has changed by that. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href;

/** Adds a product by a link at once (ROUTE-35, BASKET-49, DEC-118). */
const AddPage = ({ loaderData: { goods, isUnknown, asked } }: Route.ComponentProps) => {
  const t = useTranslations('shop');
  return (
    <Wrap>
      <Seo title={t('addTitle')} description={t('addText')} path="/add" noIndex />
      <PageHead>
        <Crumbs segment="add" />
        <h1>{t('addTitle')}</h1>
        {goods && <p>{t('addText')}</p>}
      </PageHead>
      {goods ? (
        <AddByLink key={goods.product.public_id} {...goods} asked={asked} />
      ) : (
        <Empty
          sign="bag"
          title={t(isUnknown ? 'unknownProduct' : 'noProduct')}
          action={<ButtonLink to="/shop">{t('toShop')}</ButtonLink>}
        >
          {t(isUnknown ? 'unknownProductText' : 'noProductText')}
        </Empty>
      )}
    </Wrap>
  );
};
export default AddPage;
