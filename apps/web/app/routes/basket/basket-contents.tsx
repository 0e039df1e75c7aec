import { groupLines } from '@trassa/rules';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { HoldBar } from '../../features/basket/hold-bar.tsx';
import { StaleDialog } from '../../features/basket/stale-dialog.tsx';
import { TicketGroup } from '../../features/basket/ticket-group.tsx';
import { useHold } from '../../features/basket/use-hold.ts';
import { useQuote } from '../../features/basket/use-quote.ts';
import { useBuyer } from '../../features/checkout/buyer.ts';
import { Checkout } from '../../features/checkout/checkout.tsx';
import { PaymentDialogs } from '../../features/checkout/payment-dialogs.tsx';
import { usePayment } from '../../features/checkout/use-payment.ts';
import { useWaitingOrder } from '../../features/checkout/use-waiting-order.ts';
import { ParticipantForm } from '../../features/participant-form/participant-form.tsx';
import {
  type BasketInsurance,
  type BasketItem,
  type BasketTicket,
  isTicket,
} from '../../shared/basket/items/basket-item.ts';
import { useCertificateCodes } from '../../shared/basket/certificate-codes.ts';
import { carriedLines, deliveryProblems, packLines } from '../../shared/basket/delivery-lines.ts';
import { renewStarts } from '../../shared/basket/items/insurance-item.ts';
import { useStaleLines } from '../../shared/basket/stale-lines.ts';
import { renameGoods } from '../../shared/basket/rename-goods.ts';
import { Late } from '../../shared/late.tsx';
import { useSecondsTo } from '../../shared/ui/countdown.tsx';
import { ErrorSummary } from '../../shared/ui/states/error-summary.tsx';
import { Split, Stack, Wrap } from '../../shared/ui/layout/layout.tsx';
import { useLast } from '../../shared/ui/use-last.ts';
import { answersOf } from './answers.ts';
import { BasketHead } from './basket-head.tsx';
import { EmptyBasket } from './empty-basket.tsx';
import { GoodsGroups } from './goods-groups.tsx';
import { Insured } from './insured.tsx';
import { lineErrors } from './line-errors.ts';
import { MoreGoods } from './more-goods.tsx';
import { GroupSeats, PackChoice, TicketExtras } from './ticket-extras.tsx';
import { useInsured } from './use-insured.ts';
import { useObstacles } from './use-obstacles.ts';
import { useParticipants } from './use-participants.ts';
import { useRequiredCount } from './use-required-count.ts';
import { isDelivery, useSummary } from './use-summary.ts';

const nothing: readonly BasketItem[] = [];

