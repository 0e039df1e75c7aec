import type { City, EventType } from '@trassa/contracts';
import { momentAt, siteTimezone } from '@trassa/rules';
import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Chips } from '../../shared/ui/chips.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Row } from '../../shared/ui/layout/layout.tsx';
import { calendarPath, type Chosen } from './filters.ts';
import css from './filters.module.css';
import { useDistanceName } from './use-distance-name.ts';

type Props = {
  chosen: Chosen;
  cities: readonly City[];
  types: readonly Pick<EventType, 'public_id' | 'title'>[];
  /** The dates are a month, which the strip shows already. */
  isMonth: boolean;
  total: number;
  path: string;
};

/** Who pressed a chip that is gone now reads on at the count rather than at the top of the page. */
const useKeptFocus = (place: RefObject<HTMLElement | null>, address: string): void => {
  const last = useRef(address);
  useEffect(() => {
    if (last.current === address) return;
    last.current = address;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [place, address]);
};

/** How many starts were found, and by what: each filter is taken away by a press. */
export const FilterChips = ({ chosen, cities, types, isMonth, total, path }: Props) => {
  const t = useTranslations('calendar');
  const format = useFormat();
  const distanceName = useDistanceName();
  const count = useRef<HTMLParagraphElement>(null);
  useKeptFocus(count, calendarPath(chosen, path));
  const { from, to, distance, price, kids, team } = chosen;
  const city = cities.find((item) => item.id === chosen.city);
  const type = types.find((item) => item.public_id === chosen.type);
  const day = (text: string): string => format.day(momentAt(text, '12:00', siteTimezone), siteTimezone);
  const chips = [
    type && { name: type.title, without: { type: null } },
    city && { name: format.name(city), without: { city: null } },
    !isMonth && from && { name: t('fromChip', { date: day(from) }), without: { from: null } },
    !isMonth && to && { name: t('toChip', { date: day(to) }), without: { to: null } },
    distance && { name: distanceName(distance), without: { distance: null } },
    price && { name: t('priceChip', { price: format.roubles(price) }), without: { price: null } },
    kids && { name: t('kids'), without: { kids: false } },
    team && { name: t('team'), without: { team: false } },
  ].filter((chip) => !!chip);
  return (
    <Row isSpread className={css['found']}>
      <p role="status" ref={count} tabIndex={-1}>
        <b>{t('found', { count: total })}</b>
      </p>
      {chips.length > 0 && (
        <Chips>
          {chips.map(({ name, without }) => (
            <Link
              key={name}
              className={css['chosen']}
              to={calendarPath({ ...chosen, ...without }, path)}
              preventScrollReset
              aria-label={t('removeFilter', { name })}
            >
              {name} <Icon name="close" size="xs" />
            </Link>
          ))}
          <ButtonLink kind="quiet" size="sm" to={path} preventScrollReset>
            {t('reset')}
          </ButtonLink>
        </Chips>
      )}
    </Row>
  );
};
