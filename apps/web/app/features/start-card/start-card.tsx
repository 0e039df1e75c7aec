import { hasLastPlaces, heatShare } from '@trassa/rules';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useStartPrice } from '../../shared/event/use-start-price.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { formatDayTime } from '../../shared/format/dates.ts';
import ground from '../../shared/styles/ground.module.css';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { Heat } from '../../shared/ui/heat.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { plainClick } from '../../shared/ui/plain-click.ts';
import { Tag } from '../../shared/ui/tag.tsx';
import { ticketPath } from '../../shared/event/ticket-path.ts';
import type { CardData } from './card-data.ts';
import css from './start-card.module.css';

type Props = {
  card: CardData;
  as?: 'h2' | 'h3';
  isFirst?: boolean;
  /** A low row on narrow windows: in a long list a tall card hides the next start. */
  isRow?: boolean;
  /** Opens the ticket popup over the page; without it the price leads nowhere of its own. */
  onBuy?: (card: CardData) => void;
};

/** A start of the calendar: its terrain, day, city, places and price; the whole card leads to its page. */
export const StartCard = ({ card, as: Heading = 'h3', isFirst = false, isRow = false, onBuy }: Props) => {
  const t = useTranslations('start');
  const u = useTranslations('ui');
  const format = useFormat();
  const { language } = useLanguage();
  const name = format.name(card.city);
  const state = card.sale_state;
  const obstacles = card.obstacles > 0 ? u('obstacles', { count: card.obstacles }) : null;
  const alt = t('terrainAlt', {
    place: [name, card.distance !== null && format.distance(card.distance), obstacles].filter(Boolean).join(', '),
  });
  return (
    <article
      data-later={(isRow && !isFirst) || undefined}
      className={classes(
        css['start'],
        isRow && css['row'],
        state === 'past' && css['past'],
        state === 'sold_out' && css['soldOut'],
      )}
    >
      <div className={classes(css['art'], ground[card.terrain.ground])} data-on="art">
        <Picture
          src={card.terrain.card}
          alt={alt}
          width={800}
          height={600}
          sizes="(min-width: 1201px) 320px, (min-width: 640px) 46vw, 84vw"
          maxWidth={960}
          isFirst={isFirst}
        />
        {card.distance !== null && (
          <span className={css['number']} aria-hidden="true">
            {format.kilometres(card.distance)}
            <small>{t('kilometres')}</small>
          </span>
        )}
      </div>
      <div className={css['body']}>
        <p className={css['when']}>
          <time className={css['date']} dateTime={new Date(card.start_time * 1000).toISOString()}>
            {format.day(card.start_time, card.timezone)}
          </time>
          {state === 'open' && hasLastPlaces(card.tickets_left, card.quota) && <b>{t('lastPlaces')}</b>}
        </p>
        <Heading className={css['title']}>
          <Link to={`/event/${card.event.public_id}?city=${card.public_id}`}>{name}</Link>
        </Heading>
        <p className={css['series']}>
          {obstacles ? t('obstaclesAt', { place: card.event.title, obstacles }) : card.event.title}
        </p>
        <p className={css['where']}>{card.address}</p>
        <div className={css['foot']}>
          <StartFoot
            card={card}
            saleFrom={card.sale_start ? formatDayTime(card.sale_start, card.timezone, language) : null}
            onBuy={onBuy}
          />
        </div>
      </div>
    </article>
  );
};

type FootProps = { card: CardData; saleFrom: string | null; onBuy: Props['onBuy'] };

const StartFoot = ({ card, saleFrom, onBuy }: FootProps) => {
  const t = useTranslations('start');
  const u = useTranslations('ui');
  const format = useFormat();
  const { main: price, children } = useStartPrice()(card);
  const places = (
    <>
      <span className={css['whole']}>{u('places', { left: card.tickets_left, quota: card.quota })}</span>
      <span className={css['short']}>{u('placesShort', { left: card.tickets_left })}</span>
    </>
  );
  switch (card.sale_state) {
    case 'past':
      return <Tag kind="muted">{t('past')}</Tag>;
    case 'closed':
      return <Tag kind="muted">{t('closed')}</Tag>;
    case 'soon':
      return (
        <>
          <Heat value={0}>{saleFrom ? t('saleFrom', { date: saleFrom }) : t('saleSoon')}</Heat>
          <p className={css['price']}>
            <Tag kind="info" icon="clock">
              {t('soon')}
            </Tag>
            {price && <strong>{price}</strong>}
          </p>
        </>
      );
    case 'sold_out':
      return (
        <>
          <Heat value={1}>{places}</Heat>
          <p className={css['price']}>
            <Tag kind="error">{t('soldOut')}</Tag>
          </p>
        </>
      );
    case 'open':
      return (
        <>
          <Heat value={heatShare(card.tickets_left, card.quota)}>{places}</Heat>
          <p className={css['formats']}>
            {card.more_formats > 0
              ? t('moreFormats', { formats: card.formats.join(', '), count: card.more_formats })
              : card.formats.join(', ')}
          </p>
          <p className={css['price']}>
            {children && <span className={css['children']}>{children}</span>}
            {onBuy ? (
              <ButtonLink
                size="sm"
                className={css['buy'] ?? ''}
                to={ticketPath({ eventId: card.event.public_id, cityId: card.public_id, formatId: null })}
                onClick={plainClick(() => onBuy(card))}
                aria-label={t('buyTo', { place: format.name(card.city), price: price ?? '' })}
              >
                {price ?? t('buy')}
              </ButtonLink>
            ) : (
              price && <strong>{price}</strong>
            )}
          </p>
        </>
      );
  }
};
