import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import css from './list.module.css';

type Props = { next: string | null; previous: string | null; onGo(cursor: string): void };

/** Pages back and on, by their cursors. */
export const Pager = ({ next, previous, onGo }: Props) => {
  const t = useTranslations('list');
  return (
    <nav className={css['pager']} aria-label={t('pages')}>
      <Button kind="line" size="sm" disabled={previous === null} onClick={() => onGo(previous ?? '')}>
        {t('back')}
      </Button>
      <Button kind="line" size="sm" disabled={next === null} onClick={() => onGo(next ?? '')}>
        {t('on')}
      </Button>
    </nav>
  );
};
