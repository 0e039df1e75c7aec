import type { OrderView as Order } from '@trassa/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { queryOf } from '../../shared/api/query.ts';
import { withEmail } from '../../shared/format/email.tsx';
import { SITE_ZONE, useFormat } from '../../shared/format/use-format.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Stack } from '../../shared/ui/layout/layout.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { toast } from '../../shared/ui/overlays/toast.tsx';

/** The code that the letter's link carries behind the address: it reaches no server until the button is pressed. */
const useCode = (): string | null => /^#confirm=([\w-]{1,64})$/.exec(useLocation().hash)?.[1] ?? null;

/**
 * A free order asks its mailbox: whoever came by the letter's link presses the button here, others are told of the letter
 * and may have it once more (DEC-112).
 */
export const ConfirmOrder = ({ order }: { order: Order }) => {
  const t = useTranslations('thanks.confirm');
  const { dayTime } = useFormat();
  const client = useQueryClient();
  const code = useCode();
  const id = order.public_id;
  const again = () => client.invalidateQueries({ queryKey: queryOf(calls.orders.one, { params: { id } }).queryKey });
  const confirming = useMutation({
    mutationFn: (typed: string) => request(calls.orders.confirm, { params: { id }, body: { code: typed } }),
    onSuccess: () => toast(t('done')),
    onSettled: again,
  });
  const sending = useMutation({
    mutationFn: () => request(calls.orders.letter, { params: { id }, body: {} }),
    onSuccess: () => toast(t('sentAgain')),
    onSettled: again,
  });
  const { confirmation, email } = order;
  if (confirmation?.state !== 'waiting') return null;
  const until = confirmation.until === null ? null : dayTime(confirmation.until, SITE_ZONE);
  const b = (text: ReactNode) => <b>{text}</b>;
  return (
    <Panel as="section">
      <Stack gap={12}>
        <h2>{t(code ? 'pressTitle' : 'title')}</h2>
        <p>
          {t.rich(code ? 'pressText' : confirmation.sent ? 'text' : 'unsent', { ...withEmail(email), b })}{' '}
          {until && t.rich('until', { date: until, b })}
        </p>
        <div>
          {code ? (
            <Button size="xl" data-main="" isBusy={confirming.isPending} onClick={() => confirming.mutate(code)}>
              {t('press')}
            </Button>
          ) : (
            <Button kind="line" isBusy={sending.isPending} onClick={() => sending.mutate()}>
              {t(confirmation.sent ? 'again' : 'send')}
            </Button>
          )}
        </div>
      </Stack>
    </Panel>
  );
};
