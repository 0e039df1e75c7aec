import { heatShare } from '@trassa/rules';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { classes } from './classes.ts';
import css from './heat.module.css';

type Props = {
  /** Share that is gone, 0…1: 0 is an empty bar. */
  value: number;
  /** Words and numbers that say the same: colour alone carries nothing. */
  children: ReactNode;
  isLarge?: boolean;
};

/** The heat bar with its label. */
export const Heat = ({ value, children, isLarge = false }: Props) => (
  <div>
    <div className={css['label']}>{children}</div>
    <HeatBar value={value} isLarge={isLarge} />
  </div>
);

/** The bar alone, where the words stand elsewhere. */
export const HeatBar = ({
  value,
  isLarge = false,
  className,
}: {
  value: number;
  isLarge?: boolean;
  className?: string | undefined;
}) => {
  const share = Math.min(1, Math.max(0, value));
  return (
    <span
      className={classes(css['heat'], isLarge && css['large'], className)}
      style={{ '--v': share } as CSSProperties}
      aria-hidden="true"
    />
  );
};

/** Places of a format: «свободно 28 мест из 200». */
export const PlacesHeat = ({ left, quota, isLarge = false }: { left: number; quota: number; isLarge?: boolean }) => {
  const t = useTranslations('ui');
  return (
    <Heat value={heatShare(left, quota)} isLarge={isLarge}>
      {left > 0 ? t('places', { left, quota }) : t('noPlaces')}
    </Heat>
  );
};
