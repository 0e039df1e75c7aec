import { useQuery } from '@tanstack/react-query';
import type { AskedRefund, OfficeOrder, RefundQuote } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { CheckField } from '../../../../app/shared/ui/fields/check-field.tsx';
import { TextArea, TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { KeyValue } from '../../../../app/shared/ui/layout/key-value.tsx';
import { toast } from '../../../../app/shared/ui/overlays/toast.tsx';
import { Note } from '../../../../app/shared/ui/states/note.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { readList } from '../../../shared/api/query.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useMay } from '../../../shared/door/session.ts';
import { useGoFromWindow } from '../../../shared/frame/use-go-from-window.ts';
import { useListWords } from '../../../shared/list/use-list-words.ts';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import css from '../../money/money.module.css';
import { askedLines, type Chosen, sumOf } from './chosen.ts';
import { RefundLines } from './refund-lines.tsx';

type Props = {
  order: OfficeOrder;
  /** A line of which one piece is chosen already; null: none is. */
  before: Chosen;
  onClose(): void;
};

/** Ticks, then the quote, then the reason and one button with the sum (back-office 3.5). */
export const RefundForm = ({ order, before, onClose }: Props) => {
  const t = useTranslations('refund');
  const go = useGoFromWindow();
  const mayOverride = useMay()('refunds.override');
  const [chosen, setChosen] = useState<Chosen>(before);
  const [has, setHas] = useState({ insurance: true, delivery: false, restock: true, letter: true });
  const [goodwill, setGoodwill] = useState('');
  const [reason, setReason] = useState('');
  const extra = mayOverride ? sumOf(goodwill) : undefined;
  const asked: AskedRefund = {
    lines: askedLines(order.lines, chosen),
    delivery: has.delivery,
    insurance: has.insurance,
    ...(extra !== undefined && { goodwill: extra }),
  };
  const params = { id: order.public_id };
  const isAsked = asked.lines.length > 0 || asked.delivery || extra !== undefined;
  const quote = useQuery({ ...readList(calls.refunds.quote, { params, body: asked }), enabled: isAsked });
  const make = useAct(calls.refunds.make, {
    onDone(answer) {
      onClose();
      if ('approval' in answer) {
        toast(t('waits'));
        void go(`/approvals/${answer.approval.public_id}`);
      } else toast(t('made'));
    },
  });
  const values = isAsked ? quote.data?.values : undefined;
  const hasGoods = order.lines.some(({ selector }) => selector === 'shop');
  const box = (name: keyof typeof has) => (
    <CheckField checked={has[name]} onChange={(event) => setHas({ ...has, [name]: event.target.checked })}>
      {t(`box.${name}`)}
    </CheckField>
  );
  const problem = fieldProblem(make.error, 'reason');
  return (
    <div className={css['stack']}>
      <RefundLines
        order={order}
        chosen={chosen}
        quote={values}
        mayOverride={mayOverride}
        onChange={(lines) => setChosen({ ...chosen, ...lines })}
      />
      {order.lines.some(({ selector }) => selector === 'insurance') && box('insurance')}
      {order.delivery > 0 && box('delivery')}
      {hasGoods && box('restock')}
      {mayOverride && (
        <TextField
          label={t('goodwill')}
          hint={t('goodwillHint')}
          isOptional
          inputMode="decimal"
          maxLength={12}
          value={goodwill}
          onChange={(event) => setGoodwill(event.target.value)}
        />
      )}
      <ProblemNote error={isAsked ? quote.error : null} />
      {values && <Sums quote={values} />}
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        rows={3}
        maxLength={500}
        value={reason}
        error={problem}
        onChange={(event) => setReason(event.target.value)}
      />
      {box('letter')}
      {!problem && <ProblemNote error={make.error} />}
      <Confirm
        quote={values}
        isStale={quote.isPlaceholderData}
        isBusy={make.isPending}
        onConfirm={({ sum, version }) =>
          make.mutate({ params, body: { ...asked, sum, version, restock: has.restock, letter: has.letter, reason } })
        }
      />
    </div>
  );
};

const Sums = ({ quote }: { quote: RefundQuote }) => {
  const t = useTranslations('refund');
  const words = useListWords('orders');
  const { money } = useFormat();
  const parts = [
    ['delivery', quote.delivery],
    ['extra', quote.goodwill],
    ['toMoney', quote.to_money],
    ['toCertificates', quote.to_certificates],
  ] as const;
  return (
    <>
      <KeyValue items={parts.flatMap(([name, sum]) => (sum > 0 ? [{ key: t(name), value: money(sum) }] : []))} />
      <p className={css['pair']} role="status">
        <span className={css['big']}>{t('sum')}</span>
        <span className={css['big']}>{money(quote.sum)}</span>
      </p>
      {quote.policies_ended + quote.policies_kept > 0 && (
        <Note kind="info">
          {quote.policies_ended > 0 && <p>{t('policiesEnded', { count: quote.policies_ended })}</p>}
          {quote.policies_kept > 0 && <p>{t('policiesKept', { count: quote.policies_kept })}</p>}
        </Note>
      )}
      {quote.to_money > 0 && (
        <p className={css['note']}>{t('term', { provider: words.value('provider', quote.provider ?? '') })}</p>
      )}
      {quote.approval_needed && (
        <Note kind="info">
          <p>{t('approvalNeeded')}</p>
        </Note>
      )}
    </>
  );
};

type ConfirmProps = {
  quote: RefundQuote | undefined;
  /** The sum of other ticks: the new one is coming. */
  isStale: boolean;
  isBusy: boolean;
  onConfirm(quote: RefundQuote): void;
};

const Confirm = ({ quote, isStale, isBusy, onConfirm }: ConfirmProps) => {
  const t = useTranslations('refund');
  const { money } = useFormat();
  const isPossible = quote !== undefined && !isStale && quote.lines.every(({ obstacle }) => obstacle === null);
  return (
    <div className={css['buttons']}>
      <Button kind="danger" isBusy={isBusy} disabled={!isPossible} onClick={() => quote && onConfirm(quote)}>
        {quote === undefined ? t('choose') : t(quote.approval_needed ? 'ask' : 'confirm', { sum: money(quote.sum) })}
      </Button>
    </div>
  );
};
