import type { OfficeStory } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Card } from '../../shared/ui/card.tsx';
import sales from '../starts/sales.module.css';
import css from './stories.module.css';
import { useDates } from './use-dates.ts';

/** What the site tells while a change of the story waits. */
export const StoryLive = ({ live }: { live: NonNullable<OfficeStory['live']> }) => {
  const t = useTranslations('stories');
  const when = useDates()(live.starts_at, live.ends_at);
  return (
    <Card title={t('live')}>
      <div className={sales['stack']}>
        <p>
          <b>{live.title}</b>
        </p>
        <ol className={css['live']}>
          {live.slides.map(({ picture, text, link }, index) => (
            // They have no ids, and are not moved here.
            <li key={index}>
              {picture && (
                <img className={css['cover']} src={`/images/${picture}?w=320`} alt="" width={36} height={64} />
              )}
              <div>
                <p>{text || '–'}</p>
                {link && <p className={sales['muted']}>{link}</p>}
              </div>
            </li>
          ))}
        </ol>
        {when && (
          <p>
            {t('onSiteWhen')}: {when}
          </p>
        )}
      </div>
    </Card>
  );
};
