import { useQuery } from '@tanstack/react-query';
import { certificateCountMax, recipientTextMax } from '@trassa/rules';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { type Language, languages } from '../../../app/shared/i18n/types.ts';
import { SITE_ZONE, useFormat } from '../../../app/shared/format/use-format.ts';
import { Button, ButtonLink } from '../../../app/shared/ui/button.tsx';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { read } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { MomentField } from '../../shared/fields/moment-field.tsx';
import { NumberField } from '../../shared/fields/number-field.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import css from '../starts/sales.module.css';
import { useLimits } from './use-limits.ts';

const nobody = { name: '', email: '', text: '' };

/** /admin/certificates/new: certificates to one mailbox, mailed and shown to nobody. */
export const NewCertificate = () => {
  const nominals = useQuery(read(calls.certificates.nominals, {}));
  return <ReadState read={nominals}>{({ values }) => <Sheet nominals={values} />}</ReadState>;
};

type Nominal = { public_id: string; title: string; price: number };

const Sheet = ({ nominals }: { nominals: readonly Nominal[] }) => {
  const t = useTranslations('giftCertificates');
  const frame = useTranslations('frame');
  const { money } = useFormat();
  const navigate = useNavigate();
  const [nominal, setNominal] = useState('');
  const [amount, setAmount] = useState<number | null>(null);
  const [count, setCount] = useState<number | null>(1);
  const [recipient, setRecipient] = useState(nobody);
  const [language, setLanguage] = useState<Language>('ru');
  const [sendAt, setSendAt] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const issue = useAct(calls.certificates.issue, {
    onDone: (answer) => {
      if ('approval' in answer) {
        toast(t('waiting'));
        void navigate(`/approvals/${answer.approval.public_id}`);
        return;
      }
      const made = answer.values.certificates;
      toast(t('done.issue'));
      void navigate(made.length === 1 ? `/certificates/${made[0]}` : '/certificates');
    },
  });
  const limits = useLimits();
  const errorOf = (field: string) => fieldProblem(issue.error, field);
  const fields = ['nominal', 'amount', 'count', 'reason', 'recipient.name', 'recipient.email', 'recipient.text'];
  const isShown = [...fields, 'recipient.send_at'].some((field) => errorOf(field));
  const price = nominals.find(({ public_id: id }) => id === nominal)?.price ?? amount ?? 0;
  const sum = price * (count ?? 0);
  const isSecond = limits !== null && (sum > limits.certificate || (count ?? 0) > limits.certificate_pieces);
  const set = (field: keyof typeof nobody) => (event: { target: { value: string } }) =>
    setRecipient({ ...recipient, [field]: event.target.value });
  return (
    <>
      <PageHead title={t('newTitle')} />
      <form
        noValidate
        className={css['stack']}
        onSubmit={(event) => {
          event.preventDefault();
          if (!issue.isPending)
            issue.mutate({
              body: {
                ...(nominal ? { nominal } : amount !== null && { amount }),
                count: count ?? 0,
                recipient: { ...recipient, send_at: sendAt },
                language,
                reason,
              },
            });
        }}
      >
        <Card title={t('block.worth')}>
          <div className={css['fields']}>
            <SelectField
              label={t('column.amount')}
              value={nominal}
              error={errorOf('nominal')}
              options={[
                { value: '', label: t('anySum') },
                ...nominals.map((one) => ({ value: one.public_id, label: `${one.title}, ${money(one.price)}` })),
              ]}
              onChange={(event) => setNominal(event.target.value)}
            />
            {nominal === '' && (
              <NumberField
                label={t('field.amount')}
                hint={t('amountHint')}
                value={amount}
                error={errorOf('amount')}
                onChange={setAmount}
              />
            )}
            <NumberField
              label={t('field.count')}
              hint={t('countHint', { count: String(certificateCountMax) })}
              isWhole
              value={count}
              error={errorOf('count')}
              onChange={setCount}
            />
          </div>
        </Card>
        <Card title={t('block.whom')}>
          <div className={css['stack']}>
            <div className={css['pair']}>
              <TextField
                label={t('field.name')}
                autoComplete="off"
                maxLength={100}
                value={recipient.name}
                error={errorOf('recipient.name')}
                onChange={set('name')}
              />
              <TextField
                label={t('field.email')}
                type="email"
                autoComplete="off"
                maxLength={300}
                hint={t('emailHint')}
                value={recipient.email}
                error={errorOf('recipient.email')}
                onChange={set('email')}
              />
            </div>
            <TextArea
              label={t('field.text')}
              isOptional
              rows={3}
              maxLength={recipientTextMax}
              value={recipient.text}
              error={errorOf('recipient.text')}
              onChange={set('text')}
            />
            <SelectField
              label={t('field.language')}
              value={language}
              options={languages.map((value) => ({ value, label: frame(`languages.${value}`) }))}
              onChange={(event) => setLanguage(event.target.value as Language)}
            />
            <MomentField
              label={t('field.send_at')}
              isOptional
              hint={t('sendHint')}
              timezone={SITE_ZONE}
              value={sendAt}
              error={errorOf('recipient.send_at')}
              onChange={setSendAt}
            />
          </div>
        </Card>
        <Card title={t('block.why')}>
          <TextArea
            label={t('reasonWhy')}
            hint={t('reasonHint')}
            rows={3}
            maxLength={500}
            value={reason}
            error={errorOf('reason')}
            onChange={(event) => setReason(event.target.value)}
          />
        </Card>
        {isSecond && (
          <Note kind="warn">
            <p>
              {t('secondIssue', {
                sum: money(limits.certificate),
                count: String(limits.certificate_pieces),
              })}
            </p>
          </Note>
        )}
        {!isShown && <ProblemNote error={issue.error} />}
        <div className={css['ends']}>
          <Button type="submit" isBusy={issue.isPending}>
            {isSecond ? t('askSecond') : sum > 0 ? t('issue', { sum: money(sum) }) : t('issueBare')}
          </Button>
          <ButtonLink kind="line" to="/certificates">
            {frame('cancel')}
          </ButtonLink>
        </div>
      </form>
    </>
  );
};
