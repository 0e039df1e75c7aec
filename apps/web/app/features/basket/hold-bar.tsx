import { holdHeat, isUrgent } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';
import type from '../../shared/styles/type.module.css';
import { classes } from '../../shared/ui/classes.ts';
import { useSecondsTo } from '../../shared/ui/countdown.tsx';
import { HeatBar } from '../../shared/ui/heat.tsx';
import { Wrap } from '../../shared/ui/layout/layout.tsx';
import css from './hold-bar.module.css';
import { useHold } from './use-hold.ts';

type Props = {
  /** When the hold ends, unix seconds. */
  until: number;
  /** Places of a waiting order: they are the order's, so nothing is announced or set aside here. */
  isOfOrder: boolean;
};

/**
 * How long the places are held; the last three minutes carry the hazard stripe, 5, 2 and 1 minutes are read aloud. It
 * counts by itself, so that a second draws nothing else of the page.
 */
export const HoldBar = ({ until, isOfOrder }: Props) => {
  const t = useTranslations('basket');
  const u = useTranslations('ui');
  const format = useFormat();
  const seconds = useSecondsTo(until);
  const announced = useHold(isOfOrder ? null : seconds);
  if (seconds === null) return null;
  return (
    <section className={classes(css['hold'], isUrgent(seconds) && css['urgent'])} aria-label={t('holdLabel')}>
      <Wrap className={css['in']}>
        <span>{t('holdLeft')}</span>
        <span className={css['time']} role="timer">
          {format.countdown(seconds)}
        </span>
      </Wrap>
      <HeatBar value={holdHeat(seconds)} className={css['bar']} />
      <p className={type['hidden']} role="status" aria-live="assertive">
        {announced !== null && t('holdAnnounce', { minutes: u('minutes', { count: announced }) })}
      </p>
    </section>
  );
};
