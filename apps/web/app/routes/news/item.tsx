import { useTranslations } from 'use-intl/react';
import { Article } from '../../features/news/article.tsx';
import { NewsPreview } from '../../features/news/news-preview.tsx';
import { SubscribeForm } from '../../features/subscribe/subscribe-form.tsx';
import { calls } from '../../generated/calls.ts';
import { found, serverClient } from '../../shared/api/server-client.ts';
import { JsonLd } from '../../shared/document/json-ld.tsx';
import { Seo } from '../../shared/seo.tsx';
import { useSite } from '../../shared/site.ts';
import { Section, Wrap } from '../../shared/ui/layout/layout.tsx';
import type { Route } from './+types/item';

const MORE = 4;

export const loader = async (args: Route.LoaderArgs) => {
  const client = serverClient(args);
  const [{ values: item }, latest] = await Promise.all([
    found(client(calls.content.newsItem, { params: { id: args.params.id } })),
    client(calls.content.newsPreview, { query: { limit: MORE + 1 } }),
  ]);
  return { item, more: latest.values.filter(({ public_id }) => public_id !== item.public_id).slice(0, MORE) };
};

/** One news item and what else is new (NEWS-02). */
const NewsItemPage = ({ loaderData: { item, more } }: Route.ComponentProps) => {
  const t = useTranslations('news');
  const site = useSite();
  const path = `/news/${item.public_id}`;
  return (
    <>
      <Seo title={item.title} description={item.preview} path={path} type="article" />
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
