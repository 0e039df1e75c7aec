import type { News } from '@trassa/contracts';
import { NewsCard } from './news-card.tsx';
import { newsSpans } from './news-rows.ts';
import css from './news.module.css';

type Props = { news: readonly News[]; /** The first page opens with a big poster. */ isFirst: boolean };

/** A page of news, latest first (NEWS-01). */
export const NewsList = ({ news, isFirst }: Props) => {
  const spans = isFirst ? [6, ...newsSpans(news.length - 1)] : newsSpans(news.length);
  return (
    <div className={css['list']}>
      {news.map((item, index) => (
        <NewsCard
          key={item.public_id}
          item={item}
          isBig={isFirst && index === 0}
          className={css[`span${spans[index]}`]}
          as="h2"
        />
      ))}
    </div>
  );
};
