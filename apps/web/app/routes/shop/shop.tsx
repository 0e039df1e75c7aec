import { useTranslations } from 'use-intl/react';
import { productCardData } from '../../features/shop/product/card-data.ts';
import { CategoryNav } from '../../features/shop/catalogue/category-nav.tsx';
import { CertificatePlate } from '../../features/shop/certificate-plate.tsx';
import { Collection } from '../../features/shop/catalogue/collection.tsx';
import { FilterLinks } from '../../features/shop/catalogue/filter-links.tsx';
import { PreviewRows, previewRows } from '../../features/shop/catalogue/preview-rows.tsx';
import { readShop, shopAnswer } from '../../features/shop/catalogue/read-shop.ts';
import { ShopFailed } from '../../features/shop/shop-failed.tsx';
import { ShopHead } from '../../features/shop/catalogue/shop-head.tsx';
import { BannerSlider } from '../../features/shop-banners/banner-slider.tsx';
import { externalShop } from '../../features/shop-banners/external-shop.ts';
import { calls } from '../../generated/calls.ts';
import { serverClient } from '../../shared/api/server-client.ts';
import { Seo } from '../../shared/seo.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Wrap } from '../../shared/ui/layout/layout.tsx';
import { Empty } from '../../shared/ui/states/empty.tsx';
import type { Route } from './+types/shop.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const client = serverClient(args);
  const [preview, catalogue, random, banners, nominals] = await Promise.all([
    readShop(client(calls.shop.preview, {})),
    readShop(client(calls.shop.catalogue, { query: { limit: 1 } })),
    readShop(client(calls.shop.items, { params: { place: 'shop' } })),
    readShop(client(calls.shop.banners, { params: { type: 'shop' } })),
    readShop(client(calls.certificates.nominals, {})),
  ]);
  const categories = catalogue.value?.categories ?? [];
  return shopAnswer(
    {
      categories,
      rows: previewRows(preview.value?.values ?? [], categories),
      failed: preview.failed ?? catalogue.failed ?? null,
      random: random.value ? { value: random.value.values.map(productCardData) } : { failed: random.failed },
      banners: externalShop(banners.value?.values ?? []),
      nominals: nominals.value?.values.map(({ price, picture }) => ({ price, picture })) ?? [],
    },
    preview.value ? catalogue : preview,
  );
};

/** The main page of the shop (ROUTE-21, SHOP-01): goods of each category, a random collection, the external shop. */
const ShopPage = ({ loaderData: { categories, rows, failed, random, banners, nominals } }: Route.ComponentProps) => {
  const t = useTranslations('shop');
  const own = useTranslations('brand');
  /** Of a shop that has no goods nothing failed. */
  const hasGoods = failed !== null || categories.length > 0;
  return (
    <>
      <Seo title={t('seoTitle')} description={own('shopText')} path="/shop" />
      <Wrap>
        <ShopHead title={t('title')} lead={t('lead')} />
        {categories.length > 0 && <CategoryNav categories={categories} />}
        {failed !== null && <ShopFailed text={failed} />}
        {failed === null && hasGoods && <FilterLinks path="/shop/search" />}
        {!hasGoods && nominals.length === 0 && (
          <Empty sign="bag" title={t('noGoods')} action={<ButtonLink to="/calendar">{t('toCalendar')}</ButtonLink>}>
            {t('noGoodsText')}
          </Empty>
        )}
      </Wrap>
      <PreviewRows rows={rows} />
      <CertificatePlate nominals={nominals} />
      {hasGoods && (failed === null || random.value) && <Collection id="random" title={t('random')} goods={random} />}
      <BannerSlider banners={banners} />
    </>
  );
};
export default ShopPage;
