import type { News } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE, useFormat } from '../../shared/format/use-format.ts';
import { useSite } from '../../shared/site.ts';
import ground from '../../shared/styles/ground.module.css';
import type from '../../shared/styles/type.module.css';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { Crumbs } from '../../shared/ui/layout/crumbs.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Land } from '../../shared/ui/layout/land/land.tsx';
import { Wrap } from '../../shared/ui/layout/layout.tsx';
import { RichText } from '../../shared/ui/rich-text.tsx';
import { ShareButton } from '../../shared/ui/share-button.tsx';
import { langOf } from './lang-of.ts';
import css from './article.module.css';

/** One news item: poster, text, the event it tells of, and a way to pass it on (NEWS-02). */
export const Article = ({ item }: { item: News }) => {
  const t = useTranslations('news');
  const format = useFormat();
  const siteUrl = useSite()?.siteUrl ?? '';
  return (
    <article>
      <header className={classes(css['head'], ground[item.ground])} data-on="art">
        <Land src={item.land} isFirst />
        <Wrap>
          <Crumbs segment="news" child={item.title} />
          <h1 lang={langOf(item, 'title')}>{item.title}</h1>
          <p className={type['lead']} lang={langOf(item, 'preview')}>
            {item.preview}
          </p>
          <time dateTime={new Date(item.created * 1000).toISOString()}>{format.day(item.created, SITE_ZONE)}</time>
        </Wrap>
      </header>
      <Wrap className={css['body']}>
        <div>
          {item.picture && (
            <Picture
              className={css['picture']}
              src={item.picture}
              alt=""
              width={1600}
              height={900}
              sizes="(min-width: 1180px) 800px, 100vw"
              maxWidth={1920}
            />
          )}
          <div lang={langOf(item, 'text')}>
            <RichText html={item.text ?? ''} />
          </div>
        </div>
        <aside className={css['aside']}>
          {item.event && (
            <div className={css['event']}>
              <p className={type['small']}>{t('about')}</p>
              <p className={css['eventTitle']}>{item.event.title}</p>
              <ButtonLink to={`/event/${item.event.public_id}`}>
                {t('toEvent')} <Icon name="right" size="s" />
              </ButtonLink>
            </div>
          )}
          <ShareButton title={item.title} url={`${siteUrl}/news/${item.public_id}`} />
        </aside>
      </Wrap>
    </article>
  );
};
