import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';
import ground from '../../shared/styles/ground.module.css';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import type { SimilarData } from './card-data.ts';
import css from './start-card.module.css';

/** A similar event: title, description, the address of its only city or 'В городах России', and the way in (BASKET-28…31). */
export const SimilarCard = ({ event }: { event: SimilarData }) => {
  const t = useTranslations('start');
  const format = useFormat();
  const { first } = event;
  return (
    <article className={css['start']}>
      <div className={classes(css['art'], ground[first.terrain.ground])} data-on="art">
        <Picture
          src={first.terrain.card}
          alt=""
          width={800}
          height={600}
          sizes="(min-width: 1201px) 320px, (min-width: 640px) 46vw, 84vw"
          maxWidth={960}
        />
        {first.distance !== null && (
          <span className={css['number']} aria-hidden="true">
            {format.kilometres(first.distance)}
            <small>{t('kilometres')}</small>
          </span>
        )}
      </div>
      <div className={css['body']}>
        <time className={css['date']} dateTime={new Date(first.start_time * 1000).toISOString()}>
          {format.day(first.start_time, first.timezone)}
        </time>
        <h3 className={css['title']}>{event.title}</h3>
        <p className={css['about']}>{event.description}</p>
        <p className={css['where']}>{event.address ?? t('manyCities')}</p>
        <div className={css['foot']}>
          <ButtonLink
            kind="line"
            isWide
            to={`/event/${event.public_id}`}
            aria-label={t('joinTo', { title: event.title })}
          >
            {t('join')}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
};
