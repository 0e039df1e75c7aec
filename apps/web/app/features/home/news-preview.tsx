import type { News } from '@trassa/contracts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';
import { pageExists } from '../../shared/navigation.ts';
import ground from '../../shared/styles/ground.module.css';
import { classes } from '../../shared/ui/classes.ts';
import { Section, SectionHead, Wrap } from '../../shared/ui/layout.tsx';
import css from './news-preview.module.css';

const zone = 'Europe/Moscow';

/** Latest news as type-only posters; a poster leads to its article once articles have pages (HOME-02). */
export const NewsPreview = ({ news }: { news: readonly News[] }) => {
  const t = useTranslations('home');
  const format = useFormat();
  return (
    <Section labelledBy="news">
      <Wrap>
        <SectionHead>
          <h2 id="news">{t('news')}</h2>
        </SectionHead>
        <div className={css['news']}>
          {news.map((item, index) => {
            const link = pageExists(`/news/${item.public_id}`)
              ? `/news/${item.public_id}`
              : item.event
                ? `/event/${item.event.public_id}`
                : null;
            return (
              <article
                key={item.public_id}
                className={classes(css['item'], ground[item.ground], index === 0 && css['big'])}
                data-on="art"
              >
                <time dateTime={new Date(item.created * 1000).toISOString()}>{format.day(item.created, zone)}</time>
                <div>
                  <h3>{link ? <Link to={link}>{item.title}</Link> : item.title}</h3>
                  <p className={css['text']}>{item.preview}</p>
                </div>
              </article>
            );
          })}
        </div>
      </Wrap>
    </Section>
  );
};
