import { useTranslations } from 'use-intl/react';
import { Icon } from '../icon.tsx';
import css from './stepper.module.css';

type Props = {
  value: number;
  /** What is counted, read aloud with the number. */
  label: string;
  onLess(): void;
  onMore(): void;
  canLess: boolean;
  canMore: boolean;
  /** How much a press adds when it is not one: «+10». */
  step?: number;
};

/** Fewer and more of something; the step may be a whole team. Why not Base UI's: docs/adr/0008. */
export const Stepper = ({ value, label, onLess, onMore, canLess, canMore, step = 1 }: Props) => {
  const t = useTranslations('ui');
  return (
    <div className={css['stepper']} role="group" aria-label={label}>
      <button
        type="button"
        aria-label={step > 1 ? `${t('less')}: −${step}` : t('less')}
        disabled={!canLess}
        onClick={onLess}
      >
        {step > 1 ? `−${step}` : <Icon name="minus" />}
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={step > 1 ? `${t('more')}: +${step}` : t('more')}
        disabled={!canMore}
        onClick={onMore}
      >
        {step > 1 ? `+${step}` : <Icon name="plus" />}
      </button>
    </div>
  );
};
