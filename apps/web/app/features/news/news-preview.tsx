import type { News } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Section, SectionHead, Wrap } from '../../shared/ui/layout/layout.tsx';
import { NewsCard } from './news-card.tsx';
import css from './news.module.css';

type Props = { news: readonly News[]; /** Heading of the section. */ title: string };

/** Latest news beside something else: on the home page, under an article (HOME-02, NEWS-03). */
export const NewsPreview = ({ news, title }: Props) => {
  const t = useTranslations('news');
  return (
    <Section labelledBy="news" isLater>
      <Wrap>
        <SectionHead className={css['head']}>
          <h2 id="news">{title}</h2>
          <ButtonLink kind="quiet" size="sm" to="/news">
            {t('all')} <Icon name="right" size="s" />
          </ButtonLink>
        </SectionHead>
        <div className={css['news']}>
          {news.map((item, index) => (
            <NewsCard key={item.public_id} item={item} isBig={index === 0} />
          ))}
        </div>
      </Wrap>
    </Section>
  );
};
