import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/overlay.tsx';
import { useLast } from '../../../shared/ui/use-last.ts';

type Props = { /** Roubles; null while nothing was returned. */ sum: number | null; onClose(): void };

/** 'Возврат выполнен успешно!' with a link to main (TICKET-51). */
export const CancelledDialog = ({ sum, onClose }: Props) => {
  const t = useTranslations('myTicket');
  const u = useTranslations('ui');
  const format = useFormat();
  const shown = useLast(sum) ?? 0;
  return (
    <Dialog
      isOpen={sum !== null}
      onClose={onClose}
      title={t('cancelledTitle')}
      actions={
        <>
          <ButtonLink to="/">{t('toMain')}</ButtonLink>
          <Button kind="line" onClick={onClose}>
            {u('understood')}
          </Button>
        </>
      }
    >
      {shown > 0 ? t('cancelledText', { sum: format.money(shown) }) : t('cancelledFree')}
    </Dialog>
  );
};
