import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../shared/ui/button.tsx';
import { Stack } from '../../shared/ui/layout/layout.tsx';
import { Sheet } from '../../shared/ui/overlays/overlay.tsx';
import { SupportFields } from './support-fields.tsx';
import { SendHint } from './support-inline.tsx';
import { SupportThanks } from './support-thanks.tsx';
import { type SupportRequest, useSupport } from './use-support.ts';

export type SupportSheetProps = SupportRequest & { isOpen: boolean; onClose(): void; title: string; text?: ReactNode };

/** The form in a popup; the thanks take its place. */
export const SupportSheet = ({ isOpen, onClose, title, text, ...asked }: SupportSheetProps) => {
  const t = useTranslations('support');
  const support = useSupport(asked);
  const id = useId();
  const hint = `${id}-hint`;
  const close = (): void => {
    support.close();
    onClose();
  };
  return (
    <>
      <Sheet
        isOpen={isOpen && support.thanks === null}
        onClose={onClose}
        title={title}
        footer={
          <Button
            type="submit"
            form={id}
            size="xl"
            isWide
            isBusy={support.isBusy}
            disabled={!support.canSend}
            aria-describedby={hint}
          >
            {t('send')}
          </Button>
        }
      >
        <form {...support.attributes} id={id}>
          <Stack gap={20}>
            {text && <p>{text}</p>}
            <SupportFields support={support} />
            {!support.canSend && <SendHint id={hint} optional={support.optional} />}
          </Stack>
        </form>
      </Sheet>
      <SupportThanks text={support.thanks} onClose={close} />
    </>
  );
};
