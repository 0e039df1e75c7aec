import type { EventCity, HomePage } from '@trassa/contracts';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../generated/calls.ts';
import { Hero } from '../features/home/hero.tsx';
import { NewsPreview } from '../features/news/news-preview.tsx';
import { Partners } from '../features/home/partners.tsx';
import { SignStrip } from '../features/home/sign-strip.tsx';
import { productCardData } from '../features/shop/product/card-data.ts';
import { HomeGoods } from '../features/shop/home-goods.tsx';
import { readShop } from '../features/shop/catalogue/read-shop.ts';
import { type CardData, cardData } from '../features/start-card/card-data.ts';
import { StartCard } from '../features/start-card/start-card.tsx';
import { CardTickets } from '../features/ticket-picker/card-tickets.tsx';
import { Stories } from '../features/stories/stories.tsx';
import { serverClient } from '../shared/api/server-client.ts';
import { JsonLd } from '../shared/document/json-ld.tsx';
import { Seo } from '../shared/seo.tsx';
import { useSite } from '../shared/site.ts';
import type from '../shared/styles/type.module.css';
import { ButtonLink } from '../shared/ui/button.tsx';
import { Icon } from '../shared/ui/icon.tsx';
import { Grid, Wrap } from '../shared/ui/layout/layout.tsx';
import type { Route } from './+types/home.ts';
import css from './home.module.css';

const NEXT = 4;
/** Those whose sale is over are left out, so more are read than are shown. */
const READ = 50;
const GOODS = 4;

export const loader = async (args: Route.LoaderArgs) => {
  const client = serverClient(args);
  const [starts, events, page, stories, goods] = await Promise.all([
    client(calls.events.filtered, { query: { limit: READ }, body: {} }),
    client(calls.events.list, { query: { limit: 50 } }),
    client(calls.content.home, {}),
    client(calls.content.stories, {}),
    readShop(client(calls.shop.items, { params: { place: 'home' } })),
  ]);
  const isOpen = (city: EventCity): boolean => city.sale_state === 'open';
  const isSelling = ({ event_city: cities }: { event_city: readonly EventCity[] }): boolean => cities.some(isOpen);
  const leading =
    page.values.leading
      .map((id) => events.values.find((event) => event.public_id === id))
      .find((event) => event !== undefined && isSelling(event)) ??
    events.values.find((event) => event.slider && isSelling(event)) ??
    events.values[0];
  const city = leading?.event_city.find(isOpen) ?? leading?.event_city[0];
  return {
    // Whose sale is over for good leads a visitor nowhere.
    starts: starts.values
      .filter(({ sale_state }) => sale_state !== 'closed')
      .slice(0, NEXT)
      .map(cardData),
    hero:
      leading && city
        ? { eventId: leading.public_id, title: leading.title, city, banner: leading.banners.home_page }
        : null,
    page: page.values,
    stories: stories.values,
    goods: goods.value?.values.slice(0, GOODS).map(productCardData) ?? [],
    goodsTitle: goods.value?.title ?? null,
  };
};

const Home = ({ loaderData: { starts, hero, page, stories, goods, goodsTitle } }: Route.ComponentProps) => {
  const t = useTranslations('home');
  const own = useTranslations('brand');
  const site = useSite();
  const [picked, setPicked] = useState<CardData | null>(null);
  const brand = site?.settings.brand ?? '';
  const blocks: Readonly<Record<HomePage['sections'][number], ReactNode>> = {
    signs: <SignStrip />,
    stories: stories.length > 0 && <Stories stories={stories} />,
    goods: <HomeGoods items={goods} title={goodsTitle} />,
    news: page.news.length > 0 && <NewsPreview news={page.news} title={t('news')} />,
    partners: <Partners names={site?.settings.partners ?? []} />,
  };
  return (
    <>
      <Seo title={`${own('home')} · ${brand}`} description={own('homeText')} path="/" />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'SportsOrganization',
          name: brand,
          url: site?.siteUrl,
          description: own('homeText'),
        }}
      />
      <Hero start={hero} season={page.season ? (site?.settings.season ?? '') : ''} />
      {/* An installation without starts has nothing that would stand on the edge of the poster. */}
      {starts.length > 0 && (
        <Wrap className={css['next']}>
          <h2 className={type['hidden']}>{t('next')}</h2>
          <Grid isFour className={css['nextGrid']}>
            {starts.map((card) => (
              <StartCard key={card.public_id} card={card} onBuy={setPicked} />
            ))}
          </Grid>
          <p className={css['all']}>
            <ButtonLink kind="line" to="/calendar">
              {t('all')} <Icon name="right" size="s" />
            </ButtonLink>
          </p>
        </Wrap>
      )}
      {page.sections.map((section) => (
        <Fragment key={section}>{blocks[section]}</Fragment>
      ))}
      {picked && <CardTickets start={picked} onClose={() => setPicked(null)} />}
    </>
  );
};
export default Home;
