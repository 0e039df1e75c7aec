import { useTranslations } from 'use-intl/react';
import { similarData } from '../features/start-card/card-data.ts';
import { basketKinds } from '../goods/basket-kinds.ts';
import { calls } from '../generated/calls.ts';
import { serverClient } from '../shared/api/server-client.ts';
import { useBasket } from '../shared/basket/basket-store.ts';
import { Late } from '../shared/late.tsx';
import { Seo } from '../shared/seo.tsx';
import { useIsBrowser } from '../shared/use-is-browser.ts';
import type { Route } from './+types/basket.ts';
import { BasketContents } from './basket/basket-contents.tsx';
import { BasketFrame } from './basket/basket-frame.tsx';
import { SimilarEvents } from './basket/similar-events.tsx';

const SIMILAR = 4;

export const loader = async (args: Route.LoaderArgs) => {
  const { values } = await serverClient(args)(calls.events.similar, { query: { limit: SIMILAR } });
  return { similar: values.flatMap((event) => similarData(event) ?? []) };
};

/** The basket lives in the browser: the server sends its frame, the same for everyone (BASKET-01…04). */
const Basket = ({ loaderData: { similar } }: Route.ComponentProps) => {
  const t = useTranslations('basket');
  const goods = useBasket();
  const isBrowser = useIsBrowser();
  return (
    <>
      <Seo title={t('title')} description={t('description')} path="/basket" noIndex />
      {!isBrowser && <BasketFrame />}
      {isBrowser && <BasketContents kinds={basketKinds} goods={goods} />}
      <SimilarEvents goods={goods} first={similar} />
      {/* Last: what comes after the page pushes nothing that is read already. */}
      {isBrowser && (
        <Late name="shop-banners" load={() => import('../features/shop-banners/shop-banners.tsx')} height="0px">
          {({ ShopBanners }) => <ShopBanners />}
        </Late>
      )}
    </>
  );
};
export default Basket;
