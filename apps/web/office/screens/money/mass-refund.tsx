import { useQuery } from '@tanstack/react-query';
import type { MassRefund as Asked, MassRefundQuote } from '@trassa/contracts/office';
import { siteTimezone } from '@trassa/rules';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { CheckField } from '../../../app/shared/ui/fields/check-field.tsx';
import { RadioPick } from '../../../app/shared/ui/fields/radio-pick.tsx';
import { TextArea } from '../../../app/shared/ui/fields/text-field.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { read, readList } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { BehindRight } from '../../shared/frame/behind-right.tsx';
import { useMay } from '../../shared/door/session.ts';
import { MomentField } from '../../shared/fields/moment-field.tsx';
import { NumberField } from '../../shared/fields/number-field.tsx';
import { Card, Split } from '../../shared/ui/card.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import css from './money.module.css';
import { QuoteFacts } from './quote-facts.tsx';

const rules = ['policy', 'full', 'percent'] as const;
type Rule = (typeof rules)[number];
type Terms = Omit<Asked, 'event_city' | 'rule'> & { rule: Rule; percent: number | null };

const isPercent = (percent: number | null): percent is number => percent !== null && percent >= 1 && percent <= 100;
const askedOf = (start: string, { rule, percent, ...terms }: Terms): Asked => ({
  ...terms,
  event_city: start,
  rule: rule === 'percent' ? { percent: isPercent(percent) ? percent : 100 } : rule,
});

/** /admin/starts/:id/refunds: which tickets come back and by how much; then a second person decides (back-office 4.5, 5.2). */
export const MassRefund = () => (
  <BehindRight right="refunds.request">
    <Refunding />
  </BehindRight>
);

const Refunding = () => {
  const { id = '' } = useParams();
  const t = useTranslations('massRefund');
  const may = useMay();
  const [terms, setTerms] = useState<Terms>({
    filter: { formats: [] },
    rule: 'policy',
    percent: 100,
    insurance: true,
    goods: false,
  });
  const asked = askedOf(id, terms);
  const quote = useQuery(readList(calls.massRefund.quote, { body: asked }));
  const options = rules.map((value) => ({
    value,
    label: t(`rule.${value}`),
    isDisabled: value !== 'policy' && !may('refunds.override'),
  }));
  return (
    <>
      <PageHead title={t('title')} facts={quote.data?.values.title ?? t('facts')} />
      <Split
        side={
          <ReadState read={quote}>
            {({ values }) => <Ask asked={asked} quote={values} isStale={quote.isPlaceholderData} />}
          </ReadState>
        }
      >
        <Which start={id} filter={terms.filter} onChange={(filter) => setTerms({ ...terms, filter })} />
        <Card title={t('rules')}>
          <div className={css['stack']}>
            <RadioPick
              label={t('refund')}
              options={options}
              value={terms.rule}
              onChange={(event) => setTerms({ ...terms, rule: event.target.value as Rule })}
            />
            {terms.rule === 'percent' && (
              <NumberField
                label={t('percent')}
                isWhole
                value={terms.percent}
                onChange={(percent) => setTerms({ ...terms, percent })}
              />
            )}
            <CheckField
              checked={terms.insurance}
              onChange={(event) => setTerms({ ...terms, insurance: event.target.checked })}
            >
              {t('insurance')}
            </CheckField>
            {!terms.insurance && (
              <Note kind="warn">
                <p>{t('policiesEnd')}</p>
              </Note>
            )}
            <CheckField checked={terms.goods} onChange={(event) => setTerms({ ...terms, goods: event.target.checked })}>
              {t('goods')}
            </CheckField>
          </div>
        </Card>
        {quote.data && <Effects quote={quote.data.values} />}
      </Split>
    </>
  );
};

type WhichProps = { start: string; filter: Asked['filter']; onChange(filter: Asked['filter']): void };

/** Formats of the start, and when the orders were made. */
const Which = ({ start, filter, onChange }: WhichProps) => {
  const t = useTranslations('massRefund');
  const formats = useQuery(read(calls.formats.list, { query: { 'f.start': start, limit: '200' } }));
  const toggle = (id: string): string[] =>
    filter.formats.includes(id) ? filter.formats.filter((one) => one !== id) : [...filter.formats, id];
  return (
    <Card title={t('which')}>
      <div className={css['stack']}>
        <ReadState read={formats}>
          {({ values }) => (
            <fieldset className={css['stack']}>
              <legend>{t('formats')}</legend>
              {values.map(({ public_id: id, name }) => (
                <CheckField
                  key={id}
                  checked={filter.formats.includes(id)}
                  onChange={() => onChange({ ...filter, formats: toggle(id) })}
                >
                  {name}
                </CheckField>
              ))}
              <small>{t('formatsHint')}</small>
            </fieldset>
          )}
        </ReadState>
        <MomentField
          label={t('from')}
          isOptional
          timezone={siteTimezone}
          value={filter.ordered_from ?? null}
          onChange={(at) => onChange({ ...filter, ordered_from: at ?? undefined })}
        />
        <MomentField
          label={t('to')}
          isOptional
          timezone={siteTimezone}
          value={filter.ordered_to ?? null}
          onChange={(at) => onChange({ ...filter, ordered_to: at ?? undefined })}
        />
      </div>
    </Card>
  );
};

const Effects = ({ quote }: { quote: MassRefundQuote }) => {
  const t = useTranslations('massRefund');
  const failing = useTranslations('cancelling');
  const { money } = useFormat();
  const bad = quote.not_refundable.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <Card title={t('effects')}>
        <div className={css['stack']}>
          <p className={css['big']} role="status">
            {quote.orders === 0 ? t('nothing') : t('effectsText', { orders: quote.orders, sum: money(quote.sum) })}
          </p>
          {bad > 0 && (
            <Note kind="warn">
              <p>{failing('notRefundable', { count: bad })}</p>
            </Note>
          )}
        </div>
      </Card>
      <QuoteFacts quote={quote} />
    </>
  );
};

type AskProps = { asked: Asked; quote: MassRefundQuote; isStale: boolean };

const Ask = ({ asked, quote, isStale }: AskProps) => {
  const t = useTranslations('massRefund');
  const words = useTranslations('cancelling');
  const { money } = useFormat();
  const navigate = useNavigate();
  const [letter, setLetter] = useState(true);
  const [reason, setReason] = useState('');
  const ask = useAct(calls.massRefund.run, {
    onDone: ({ approval }) => void navigate(`/approvals/${approval.public_id}`),
  });
  const problem = fieldProblem(ask.error, 'reason');
  return (
    <Card title={t('ask')}>
      <div className={`${css['stack']} ${css['danger']}`}>
        <p>{t('askText')}</p>
        <CheckField checked={letter} onChange={(event) => setLetter(event.target.checked)}>
          {t('letter')}
        </CheckField>
        <TextArea
          label={words('reason')}
          hint={words('reasonHint')}
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
          disabled={isStale || quote.orders === 0}
          onClick={() =>
            ask.mutate({
              body: { ...asked, letter, expected_count: quote.orders, expected_sum: quote.sum, reason },
            })
          }
        >
          {t('button', { sum: money(quote.sum) })}
        </Button>
      </div>
    </Card>
  );
};
