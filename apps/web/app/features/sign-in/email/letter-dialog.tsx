import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/overlay.tsx';
import { useLast } from '../../../shared/ui/use-last.ts';

type Props = {
  /** Where the letter went; null: the popup is closed. */
  email: string | null;
  onClose(): void;
  text: 'sentText' | 'recoverySentText' | 'linkSentText';
  children?: ReactNode;
};

const Bold = (text: ReactNode): ReactNode => <b>{text}</b>;

/** 'Проверьте почту': after registration, after 418, after a request for recovery or a link (AUTH-25, AUTH-33, AUTH-36). */
export const LetterDialog = ({ email, onClose, text, children }: Props) => {
  const t = useTranslations('signIn');
  const ui = useTranslations('ui');
  const shown = useLast(email) ?? '';
  return (
    <Dialog
      isOpen={email !== null}
      onClose={onClose}
      title={t('sentTitle')}
      actions={
        children ?? (
          <>
            <ButtonLink to="/">{t('toMain')}</ButtonLink>
            <Button kind="line" onClick={onClose}>
              {ui('understood')}
            </Button>
          </>
        )
      }
    >
      {t.rich(text, { email: shown, b: Bold })}
    </Dialog>
  );
};
