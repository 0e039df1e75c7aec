import { useQuery } from '@tanstack/react-query';
import type { CancelQuote, CancelRules } from '@trassa/contracts/office';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { CheckField } from '../../../app/shared/ui/fields/check-field.tsx';
import { RadioPick } from '../../../app/shared/ui/fields/radio-pick.tsx';
import { TextArea } from '../../../app/shared/ui/fields/text-field.tsx';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { readList } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { BehindRight } from '../../shared/frame/behind-right.tsx';
import { Card, Split } from '../../shared/ui/card.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import css from './money.module.css';

const refunds = ['full', 'policy', 'none'] as const;

/** /admin/starts/:id/cancel: what comes back, to how many, why; then a second person decides (back-office 5.2). */
export const CancelStart = () => (
  <BehindRight right="events.cancel">
    <Cancelling />
  </BehindRight>
);

const Cancelling = () => {
  const { id = '' } = useParams();
  const t = useTranslations('cancelling');
  const [rules, setRules] = useState<CancelRules>({ refund: 'full', insurance: false, goods: false });
  const quote = useQuery(readList(calls.cancelStart.quote, { params: { id }, body: rules }));
  return (
    <>
      <PageHead title={t('title')} facts={quote.data?.values.title ?? t('facts')} />
      <Split
        side={
          <ReadState read={quote}>
            {({ values }) => <Ask id={id} rules={rules} quote={values} isStale={quote.isPlaceholderData} />}
          </ReadState>
        }
      >
        <Card title={t('rules')}>
          <div className={css['stack']}>
            <RadioPick
              label={t('refund')}
              options={refunds.map((value) => ({ value, label: t(`rule.${value}`) }))}
              value={rules.refund}
              onChange={(event) => setRules({ ...rules, refund: event.target.value as CancelRules['refund'] })}
            />
            <CheckField
              checked={rules.insurance}
              onChange={(event) => setRules({ ...rules, insurance: event.target.checked })}
            >
              {t('insurance')}
            </CheckField>
            <CheckField checked={rules.goods} onChange={(event) => setRules({ ...rules, goods: event.target.checked })}>
              {t('goods')}
            </CheckField>
          </div>
        </Card>
        {quote.data && <Effects quote={quote.data.values} />}
      </Split>
    </>
  );
};

const Effects = ({ quote }: { quote: CancelQuote }) => {
  const t = useTranslations('cancelling');
  const names = useTranslations('quote');
  const { money, number } = useFormat();
  const sums = ['to_money', 'to_certificates', 'insurance', 'delivery'] as const;
  const counts = ['orders', 'pending', 'tickets', 'goods', 'purchasers', 'holders'] as const;
  return (
    <Card title={t('effects')}>
      <div className={css['stack']}>
        <p className={css['big']} role="status">
          {t('effectsText', { letters: quote.purchasers + quote.holders, sum: money(quote.sum) })}
        </p>
        <KeyValue
          items={[
            ...sums.map((name) => ({ key: names(name), value: money(quote[name]) })),
            ...counts.map((name) => ({ key: names(name), value: number(quote[name]) })),
          ]}
        />
        {quote.not_refundable.length > 0 && (
          <Note kind="warn">
            <p>{t('notRefundable', { count: quote.not_refundable.reduce((sum, { count }) => sum + count, 0) })}</p>
          </Note>
        )}
      </div>
    </Card>
  );
};

type AskProps = { id: string; rules: CancelRules; quote: CancelQuote; isStale: boolean };

const Ask = ({ id, rules, quote, isStale }: AskProps) => {
  const t = useTranslations('cancelling');
  const { money } = useFormat();
  const navigate = useNavigate();
  const [letter, setLetter] = useState({ ru: '', en: '' });
  const [reason, setReason] = useState('');
  const ask = useAct(calls.cancelStart.cancel, {
    onDone: ({ approval }) => void navigate(`/approvals/${approval.public_id}`),
  });
  const problem = fieldProblem(ask.error, 'reason');
  const own =
    letter.ru.trim() === '' ? null : { ru: letter.ru.trim(), ...(letter.en.trim() && { en: letter.en.trim() }) };
  return (
    <Card title={t('ask')}>
      <div className={`${css['stack']} ${css['danger']}`}>
        <p>{t('askText')}</p>
        <TextArea
          label={t('letterRu')}
          hint={t('letterHint')}
          isOptional
          rows={3}
          maxLength={2000}
          value={letter.ru}
          onChange={(event) => setLetter({ ...letter, ru: event.target.value })}
        />
        <TextArea
          label={t('letterEn')}
          isOptional
          rows={3}
          maxLength={2000}
          value={letter.en}
          onChange={(event) => setLetter({ ...letter, en: event.target.value })}
        />
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          rows={2}
          maxLength={500}
          value={reason}
          error={problem}
          onChange={(event) => setReason(event.target.value)}
        />
        {!problem && <ProblemNote error={ask.error} />}
        <Button
          kind="danger"
          isBusy={ask.isPending}
          disabled={isStale}
          onClick={() =>
            ask.mutate({
              params: { id },
              body: { ...rules, version: quote.version, sum: quote.sum, letter: own, reason },
            })
          }
        >
          {t('button', { sum: money(quote.sum) })}
        </Button>
      </div>
    </Card>
  );
};
