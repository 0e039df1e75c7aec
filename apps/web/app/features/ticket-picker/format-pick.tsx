import type { EventFormat } from '@trassa/contracts';
import { heatShare } from '@trassa/rules';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { kilometresOf, placesOf } from '../../shared/event/format-facts.ts';
import { FormatPrice } from '../../shared/event/format-price.tsx';
import { useFormatNote } from '../../shared/event/use-format-note.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { Heat } from '../../shared/ui/heat.tsx';
import { formatDayTime } from '../../shared/format/dates.ts';
import css from './ticket-sheet.module.css';

type Props = { formats: readonly EventFormat[]; value: string; onChange(format: EventFormat): void };

/** Formats as plates; what is not on sale says why and cannot be chosen. */
export const FormatPick = ({ formats, value, onChange }: Props) => {
  const t = useTranslations('picker');
  const start = useTranslations('start');
  const event = useTranslations('event');
  const u = useTranslations('ui');
  const note = useFormatNote();
  const format = useFormat();
  const { language } = useLanguage();
  const chosen = useRef<HTMLLabelElement>(null);
  // The last of many formats may be asked for: its plate is shown, or the sum below seems to be another's.
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest' });
  }, [value]);
  const reasonOf = (item: EventFormat): string | null => {
    if (item.sale_state === 'sold_out') return start('soldOut');
    if (item.sale_state === 'closed') return start('closed');
    if (item.sale_state === 'past') return start('past');
    if (item.sale_state === 'soon')
      return item.sale_start
        ? start('saleFrom', { date: formatDayTime(item.sale_start, item.timezone, language) })
        : start('saleSoon');
    return null;
  };
  return (
    <fieldset className={css['group']}>
      <legend className={css['legend']}>{t('format')}</legend>
      {formats.map((item) => {
        const { left, quota } = placesOf(item);
        const km = kilometresOf(item.distance);
        const reason = reasonOf(item);
        return (
          <label key={item.public_id} ref={item.public_id === value ? chosen : undefined} className={css['format']}>
            <input
              type="radio"
              name="picker-format"
              className={css['input']}
              disabled={reason !== null}
              checked={item.public_id === value}
              onChange={() => onChange(item)}
            />
            <span className={css['plate']}>
              {km === null ? (
                <span className={css['kind']}>{event(`kinds.${item.kinds[0] ?? 'athlete'}`)}</span>
              ) : (
                <span className={css['km']}>
                  {format.kilometres(km)}
                  <small>{start('kilometres')}</small>
                </span>
              )}
              <span className={css['name']}>
                <b>{item.title}</b>
                <small>{note(item).join(', ')}</small>
              </span>
              <span className={css['price']}>
                <FormatPrice item={item} />
              </span>
              <span className={css['heat']}>
                <Heat value={heatShare(left, quota)}>
                  <span>{u('places', { left, quota })}</span>
                  {reason && <b>{reason}</b>}
                </Heat>
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
};
