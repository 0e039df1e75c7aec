import { useTranslations } from 'use-intl/react';
import css from './clubs.module.css';
import { WriteButton } from './write-button.tsx';

/** The way to add a club, or to ask about one; the popup is the route's. */
export const WriteToUs = ({ onOpen }: { onOpen(): void }) => {
  const t = useTranslations('clubs');
  return (
    <section className={css['write']} aria-labelledby="write">
      <div>
        <h2 id="write">{t('writeTitle')}</h2>
        <p>{t('writeText')}</p>
      </div>
      <WriteButton size="xl" onOpen={onOpen} />
    </section>
  );
};
