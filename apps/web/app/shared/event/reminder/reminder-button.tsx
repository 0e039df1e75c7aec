import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { LateWindow } from '../../late-window.tsx';
import { Button } from '../../ui/button.tsx';
import { useIsBrowser } from '../../use-is-browser.ts';

/** Asks for letters before the sale of a start opens; its window comes when it is asked for (sale-opening.md 1.4). */
export const ReminderButton = ({ cityId, name }: { cityId: string; name: string }) => {
  const t = useTranslations('reminder');
  const isBrowser = useIsBrowser();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button size="xl" disabled={!isBrowser} onClick={() => setIsOpen(true)}>
        {t('ask')}
      </Button>
      <LateWindow name="reminder" load={() => import('./reminder-window.tsx')} isOpen={isOpen} onClose={close}>
        {({ ReminderWindow }) => <ReminderWindow cityId={cityId} name={name} isOpen={isOpen} onClose={close} />}
      </LateWindow>
    </>
  );
};
