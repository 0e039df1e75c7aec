import type { EventCity } from '@trassa/contracts';
import { useState } from 'react';
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
const NEWS = 4;
const GOODS = 4;

export const loader = async (args: Route.LoaderArgs) => {
  const client = serverClient(args);
  const [starts, events, news, stories, goods] = await Promise.all([
    client(calls.events.filtered, { query: { limit: READ }, body: {} }),
    client(calls.events.list, { query: { limit: 50 } }),
    client(calls.content.newsPreview, { query: { limit: NEWS } }),
    client(calls.content.stories, {}),
    readShop(client(calls.shop.items, { params: { place: 'home' } })),
  ]);
  const isOpen = (city: EventCity): boolean => city.sale_state === 'open';
  const leading = events.values.find((event) => event.slider && event.event_city.some(isOpen)) ?? events.values[0];
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
    news: news.values,
    stories: stories.values,
    goods: goods.value?.values.slice(0, GOODS).map(productCardData) ?? [],
  };
};

const Home = ({ loaderData: { starts, hero, news, stories, goods } }: Route.ComponentProps) => {
  const t = useTranslations('home');
  const own = useTranslations('brand');
  const site = useSite();
  const [picked, setPicked] = useState<CardData | null>(null);
  const brand = site?.settings.brand ?? '';
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
      <Hero start={hero} season={site?.settings.season ?? ''} />
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
      <SignStrip />
      {stories.length > 0 && <Stories stories={stories} />}
      <HomeGoods items={goods} />
      {news.length > 0 && <NewsPreview news={news} title={t('news')} />}
      <Partners names={site?.settings.partners ?? []} />
      {picked && <CardTickets start={picked} onClose={() => setPicked(null)} />}
    </>
  );
};
export default Home;
