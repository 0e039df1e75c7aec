import { useTranslations } from 'use-intl/react';
import { NewsList } from '../../features/news/news-list.tsx';
import { SubscribeForm } from '../../features/subscribe/subscribe-form.tsx';
import { calls } from '../../generated/calls.ts';
import { serverClient } from '../../shared/api/server-client.ts';
import { isPastEnd, listAnswer } from '../../shared/past-end.ts';
import { Seo } from '../../shared/seo.tsx';
import type from '../../shared/styles/type.module.css';
import { classes } from '../../shared/ui/classes.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Crumbs } from '../../shared/ui/layout/crumbs.tsx';
import { Empty } from '../../shared/ui/states/empty.tsx';
import { PageHead, Wrap } from '../../shared/ui/layout/layout.tsx';
import { Pages } from '../../shared/ui/layout/pages.tsx';
import { PastEnd } from '../../shared/ui/states/past-end.tsx';
import { useLanguage } from '../../shared/i18n/language.tsx';
import type { Route } from './+types/list';
import css from './news-pages.module.css';

/** The first page holds one big poster and four rows of three. */
const PAGE = 13;

export const loader = async (args: Route.LoaderArgs) => {
  const asked = Number(new URL(args.request.url).searchParams.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked > 0 && asked < 1000 ? asked : 1;
  const { values, total } = await serverClient(args)(calls.content.news, { query: { page, limit: PAGE } });
  return listAnswer(
    { news: values, page, pages: Math.ceil(total / PAGE) },
    isPastEnd({ page, shown: values.length, total }),
  );
};

/** News, latest first (NEWS-01). */
const NewsPage = ({ loaderData: { news, page, pages, isPastEnd: isBehind } }: Route.ComponentProps) => {
  const t = useTranslations('news');
  const { language } = useLanguage();
  const feed = `/news.xml${language === 'en' ? '?language=en' : ''}`;
  return (
    <Wrap>
      <Seo
        title={page === 1 ? t('title') : t('page', { page })}
        description={t('description')}
        path={page === 1 ? '/news' : `/news?page=${page}`}
      />
      <link rel="alternate" type="application/rss+xml" title={t('title')} href={feed} />
      <PageHead className={css['head']}>
        <Crumbs segment="news" />
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
        <a className={classes(type['link'], type['alone'])} href={feed}>
          {t('rss')}
        </a>
      </PageHead>
      {isBehind ? (
        <PastEnd pages={pages} />
      ) : news.length === 0 ? (
        <Empty title={t('emptyTitle')} action={<ButtonLink to="/calendar">{t('toCalendar')}</ButtonLink>}>
          {t('emptyText')}
        </Empty>
      ) : (
        <NewsList news={news} isFirst={page === 1} />
      )}
      <div className={css['under']}>
        <Pages page={page} pages={pages} />
        <SubscribeForm />
      </div>
    </Wrap>
  );
};
export default NewsPage;
