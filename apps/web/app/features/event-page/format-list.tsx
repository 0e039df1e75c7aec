import type { EventFormat } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { kilometresOf, mainPrice, placesOf } from '../../shared/event/format-facts.ts';
import { FormatPrice } from '../../shared/event/format-price.tsx';
import { useFormatNote } from '../../shared/event/use-format-note.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { formatDayTime } from '../../shared/format/dates.ts';
import type from '../../shared/styles/type.module.css';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { PlacesHeat } from '../../shared/ui/heat.tsx';
import { Section, SectionHead, Wrap } from '../../shared/ui/layout/layout.tsx';
import { plainClick } from '../../shared/ui/plain-click.ts';
import { Tag } from '../../shared/ui/tag.tsx';
import css from './format-list.module.css';

type Props = {
  formats: readonly EventFormat[];
  chosen: string | null;
  /** Address of the ticket popup with this format. */
  buyPath(formatId: string): string;
  onChoose(formatId: string): void;
};

/** Formats as tags: distance, who may start, places left with their heat, price (EVENT-07). */
export const FormatList = ({ formats, chosen, buyPath, onChoose }: Props) => {
  const t = useTranslations('event');
  const format = useFormat();
  const rises = formats
    .flatMap((item) => (item.sale_state === 'open' ? (mainPrice(item)?.next_price_at ?? []) : []))
    .toSorted((a, b) => a - b)[0];
  const zone = formats[0]?.timezone;
  if (formats.length === 0) return null;
  return (
    <Section id="formats" labelledBy="formats-title">
      <Wrap>
        <SectionHead>
          <h2 id="formats-title">{t('formats')}</h2>
          {rises !== undefined && zone && (
            <p className={type['second']}>{t('priceRises', { date: format.day(rises, zone) })}</p>
          )}
        </SectionHead>
        <ul className={css['formats']}>
          {formats.map((item) => (
            <FormatRow
              key={item.public_id}
              item={item}
              isChosen={item.public_id === chosen}
              buyPath={buyPath(item.public_id)}
              onChoose={() => onChoose(item.public_id)}
            />
          ))}
        </ul>
      </Wrap>
    </Section>
  );
};

type RowProps = { item: EventFormat; isChosen: boolean; buyPath: string; onChoose(): void };

const FormatRow = ({ item, isChosen, buyPath, onChoose }: RowProps) => {
  const t = useTranslations('event');
  const start = useTranslations('start');
  const note = useFormatNote();
  const format = useFormat();
  const { language } = useLanguage();
  const km = kilometresOf(item.distance);
  const number = km === null ? null : format.kilometres(km);
  const { left, quota } = placesOf(item);
  const state = item.sale_state;
  const isOver = state === 'past' || state === 'closed';
  return (
    <li
      className={classes(
        css['format'],
        isChosen && css['chosen'],
        isOver && css['over'],
        state === 'soon' && css['soon'],
      )}
      id={item.public_id}
    >
      {number === null ? (
        <div className={classes(type['display'], css['kind'])}>{t(`kinds.${item.kinds[0] ?? 'athlete'}`)}</div>
      ) : (
        <div className={classes(type['display'], css['km'], number.length > 2 && css['long'])}>
          {number}
          <small>{start('kilometres')}</small>
        </div>
      )}
      <div className={css['name']}>
        <h3>{item.title}</h3>
        <p className={type['second']}>{note(item).join(', ')}</p>
      </div>
      {(item.description || isChosen) && (
        <div className={css['about']}>
          {item.description && (
            <div
              className={classes(type['small'], type['second'])}
              dangerouslySetInnerHTML={{ __html: item.description }}
            />
          )}
          {isChosen && <Tag kind="info">{t('highlight')}</Tag>}
        </div>
      )}
      {!isOver && (
        <div className={css['places']}>
          {state === 'soon' ? (
            <Tag kind="info" icon="clock">
              {item.sale_start
                ? t('saleFrom', { date: formatDayTime(item.sale_start, item.timezone, language) })
                : t('soonTitle')}
            </Tag>
          ) : (
            <PlacesHeat left={left} quota={quota} />
          )}
        </div>
      )}
      <div className={css['price']}>
        <FormatPrice item={item} />
        {state === 'open' && (
          <ButtonLink
            to={buyPath}
            onClick={plainClick(onChoose)}
            aria-label={t('chooseFormatLabel', { title: item.title })}
          >
            {t('chooseFormat')}
          </ButtonLink>
        )}
        {state === 'sold_out' && <Tag kind="error">{start('soldOut')}</Tag>}
        {state === 'closed' && <Tag kind="muted">{start('closed')}</Tag>}
        {state === 'past' && <Tag kind="muted">{start('past')}</Tag>}
      </div>
    </li>
  );
};
