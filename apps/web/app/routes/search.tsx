import { Form } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { type ProductCardData, productCardData } from '../features/shop/product/card-data.ts';
import { type ShopCategory } from '../features/shop/catalogue/category-nav.tsx';
import { ProductGrid } from '../features/shop/catalogue/product-grid.tsx';
import { SHORTEST_TEXT } from '../features/shop/catalogue/read-goods.ts';
import { readShop } from '../features/shop/catalogue/read-shop.ts';
import { calls } from '../generated/calls.ts';
import { serverClient } from '../shared/api/server-client.ts';
import { findByWords } from '../shared/search/find-by-words.ts';
import { searchStarts } from '../shared/search/search-starts.ts';
import { Seo } from '../shared/seo.tsx';
import { startItem } from '../shared/shell/start-item.ts';
import { StartList } from '../shared/shell/start-list.tsx';
import { Button, ButtonLink } from '../shared/ui/button.tsx';
import { Chip, Chips } from '../shared/ui/chips.tsx';
import { Crumbs } from '../shared/ui/layout/crumbs.tsx';
import { Empty } from '../shared/ui/states/empty.tsx';
import { PageHead, Row, Wrap } from '../shared/ui/layout/layout.tsx';
import { TextField } from '../shared/ui/fields/text-field.tsx';
import { useSearchField } from '../shared/search/use-search-field.ts';
import type { Route } from './+types/search';
import css from './search.module.css';

const LIMIT = 200;
/** Goods shown here; the shop's own search shows the rest. */
const GOODS = 8;
const MOST_LETTERS = 100;

type FoundGoods = { items: ProductCardData[]; total: number };
const noGoods: FoundGoods = { items: [], total: 0 };

export const loader = async (args: Route.LoaderArgs) => {
  const text = (new URL(args.request.url).searchParams.get('text') ?? '').trim().slice(0, MOST_LETTERS);
  const client = serverClient(args);
  const [{ values }, found, catalogue] = await Promise.all([
    client(calls.events.list, { query: { limit: LIMIT } }),
    text.length >= SHORTEST_TEXT ? readShop(client(calls.shop.search, { query: { text, limit: GOODS } })) : null,
    readShop(client(calls.shop.catalogue, { query: { limit: 1 } })),
  ]);
  const starts = values.flatMap((event) => event.event_city.map((start) => startItem(start, event)));
  const categories: ShopCategory[] = catalogue.value?.categories ?? [];
  return {
    text,
    starts: searchStarts(starts, text),
    goods: found?.value ? { items: found.value.values.map(productCardData), total: found.value.total } : noGoods,
    categories: text ? findByWords(categories, ({ title, public_id }) => `${title} ${public_id}`, text) : categories,
  };
};

/** Upcoming starts, goods and categories by words (NAV-16); works without scripts. */
const SearchPage = ({ loaderData: { text, starts, goods, categories } }: Route.ComponentProps) => {
  const t = useTranslations('search');
  const { ref, onInput, onSubmit } = useSearchField(text);
  const isNothing = starts.length + goods.total + categories.length === 0;
  return (
    <Wrap>
      <Seo title={t('title')} description={t('description')} path="/search" noIndex={text !== ''} />
      <PageHead>
        <Crumbs segment="search" />
        <h1>{t('title')}</h1>
      </PageHead>
      <Form className={css['form']} role="search" onSubmit={onSubmit}>
        <TextField
          ref={ref}
          onInput={onInput}
          label={t('label')}
          name="text"
          type="search"
          defaultValue={text}
          maxLength={MOST_LETTERS}
          enterKeyHint="search"
        />
        <Button type="submit">{t('find')}</Button>
      </Form>
      {starts.length > 0 && (
        <section className={css['part']} aria-labelledby="starts">
          <h2 className={css['found']} id="starts">
            {text ? t('found', { count: starts.length }) : t('upcoming')}
          </h2>
          <StartList items={starts} />
        </section>
      )}
      {categories.length > 0 && <Categories categories={categories} isFound={text !== ''} />}
      {goods.total > 0 && <Goods goods={goods} text={text} />}
      {isNothing && <Nothing text={text} />}
    </Wrap>
  );
};
export default SearchPage;

const Categories = ({ categories, isFound }: { categories: readonly ShopCategory[]; isFound: boolean }) => {
  const t = useTranslations('search');
  return (
    <section className={css['part']} aria-labelledby="categories">
      <h2 className={css['found']} id="categories">
        {isFound ? t('foundCategories', { count: categories.length }) : t('categories')}
      </h2>
      <Chips>
        {categories.map(({ public_id, title, count }) => (
          <Chip key={public_id} to={`/shop/category/${public_id}`}>
            {title} <span className={css['count']}>{count}</span>
          </Chip>
        ))}
      </Chips>
    </section>
  );
};

const Goods = ({ goods: { items, total }, text }: { goods: FoundGoods; text: string }) => {
  const t = useTranslations('search');
  return (
    <section className={css['part']} aria-labelledby="goods">
      <h2 className={css['found']} id="goods">
        {t('foundGoods', { count: total })}
      </h2>
      <ProductGrid items={items} />
      {total > items.length && (
        <ButtonLink kind="line" to={`/shop/search?${new URLSearchParams({ text })}`}>
          {t('allGoods', { count: total })}
        </ButtonLink>
      )}
    </section>
  );
};

const Nothing = ({ text }: { text: string }) => {
  const t = useTranslations('search');
  return (
    <div className={css['nothing']}>
      <Empty
        title={t('nothing', { text })}
        action={
          <Row>
            <ButtonLink to="/calendar">{t('calendar')}</ButtonLink>
            <ButtonLink kind="line" to="/shop">
              {t('shop')}
            </ButtonLink>
          </Row>
        }
      >
        {t('nothingText')}
      </Empty>
    </div>
  );
};
