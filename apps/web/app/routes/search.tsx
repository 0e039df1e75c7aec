import { Form } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { Route } from './+types/search';
import { calls } from '../generated/calls.ts';
import { serverClient } from '../shared/api/server-client.ts';
import { searchStarts } from '../shared/search-starts.ts';
import { Seo } from '../shared/seo.tsx';
import { startItem } from '../shared/shell/start-item.ts';
import { StartList } from '../shared/shell/start-list.tsx';
import { Button, ButtonLink } from '../shared/ui/button.tsx';
import { Crumbs } from '../shared/ui/crumbs.tsx';
import { Empty } from '../shared/ui/empty.tsx';
import { PageHead, Wrap } from '../shared/ui/layout.tsx';
import { TextField } from '../shared/ui/text-field.tsx';
import css from './search.module.css';

const LIMIT = 200;

export const loader = async (args: Route.LoaderArgs) => {
  const text = (new URL(args.request.url).searchParams.get('text') ?? '').trim().slice(0, 100);
  const { values } = await serverClient(args)(calls.events.list, { query: { limit: LIMIT } });
  const starts = values.flatMap((event) => event.event_city.map((start) => startItem(start, event)));
  return { text, starts: searchStarts(starts, text) };
};

/** Upcoming starts by the name of the event or city (NAV-16); works without scripts. */
const SearchPage = ({ loaderData: { text, starts } }: Route.ComponentProps) => {
  const t = useTranslations('search');
  return (
    <Wrap>
      <Seo title={t('title')} description={t('description')} path="/search" noIndex={text !== ''} />
      <PageHead>
        <Crumbs segment="search" />
        <h1>{t('title')}</h1>
      </PageHead>
      <Form className={css['form']} role="search">
        <TextField key={text} label={t('label')} name="text" type="search" defaultValue={text} enterKeyHint="search" />
        <Button type="submit">{t('find')}</Button>
      </Form>
      {starts.length > 0 ? (
        <section aria-labelledby="found">
          <h2 className={css['found']} id="found">
            {text ? t('found', { count: starts.length }) : t('upcoming')}
          </h2>
          <StartList items={starts} />
        </section>
      ) : (
        <div className={css['nothing']}>
          <Empty title={t('nothing', { text })} action={<ButtonLink to="/calendar">{t('calendar')}</ButtonLink>}>
            {t('nothingText')}
          </Empty>
        </div>
      )}
    </Wrap>
  );
};
export default SearchPage;
