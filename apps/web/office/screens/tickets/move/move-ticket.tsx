import { useQuery } from '@tanstack/react-query';
import { HttpError } from '@trassa/contracts/client';
import type { MoveOptions, OfficeTicket } from '@trassa/contracts/office';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { CheckField } from '../../../../app/shared/ui/fields/check-field.tsx';
import { RadioPick } from '../../../../app/shared/ui/fields/radio-pick.tsx';
import { SelectField } from '../../../../app/shared/ui/fields/select-field.tsx';
import { TextArea } from '../../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { readList } from '../../../shared/api/query.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { useGoFromWindow } from '../../../shared/frame/use-go-from-window.ts';
import { ActDialog } from '../../../shared/saving/act-dialog.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import { MoveSums } from './move-sums.tsx';

const differences = ['price_now', 'price_then', 'none'] as const;
type Difference = (typeof differences)[number];
type Format = MoveOptions['formats'][number];
type Props = { ticket: OfficeTicket; isOpen: boolean; onClose(): void };

const isOfAge = (error: unknown): boolean => error instanceof HttpError && error.answer.code === 'age';

/** Another format or start: chosen, quoted with its difference, then a link or a move at once (5.6, J12). */
export const MoveTicket = ({ ticket, isOpen, onClose }: Props) => {
  const t = useTranslations('ticketMove');
  const { money, day } = useFormat();
  const go = useGoFromWindow();
  const [start, setStart] = useState(ticket.start.public_id);
  const [chosen, setChosen] = useState('');
  const [wave, setWave] = useState('');
  const [difference, setDifference] = useState<Difference>('price_now');
  /** undefined: what its start takes. */
  const [typedFee, setFee] = useState<number | null>();
  const [has, setHas] = useState({ age: false, reserve: false });
  const [reason, setReason] = useState('');
  const [isPressed, setPressed] = useState(false);
  const params = { id: ticket.public_id };
  const options = useQuery({ ...readList(calls.tickets.moveOptions, { params, query: { start } }), enabled: isOpen });
  const known = options.isPlaceholderData ? undefined : options.data?.values;
  const fee = typedFee === undefined ? (options.data?.values.fee ?? 0) : typedFee;
  const formats =
    known?.formats.filter(
      (one) => one.public_id !== ticket.format.public_id && one.prices[ticket.kind] !== undefined,
    ) ?? [];
  const format = formats.find(({ public_id: id }) => id === chosen);
  const asksWave = ticket.registered !== null && (format?.clusters.length ?? 0) > 0;
  const body = {
    version: ticket.version,
    format: chosen,
    ...(asksWave && wave !== '' && { cluster: wave }),
    difference,
    fee: fee ?? 0,
    override: has.age ? (['age'] as const).slice() : [],
    from_reserve: has.reserve,
  };
  const isAsked = isOpen && format !== undefined && (!asksWave || wave !== '');
  const quote = useQuery({ ...readList(calls.tickets.moveQuote, { params, body }), enabled: isAsked, retry: false });
  const values = isAsked && !quote.isPlaceholderData && !quote.isError ? quote.data?.values : undefined;
  const make = useAct(calls.tickets.move, {
    // Closed before things are read anew: the quote is of the ticket as it was.
    leave: () => flushSync(onClose),
    onDone(answer) {
      if ('approval' in answer) {
        toast(t('waits'));
        void go(`/approvals/${answer.approval.public_id}`);
      } else toast(t('payment_link' in answer ? 'sent' : 'moved'));
    },
  });
  const wrongReason = fieldProblem(make.error, 'reason');
  const labelOf = (one: Format): string => {
    const { price } = one.prices[ticket.kind] ?? {};
    const left = one.tickets_left[ticket.kind];
    return [
      one.title,
      // «15 км» says its distance itself.
      one.title.replaceAll(' ', '\u00a0') === one.distance ? null : one.distance,
      price === undefined ? null : money(price),
      left === undefined ? null : t('left', { count: String(left) }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  const submit = values
    ? t(`submit.${values.approval_needed ? 'ask' : values.to_pay > 0 ? 'link' : 'move'}`)
    : t('submit.move');
  const starts = (known?.starts ?? []).map((one) => ({
    value: one.public_id,
    label: `${one.title}, ${day(one.starts, one.timezone)}`,
  }));
  return (
    <ActDialog
      isOpen={isOpen}
      title={t('title')}
      submit={submit}
      isBusy={make.isPending}
      error={wrongReason ? null : make.error}
      onClose={onClose}
      onSubmit={() => {
        setPressed(true);
        if (values) make.mutate({ params, body: { ...body, sum: values.sum, reason } });
      }}
    >
      <ProblemNote error={options.error} />
      <SelectField
        label={t('start')}
        options={
          starts.some(({ value }) => value === start)
            ? starts
            : [{ value: start, label: ticket.event.title }, ...starts]
        }
        value={start}
        onChange={(event) => {
          setStart(event.target.value);
          setChosen('');
          setWave('');
        }}
      />
      <RadioPick
        label={t('format')}
        name="format"
        options={formats.map((one) => ({ value: one.public_id, label: labelOf(one) }))}
        value={chosen}
        error={isPressed && chosen === '' ? t('formatMissing') : fieldProblem(quote.error, 'format')}
        onChange={(event) => {
          setChosen(event.target.value);
          setWave('');
        }}
      />
      {known && formats.length === 0 && <p>{t('noFormats')}</p>}
      {asksWave && (
        <SelectField
          label={t('wave')}
          placeholder={t('chooseWave')}
          options={(format?.clusters ?? []).map(({ name }) => ({ value: name, label: name }))}
          value={wave}
          error={isPressed && wave === '' ? t('chooseWave') : fieldProblem(quote.error, 'cluster')}
          onChange={(event) => setWave(event.target.value)}
        />
      )}
      <SelectField
        label={t('difference')}
        options={differences.map((value) => ({ value, label: t(`differences.${value}`) }))}
        value={difference}
        onChange={(event) => setDifference(event.target.value as Difference)}
      />
      <NumberField
        label={t('fee')}
        hint={t('feeHint')}
        value={fee}
        error={fieldProblem(quote.error, 'fee')}
        onChange={setFee}
      />
      {(has.age || (isAsked && isOfAge(quote.error))) && (
        <CheckField checked={has.age} onChange={(event) => setHas({ ...has, age: event.target.checked })}>
          {t('age')}
        </CheckField>
      )}
      <CheckField checked={has.reserve} onChange={(event) => setHas({ ...has, reserve: event.target.checked })}>
        {t('reserve')}
      </CheckField>
      {isAsked && <ProblemNote error={quote.error} />}
      {values && <MoveSums ticket={ticket} quote={values} />}
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        rows={2}
        maxLength={500}
        value={reason}
        error={wrongReason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActDialog>
  );
};
