import type { OfficeOrder } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { Letters } from '../../shared/ui/letters.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';

/** Letters about an order; the latest of each kind that tells it can go to the buyer once more (J14). */
export const OrderLetters = ({ order }: { order: OfficeOrder }) => {
  const t = useTranslations('orders');
  const again = useAct(calls.orders.letters, { rereads: true, onDone: ({ message }) => toast(message) });
  const { letters, repeatable, public_id: id, version } = order;
  const latest = new Map(repeatable.map((name) => [letters.findIndex(({ template }) => template === name), name]));
  return (
    <>
      <Letters
        letters={letters}
        actOf={(index) => {
          const template = latest.get(index);
          return (
            template && (
              <Button
                kind="line"
                size="sm"
                isBusy={again.isPending && again.variables.body.template === template}
                onClick={() => again.mutate({ params: { id }, body: { version, template } })}
              >
                {t('sendAgain')}
              </Button>
            )
          );
        }}
      />
      <ProblemNote error={again.error} />
    </>
  );
};
