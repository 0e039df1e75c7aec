import { useTranslations } from 'use-intl/react';
import { productCardData } from '../../features/shop/product/card-data.ts';
import { ProductGrid } from '../../features/shop/catalogue/product-grid.tsx';
import { productJsonLd, productWords, sharePicture } from '../../features/shop/product/product-json-ld.ts';
import { ProductPage } from '../../features/shop/product/product-page.tsx';
import { readAsked, readProduct } from '../../features/shop/product/read-product.ts';
import { readShop } from '../../features/shop/catalogue/read-shop.ts';
import { calls } from '../../generated/calls.ts';
import { serverClient } from '../../shared/api/server-client.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { JsonLd } from '../../shared/document/json-ld.tsx';
import { Seo } from '../../shared/seo.tsx';
import { useSite } from '../../shared/site.ts';
import { Section, SectionHead, Wrap } from '../../shared/ui/layout/layout.tsx';
import type { Route } from './+types/product.ts';

const RELATED = 4;

export const loader = async (args: Route.LoaderArgs) => {
  const client = serverClient(args);
  const { id } = args.params;
  const [goods, related] = await Promise.all([
    readProduct(client, id),
    readShop(client(calls.shop.related, { params: { id } })),
  ]);
  return {
    ...goods,
    asked: readAsked(new URL(args.request.url).searchParams),
    related: related.value?.values.slice(0, RELATED).map(productCardData) ?? [],
  };
};

/** A product (ROUTE-22) and what goes with it (SHOP-22). */
const ShopProductPage = ({ loaderData: { product, linked, asked, related } }: Route.ComponentProps) => {
  const t = useTranslations('shop');
  const own = useTranslations('brand');
  const format = useFormat();
  const site = useSite();
  return (
    <>
      <Seo
        title={t('productTitle', { title: product.title, price: format.money(product.price) })}
        description={productWords(product) || own('shopText')}
        path={`/shop/product/${product.public_id}`}
        image={`/images/${sharePicture(product)}`}
      />
      <JsonLd data={productJsonLd({ product, siteUrl: site?.siteUrl ?? '', brand: site?.settings.brand ?? '' })} />
      <ProductPage key={product.public_id} {...{ product, linked, asked }} />
      {related.length > 0 && (
        <Section labelledBy="related">
          <Wrap>
            <SectionHead>
              <h2 id="related">{t('related')}</h2>
            </SectionHead>
            <ProductGrid items={related} isStrip />
          </Wrap>
        </Section>
      )}
    </>
  );
};
export default ShopProductPage;