/** Everything of the basket that only the browser knows. */
export const BasketContents = ({ goods: kept }: { goods: readonly BasketItem[] }) => {
  const t = useTranslations('basket');
  const [search, setSearch] = useSearchParams();
  const stale = useStaleLines();
  const [isAgreed, setIsAgreed] = useState(false);
  const [isDeliveryShown, setIsDeliveryShown] = useState(false);
  const certificateCodes = useCertificateCodes();
  const pricing = useQuote(kept, certificateCodes);
  const { quote } = pricing;
  /** Goods that left are called as they were a moment ago. */
  const known = useLast(quote);
  const goods = useMemo(() => renameGoods(kept, quote), [kept, quote]);
  const buyer = useBuyer();
  const payment = usePayment();
  const leaveOrder = (): void => setSearch({}, { replace: true });
  const isDeclined = search.get('payment') === 'failed';
  const waiting = useWaitingOrder(search.get('order'), leaveOrder);
  /** Places of a waiting order are the order's: nothing of it gets stale here. */
  const isWaiting = waiting !== null && !payment.isPaying;
  const hold = useHold(waiting ? nothing : kept);
  const orderSeconds = useSecondsTo(waiting?.order?.expires_at ?? 0);
  const seconds = waiting ? waiting.order && orderSeconds : hold.seconds;
  const participants = useParticipants();
  const required = useRequiredCount(isWaiting ? nothing : goods);
  const insured = useInsured();
  const delivery = deliveryProblems(goods);
  const obstacles = useObstacles({
    goods,
    quote,
    buyer,
    isAgreed,
    participants,
    insured,
    delivery,
    onDelivery: () => setIsDeliveryShown(true),
  });
  const sent = [...carriedLines(goods), ...packLines(goods)];
  const summary = useSummary({
    goods,
    participants,
    insured,
    problem: payment.problem,
    delivery: [
      ...new Set([
        ...(isDeliveryShown ? Object.keys(delivery) : []),
        ...sent.flatMap(({ unique_id }) => Object.keys(payment.problem.fields[unique_id] ?? {}).filter(isDelivery)),
      ]),
    ],
  });
  const tickets = goods.filter(isTicket);
  const wrong = lineErrors(quote, payment.problem);

  // The page grew or shrank under the popup: what comes next is at its top.
  const toTop = (): void => window.scrollTo({ top: 0 });
  const formOf = (line: BasketTicket, number: number) => {
    const firstLine = tickets.find((item) => item.groupId === line.groupId);
    const isFirst = firstLine?.unique_id === line.unique_id;
    return (
      <ParticipantForm
        key={`${line.unique_id}-${line.addTicketToBasketTime}`}
        id={line.unique_id}
        formatId={line.format_public_id}
        eventCityId={line.event_city}
        answers={answersOf(line)}
        serverErrors={payment.problem.fields[line.unique_id] ?? {}}
        isEveryErrorShown={participants.shown.has(line.unique_id)}
        holdId={line.hold_id}
        copyFrom={
          number > 1 && firstLine && !isFirst
            ? { label: t('ticket', { number: 1 }), answers: answersOf(firstLine) }
            : null
        }
        onChange={(answers, isComplete, problems) => {
          participants.save(line, answers, isComplete, problems);
          payment.forget(line.unique_id);
        }}
      />
    );
  };
  const insuredOf = (line: BasketInsurance) => (
    <Insured
      line={line}
      goods={goods}
      serverErrors={payment.problem.fields[line.unique_id] ?? {}}
      isEveryErrorShown={insured.shown.has(line.unique_id)}
      onEdit={() => payment.forget(line.unique_id)}
    />
  );
  return (
    <>
      {typeof seconds === 'number' && (goods.length > 0 || isWaiting) && (
        <HoldBar seconds={seconds} announced={waiting ? null : hold.announced} />
      )}
      <Wrap>
        <BasketHead isEmpty={goods.length === 0 || isWaiting} />
        {!waiting && <StaleDialog lines={renameGoods(stale, known)} onDone={toTop} />}
        {isWaiting && (
          <Late name="waiting-order" load={() => import('../../features/checkout/waiting-order.tsx')} height="220px">
            {({ WaitingOrder }) => (
              <WaitingOrder
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
        {goods.length > 0 && !isWaiting && (
          <Split>
            <Stack gap={24}>
              <ErrorSummary items={summary} />
              {groupLines(tickets).map(({ groupId, lines }) => (
                <TicketGroup
                  key={groupId}
                  lines={lines}
                  quotes={quote?.lines.filter((item) => lines.some((line) => line.unique_id === item.unique_id)) ?? []}
                  errors={[
                    ...new Set([
                      ...(payment.problem.groups[groupId] ?? []),
                      ...lines.flatMap((line) => wrong[line.unique_id] ?? []),
                    ]),
                  ]}
                  onCount={() => payment.forget(groupId)}
                  wrong={new Set(Object.keys(payment.problem.fields))}
                  active={participants.active[groupId]}
                  onActive={(id) => lines.filter((line) => line.unique_id === id).forEach(participants.open)}
                  renderForm={formOf}
                  renderExtras={(line) => <TicketExtras line={line} />}
                  seats={<GroupSeats lines={lines} onEdit={payment.forget} />}
                >
                  <PackChoice lines={lines} onEdit={payment.forget} />
                </TicketGroup>
              ))}
              <GoodsGroups
                goods={goods}
                quote={quote}
                problem={payment.problem}
                delivery={{ problems: delivery, isShown: isDeliveryShown }}
                onEdit={payment.forget}
                renderInsured={insuredOf}
              />
              <MoreGoods goods={goods} />
            </Stack>
            <Checkout
              goods={goods}
              pricing={pricing}
              isAgreed={isAgreed}
              onAgree={setIsAgreed}
              problem={payment.problem}
              onEdit={payment.forget}
              obstacles={obstacles}
              isPaying={payment.isPaying}
              onPay={() =>
                void payment.pay(
                  {
                    goods: renewStarts(Math.floor(Date.now() / 1000)),
                    buyer,
                    amount: quote?.amount ?? 0,
                    certificateCodes,
                  },
                  quote,
                )
              }
            />
          </Split>
        )}
      </Wrap>
      <PaymentDialogs
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
