import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { HoldBar } from '../../features/basket/hold-bar.tsx';
import { StaleDialog } from '../../features/basket/stale-dialog.tsx';
import { useEndedHolds } from '../../features/basket/use-ended-holds.ts';
import { holdEndOf } from '../../features/basket/use-hold.ts';
import { useQuote } from '../../features/basket/use-quote.ts';
import { useBuyer } from '../../features/checkout/buyer.ts';
import { Checkout } from '../../features/checkout/checkout.tsx';
import { PayBar } from '../../features/checkout/bar/pay-bar.tsx';
import { PaymentDialogs } from '../../features/checkout/payment-dialogs.tsx';
import { usePayment } from '../../features/checkout/use-payment.ts';
import { useWaitingOrder } from '../../features/checkout/use-waiting-order.ts';
import type { BasketKinds, BasketPage } from '../../goods/basket-kind.ts';
import { useLineForms } from '../../goods/use-line-forms.ts';
import { useCertificateCodes } from '../../shared/basket/certificate-codes.ts';
import { carriedLines, deliveryProblems, isDeliveryField, packLines } from '../../shared/basket/delivery-lines.ts';
import { linesOf } from '../../shared/basket/goods-kind.ts';
import type { BasketItem } from '../../shared/basket/items/basket-item.ts';
import { awaitNames, renameGoods } from '../../shared/basket/rename-goods.ts';
import { renewGoods } from '../../shared/basket/renew-goods.ts';
import { useStaleLines } from '../../shared/basket/stale-lines.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { Late } from '../../shared/late.tsx';
import { Split, Stack, Wrap } from '../../shared/ui/layout/layout.tsx';
import { ErrorSummary } from '../../shared/ui/states/error-summary.tsx';
import { useLast } from '../../shared/ui/use-last.ts';
import { useSeen } from '../../shared/ui/use-seen.ts';
import { BasketHead } from './basket-head.tsx';
import { EmptyBasket } from './empty-basket.tsx';
import { EndedGoods } from './ended-goods.tsx';
import { MoreGoods } from './more-goods.tsx';
import { reasonsOf, useObstacles } from './use-obstacles.ts';
import { useRequiredCount } from './use-required-count.ts';
import { useSummary } from './use-summary.ts';

const nothing: readonly BasketItem[] = [];

type Props = {
  /** The kinds of goods that are sold here. */
  kinds: BasketKinds;
  goods: readonly BasketItem[];
};

