import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../shared/ui/button.tsx';
import { Stack } from '../../shared/ui/layout/layout.tsx';
import { SupportFields } from './support-fields.tsx';
import { SupportThanks } from './support-thanks.tsx';
import { type SupportRequest, useSupport } from './use-support.ts';

/** The form in the flow of a page. */
export const SupportInline = (props: SupportRequest) => {
  const t = useTranslations('support');
  const support = useSupport(props);
  const hint = useId();
  return (
    <form {...support.attributes}>
      <Stack gap={20}>
        <SupportFields support={support} />
        <div>
          <Button type="submit" size="xl" isBusy={support.isBusy} disabled={!support.canSend} aria-describedby={hint}>
            {t('send')}
          </Button>
        </div>
        {!support.canSend && <SendHint id={hint} optional={support.optional} />}
      </Stack>
      <SupportThanks text={support.thanks} onClose={support.close} />
    </form>
  );
};

/** Why the button rests. */
export const SendHint = ({ id, optional }: { id: string; optional: 'text' | 'phone' }) => {
  const t = useTranslations('support');
  return <p id={id}>{t('waiting', { needed: optional === 'text' ? 'phone' : 'text' })}</p>;
};
