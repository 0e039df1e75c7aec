import { useTranslations } from 'use-intl/react';
import { similarData } from '../features/start-card/card-data.ts';
import { SimilarCard } from '../features/start-card/similar-card.tsx';
import { calls } from '../generated/calls.ts';
import { serverClient } from '../shared/api/server-client.ts';
import { useBasket } from '../shared/basket/basket-store.ts';
import { Late } from '../shared/late.tsx';
import { pageExists } from '../shared/navigation.ts';
import { Seo } from '../shared/seo.tsx';
import { ButtonLink } from '../shared/ui/button.tsx';
import { Empty } from '../shared/ui/empty.tsx';
import { Grid, Row, Section, SectionHead, Stack, Wrap } from '../shared/ui/layout.tsx';
import { Skeleton } from '../shared/ui/skeleton.tsx';
import { useIsBrowser } from '../shared/use-is-browser.ts';
import type { Route } from './+types/basket.ts';
import { BasketContents } from './basket/basket-contents.tsx';
import { BasketHead } from './basket/basket-head.tsx';

const SIMILAR = 4;
/** Asked for more: events of the basket are left out in the browser, which alone knows them. */
const ASKED = 8;

export const loader = async (args: Route.LoaderArgs) => {
  const { values } = await serverClient(args)(calls.events.similar, { query: { limit: ASKED } });
  return { similar: values.flatMap((event) => similarData(event) ?? []) };
};

/** The basket lives in the browser: the server sends its frame, the same for everyone (BASKET-01…04). */
const Basket = ({ loaderData: { similar } }: Route.ComponentProps) => {
  const t = useTranslations('basket');
  const goods = useBasket();
  const isBrowser = useIsBrowser();
  const bought = new Set(goods.flatMap((line) => line.event?.public_id ?? []));
  const others = similar.filter((event) => !bought.has(event.public_id)).slice(0, SIMILAR);
  return (
    <>
      <Seo title={t('title')} description={t('description')} path="/basket" noIndex />
      {!isBrowser && (
        <Wrap>
          <BasketHead isEmpty />
          <Stack gap={16}>
            <p role="status">{t('loading')}</p>
            <Skeleton height="220px" />
          </Stack>
        </Wrap>
      )}
      {isBrowser && <BasketContents goods={goods} />}
      {isBrowser && goods.length === 0 && (
        <Wrap>
          <Empty
            sign="bag"
            title={t('emptyTitle')}
            action={
              <Row>
                <ButtonLink to="/calendar">{t('toCalendar')}</ButtonLink>
                {pageExists('/shop') && (
                  <ButtonLink kind="line" to="/shop">
                    {t('toShop')}
                  </ButtonLink>
                )}
              </Row>
            }
          >
            {t('emptyText')}
          </Empty>
        </Wrap>
      )}
      {isBrowser && (
        <Late name="shop-banners" load={() => import('../features/shop-banners/shop-banners.tsx')} height="0px">
          {({ ShopBanners }) => <ShopBanners />}
        </Late>
      )}
      {others.length > 0 && (
        <Section labelledBy="similar">
          <Wrap>
            <SectionHead>
              <h2 id="similar">{t('similar')}</h2>
            </SectionHead>
            <Grid isFour>
              {others.map((event) => (
                <SimilarCard key={event.public_id} event={event} />
              ))}
            </Grid>
          </Wrap>
        </Section>
      )}
    </>
  );
};
export default Basket;
