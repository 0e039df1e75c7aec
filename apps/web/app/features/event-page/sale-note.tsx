import type { EventCityDetail } from '@trassa/contracts';
import type { Ref } from 'react';
import { useTranslations } from 'use-intl/react';
import { NextSteps } from '../../shared/event/next-steps.tsx';
import type { PickEvent } from '../../shared/event/pick-data.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { Section, Wrap } from '../../shared/ui/layout/layout.tsx';
import { formatDayTime } from '../../shared/format/dates.ts';
import css from './sale-note.module.css';

type Props = {
  event: PickEvent;
  city: EventCityDetail;
  hasSimilar: boolean;
  seenRef: Ref<HTMLDivElement>;
};

/** A start that sells nothing now says why and where to go on; it stands before the formats. */
export const SaleNote = ({ event, city, hasSimilar, seenRef }: Props) => {
  const t = useTranslations('event');
  const { language } = useLanguage();
  const state = city.sale_state;
  if (state === 'open' || state === 'past') return null;
  const opening = city.sale_start ? formatDayTime(city.sale_start, city.timezone, language) : null;
  const title = {
    soon: opening === null ? t('soonTitle') : t('saleFrom', { date: opening }),
    sold_out: t('soldOutTitle'),
    closed: t('closedTitle'),
  }[state];
  const text = { soon: t('soonText'), sold_out: t('soldOutText'), closed: t('closedText') }[state];
  return (
    <Section id="next" labelledBy="next-title">
      <Wrap>
        <div className={css['note']}>
          <div ref={seenRef}>
            <h2 id="next-title">{title}</h2>
            <p>{text}</p>
          </div>
          <NextSteps event={event} city={city} similarPath={hasSimilar ? `?city=${city.public_id}#similar` : null} />
        </div>
      </Wrap>
    </Section>
  );
};
