import type { InsuranceOffer } from '@trassa/contracts';
import { validityDays } from '@trassa/rules';
import { bindSums } from '../../shared/format/bind-sums.ts';
import { useTranslations } from 'use-intl/react';
import { documentLink } from '../../shared/document/document-link.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import type from '../../shared/styles/type.module.css';
import { classes } from '../../shared/ui/classes.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import css from './ticket-insurance.module.css';

export type Option = Pick<InsuranceOffer, 'public_id' | 'title' | 'subtitle' | 'legals' | 'price' | 'validity_time'>;
type Props = { option: Option; count: number; isChosen: boolean; onToggle(isOn: boolean): void };

/** The small card of an offer: what it pays, for how long, and what it adds to the ticket. */
export const InsuranceOption = ({ option, count, isChosen, onToggle }: Props) => {
  const t = useTranslations('insurance.choice');
  const { language } = useLanguage();
  const u = useTranslations('ui');
  const format = useFormat();
  return (
    <div className={css['option']} data-chosen={isChosen || undefined}>
      <label className={css['mark']}>
        <input type="checkbox" checked={isChosen} onChange={(event) => onToggle(event.target.checked)} />
        <span className={css['box']}>{isChosen && <Icon name="check" size="s" />}</span>
        <span className={css['what']}>
          <b>{option.title}</b>
          {option.subtitle && <span className={css['about']}>{bindSums(option.subtitle)}</span>}
        </span>
        <span className={css['price']}>
          <b className={type['price']}>{t('adds', { sum: format.roubles(option.price * count) })}</b>
          <small>{u('days', { count: validityDays(option.validity_time) })}</small>
        </span>
      </label>
      {option.legals && (
        <a
          className={classes(type['link'], type['alone'], css['legals'])}
          href={documentLink(option.legals, language)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('legalsOf', { title: option.title })}
        >
          {t('legals')}
        </a>
      )}
    </div>
  );
};
