import { data } from 'react-router';
import type { News } from '@trassa/contracts';
import type { Client } from '@trassa/contracts/client';
import { useTranslations } from 'use-intl/react';
import { Article } from '../../features/news/article.tsx';
import { NewsPreview } from '../../features/news/news-preview.tsx';
import { SubscribeForm } from '../../features/subscribe/subscribe-form.tsx';
import { calls } from '../../generated/calls.ts';
import { found, serverClient } from '../../shared/api/server-client.ts';
import { JsonLd } from '../../shared/document/json-ld.tsx';
import { Seo } from '../../shared/seo.tsx';
import { useSite } from '../../shared/site.ts';
import { Note } from '../../shared/ui/states/note.tsx';
import { Section, Wrap } from '../../shared/ui/layout/layout.tsx';
import type { Route } from './+types/item';

const MORE = 4;

export const loader = async (args: Route.LoaderArgs) => {
  const client = serverClient(args);
  const word = new URL(args.request.url).searchParams.get('preview');
  if (word !== null) return showDraft(client, word);
  const [{ values: item }, latest] = await Promise.all([
    found(client(calls.content.newsItem, { params: { id: args.params.id } })),
    client(calls.content.newsPreview, { query: { limit: MORE + 1 } }),
  ]);
  return {
    item,
    more: latest.values.filter(({ public_id }) => public_id !== item.public_id).slice(0, MORE),
    preview: null,
  };
};

/** An item as it is written now, for whoever was given its link (BO-088): nobody keeps it or finds it by a search. */
const showDraft = async (client: Client, word: string) => {
  const { values: item } = await found(client(calls.content.newsDraft, { params: { word } }));
  const preview = item.is_shown ? ('previewShown' as const) : ('preview' as const);
  const shown = { item, more: [] as News[], preview };
  return data(shown, { headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } });
};

/** Of a preview alone: a page of visitors has none. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** One news item and what else is new (NEWS-02). */
const NewsItemPage = ({ loaderData: { item, more, preview } }: Route.ComponentProps) => {
  const t = useTranslations('news');
  const site = useSite();
  const isPreview = preview !== null;
  const path = `/news/${item.public_id}`;
  return (
    <>
      <Seo title={item.title} description={item.preview} path={path} type="article" noIndex={isPreview} />
      {!isPreview && (
        <JsonLd
          data={{
            '@context': 'https://schema.org',
            '@type': 'NewsArticle',
            headline: item.title,
            description: item.preview,
            datePublished: new Date(item.created * 1000).toISOString(),
            mainEntityOfPage: `${site?.siteUrl ?? ''}${path}`,
            publisher: { '@type': 'Organization', name: site?.settings.brand ?? '' },
          }}
        />
      )}
      {preview !== null && (
        <Wrap>
          <Note kind="warn" role="status">
            <p>{t(preview)}</p>
          </Note>
        </Wrap>
      )}
      <Article item={item} />
      {more.length > 0 && <NewsPreview news={more} title={t('more')} />}
      <Section>
        <Wrap>
          <SubscribeForm />
        </Wrap>
      </Section>
    </>
  );
};
export default NewsItemPage;
