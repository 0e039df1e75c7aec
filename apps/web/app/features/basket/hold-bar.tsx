import { holdHeat, isUrgent } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';
import type from '../../shared/styles/type.module.css';
import { classes } from '../../shared/ui/classes.ts';
import { HeatBar } from '../../shared/ui/heat.tsx';
import { Wrap } from '../../shared/ui/layout/layout.tsx';
import css from './hold-bar.module.css';

type Props = { seconds: number; announced: number | null };

/** How long the places are held; the last three minutes carry the hazard stripe, 5, 2 and 1 minutes are read aloud. */
export const HoldBar = ({ seconds, announced }: Props) => {
  const t = useTranslations('basket');
  const u = useTranslations('ui');
  const format = useFormat();
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
