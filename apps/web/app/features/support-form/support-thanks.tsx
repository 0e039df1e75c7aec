import { useTranslations } from 'use-intl/react';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/overlays/overlay.tsx';

/** The popup after a request has gone: 'Ответим за пару часов' in the server's words (SUPPORT-07). */
export const SupportThanks = ({ text, onClose }: { text: string | null; onClose(): void }) => {
  const t = useTranslations('support');
  return (
    <Dialog
      isOpen={text !== null}
      onClose={onClose}
      title={t('thanksTitle')}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <p>{t('thanksText')}</p>
      <p>{text}</p>
    </Dialog>
  );
};
