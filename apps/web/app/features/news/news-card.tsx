import type { News } from '@trassa/contracts';
import { Link } from 'react-router';
import { SITE_ZONE, useFormat } from '../../shared/format/use-format.ts';
import ground from '../../shared/styles/ground.module.css';
import { classes } from '../../shared/ui/classes.ts';
import { Land } from '../../shared/ui/layout/land/land.tsx';
import { langOf } from './lang-of.ts';
import css from './news.module.css';

type Props = {
  item: News;
  /** The one that leads the list. */ isBig?: boolean;
  as?: 'h2' | 'h3';
  className?: string | undefined;
};

/** A news item as a type-only poster that leads to its article. */
export const NewsCard = ({ item, isBig = false, as: Title = 'h3', className }: Props) => {
  const format = useFormat();
  return (
    <article className={classes(css['item'], ground[item.ground], isBig && css['big'], className)} data-on="art">
      {isBig && <Land src={item.land} />}
      <time dateTime={new Date(item.created * 1000).toISOString()}>{format.day(item.created, SITE_ZONE)}</time>
      <div>
        <Title className={css['title']}>
          <Link lang={langOf(item, 'title')} to={`/news/${item.public_id}`}>
            {item.title}
          </Link>
        </Title>
        <p className={css['text']} lang={langOf(item, 'preview')}>
          {item.preview}
        </p>
      </div>
    </article>
  );
};
