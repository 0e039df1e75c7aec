import { useTranslations } from 'use-intl/react';
import { clearGlobalError, type GlobalMessage, useGlobalError } from '../api/global-error.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/overlays/overlay.tsx';
import { useLast } from '../ui/use-last.ts';

const useText = (message: GlobalMessage | null): string => {
  const t = useTranslations('ui');
  const errors = useTranslations('errors');
  if (!message) return '';
  if ('text' in message) return message.text;
  if (message.id === 'network') return t('networkError');
  if (message.id === 'timeout') return t('timeout');
  return errors(message.id);
};

/** The popup with the button 'Понятно' for errors that no place of the page tells (ERR-11, ERR-12). */
export const GlobalError = () => {
  const message = useGlobalError();
  const t = useTranslations('ui');
  const text = useText(useLast(message));
  return (
    <Dialog
      isOpen={message !== null}
      onClose={clearGlobalError}
      title={t('errorTitle')}
      isAlert
      actions={<Button onClick={clearGlobalError}>{t('understood')}</Button>}
    >
      {text}
    </Dialog>
  );
};
