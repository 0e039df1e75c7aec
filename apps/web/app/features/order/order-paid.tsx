import { useTranslations } from 'use-intl/react';
import { kindsIn } from '../../shared/basket/bought-lines.ts';
import { useWords } from '../../shared/basket/use-words.ts';
import { pageExists } from '../../shared/navigation.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { withEmail } from '../../shared/format/email.tsx';
import { NextSteps } from './next-steps.tsx';
import type { ThanksKind, PaidProps } from './thanks-kind.ts';
import { PaidFrame } from './paid-frame.tsx';
import { useBuyerOf } from './use-buyer.ts';

/** A paid order, as the first of its kinds that has a page of thanks shows it. */
export const OrderPaid = ({ kinds, order }: PaidProps) => {
  const { Paid = GoodsPaid } = kindsIn(kinds, order).find((kind) => kind.Paid) ?? {};
  return <Paid kinds={kinds} order={order} />;
};

/** Where things without a ticket can be followed. */
const GoodsActions = ({ bought, alone }: { bought: readonly ThanksKind[]; alone: ThanksKind['alone'] }) => {
  const t = useTranslations('thanks');
  const words = useWords();
  const follow = bought.find((kind) => kind.follow)?.follow;
  return (
    <>
      {alone && (
        <ButtonLink size="xl" to={alone.more.to} data-main="">
          {alone.more.label(words)}
        </ButtonLink>
      )}
      {follow && pageExists(follow.to) && (
        <ButtonLink size="xl" to={follow.to} data-main="">
          {follow.label(words)}
        </ButtonLink>
      )}
      {pageExists('/shop') && (
        <ButtonLink kind="line" size="xl" to="/shop">
          {t('toShop')}
        </ButtonLink>
      )}
    </>
  );
};

const GoodsPaid = ({ kinds, order }: PaidProps) => {
  const t = useTranslations('thanks');
  const words = useWords();
  const isLoading = useBuyerOf(order);
  const bought = kindsIn(kinds, order);
  const alone = bought.length === 1 ? bought[0]?.alone : undefined;
  const isUnproved = order.confirmation?.state === 'waiting';
  return (
    <PaidFrame
      kinds={kinds}
      order={order}
      title={alone ? alone.title(words) : t('titleGoods')}
      lead={
        <p>
          {alone
            ? alone.lead(words, order)
            : t.rich(isUnproved ? 'toConfirm' : 'sentOrder', {
                ...withEmail(order.email),
                b: (text) => <b>{text}</b>,
              })}
        </p>
      }
      actions={<GoodsActions bought={bought} alone={alone} />}
      isLoading={isLoading}
      hasLines
      steps={<NextSteps kinds={kinds} order={order} mail="mailGoods" />}
    />
  );
};