/** Everything of the basket that only the browser knows. */
export const BasketContents = ({ kinds, goods: kept }: Props) => {
  const [search, setSearch] = useSearchParams();
  const stale = useStaleLines();
  const [isAgreed, setIsAgreed] = useState(false);
  const [isDeliveryShown, setIsDeliveryShown] = useState(false);
  const certificateCodes = useCertificateCodes();
  const pricing = useQuote(kinds, kept, certificateCodes);
  const { quote } = pricing;
  /** Goods that left are called as they were a moment ago. */
  const known = useLast(quote);
  const { language } = useLanguage();
  const isNamed = quote !== null || pricing.isFailed;
  const goods = useMemo(
    () => (isNamed ? renameGoods(kept, quote) : awaitNames(kept, language)),
    [kept, quote, isNamed, language],
  );
  const buyer = useBuyer();
  const [payPlace, isPaySeen] = useSeen();
  const payment = usePayment(kinds);
  const leaveOrder = (): void => setSearch({}, { replace: true });
  const isDeclined = search.get('payment') === 'failed';
  const waiting = useWaitingOrder(kinds, search.get('order'), leaveOrder);
  /** Places of a waiting order are the order's: nothing of it gets stale here. */
  const isWaiting = waiting !== null && !payment.isPaying;
  const heldUntil = waiting ? waiting.order?.expires_at : holdEndOf(kept);
  useEndedHolds(isWaiting ? nothing : kept, pricing);
  const forms = useLineForms();
  const required = useRequiredCount(kinds, isWaiting ? nothing : goods);
  const delivery = deliveryProblems(goods);
  const obstacles = useObstacles({
    kinds,
    goods,
    quote,
    buyer,
    isAgreed,
    forms,
    delivery,
    onDelivery: () => setIsDeliveryShown(true),
  });
  const sent = [...carriedLines(goods), ...packLines(goods)];
  const summary = useSummary({
    kinds,
    goods,
    forms,
    problem: payment.problem,
    delivery: [
      ...new Set([
        ...(isDeliveryShown ? Object.keys(delivery) : []),
        ...sent.flatMap(({ unique_id }) =>
          Object.keys(payment.problem.fields[unique_id] ?? {}).filter(isDeliveryField),
        ),
      ]),
    ],
  });
  const page: BasketPage = {
    goods,
    quote,
    problem: payment.problem,
    forms,
    delivery: { problems: delivery, isShown: isDeliveryShown },
    onEdit: payment.forget,
  };

  const pay = (): void => {
    forms.handOn();
    const typed = renewGoods(kinds, Math.floor(Date.now() / 1000));
    // The last key may have spoilt what was right: the button says so as soon as it is drawn.
    const reasons = reasonsOf({ kinds, goods: typed, quote, buyer, isAgreed, delivery: deliveryProblems(typed) });
    if (reasons.length === 0)
      void payment.pay({ goods: typed, buyer, amount: quote?.amount ?? 0, certificateCodes }, quote);
  };

  const ended = renameGoods(stale, known);
  // The page grew or shrank under the popup: what comes next is at its top.
  const toTop = (): void => window.scrollTo({ top: 0 });
  return (
    <>
      {typeof heldUntil === 'number' && (goods.length > 0 || isWaiting) && (
        <HoldBar key={waiting?.id ?? 'basket'} until={heldUntil} isOfOrder={waiting !== null} />
      )}
      <Wrap>
        <BasketHead isEmpty={goods.length === 0 || isWaiting} />
        {!waiting && <StaleDialog lines={ended} onDone={toTop} />}
        {isWaiting && (
          <Late name="waiting-order" load={() => import('../../features/checkout/waiting-order.tsx')} height="220px">
            {({ WaitingOrder }) => (
              <WaitingOrder
                kinds={kinds}
                id={waiting.id}
                order={waiting.order}
                isDeclined={isDeclined}
                onChanged={leaveOrder}
                onRefused={waiting.refetch}
              />
            )}
          </Late>
        )}
        {goods.length === 0 && stale.length === 0 && !isWaiting && <EmptyBasket />}
        {!isWaiting && <EndedGoods kinds={kinds} lines={ended} page={page} />}
        {goods.length > 0 && !isWaiting && (
          <Stack gap={24}>
            <Split>
              <Stack gap={24}>
                <ErrorSummary items={summary} />
                {kinds.map((kind) => (
                  <kind.Groups key={kind.selector} lines={linesOf(goods, kind)} page={page} />
                ))}
              </Stack>
              <Checkout
                kinds={kinds}
                goods={goods}
                pricing={pricing}
                isAgreed={isAgreed}
                onAgree={setIsAgreed}
                problem={payment.problem}
                onEdit={payment.forget}
                obstacles={obstacles}
                isPaying={payment.isPaying}
                onPay={pay}
                payPlace={payPlace}
              />
            </Split>
            <MoreGoods goods={goods} />
          </Stack>
        )}
        {goods.length > 0 && !isWaiting && !isPaySeen && (
          <PayBar
            quote={quote}
            obstacles={obstacles}
            isBusy={payment.isPaying || !(pricing.isFresh || pricing.isFailed)}
            isFailed={pricing.isFailed}
            onPay={pay}
          />
        )}
      </Wrap>
      <PaymentDialogs
        kinds={kinds}
        payment={payment}
        required={required && stale.length === 0 ? required.text : null}
        onClose={() => {
          if (!payment.popup) required?.onUnderstood();
          payment.closePopup();
          pricing.refetch();
        }}
      />
    </>
  );
};
