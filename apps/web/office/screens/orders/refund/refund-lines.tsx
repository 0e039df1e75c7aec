import type { OfficeOrder, RefundQuote } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { CheckField } from '../../../../app/shared/ui/fields/check-field.tsx';
import { Stepper } from '../../../../app/shared/ui/fields/stepper.tsx';
import { TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import css from '../../money/money.module.css';
import {
  allOf,
  type Chosen,
  type ChosenLine,
  comesBack,
  type Line,
  noneOf,
  piecesLeft,
  ticketsLeft,
} from './chosen.ts';

type Props = {
  order: OfficeOrder;
  chosen: Chosen;
  quote: RefundQuote | undefined;
  mayOverride: boolean;
  onChange(id: string, line: ChosenLine): void;
};

/** Lines and their pieces to be ticked, each with what comes back of it. */
export const RefundLines = ({ order, ...props }: Props) => (
  <ul className={css['lines']}>
    {order.lines.filter(comesBack).map((line) => (
      <li key={line.unique_id}>
        <LineChoice line={line} {...props} />
      </li>
    ))}
  </ul>
);

const LineChoice = ({ line, chosen, quote, mayOverride, onChange }: Omit<Props, 'order'> & { line: Line }) => {
  const t = useTranslations('refund');
  const { money } = useFormat();
  const { unique_id: id, selector } = line;
  const own = chosen[id] ?? noneOf;
  const tickets = ticketsLeft(line);
  const most = selector === 'ticket' ? tickets.length : piecesLeft(line);
  const count = selector === 'ticket' ? own.tickets.length : own.pieces;
  const quoted = quote?.lines.find((one) => one.unique_id === id);
  const told = count > 0 ? quoted : undefined;
  const toggle = (ticket: string): void => {
    const next = own.tickets.includes(ticket) ? own.tickets.filter((one) => one !== ticket) : [...own.tickets, ticket];
    onChange(id, { ...own, tickets: next });
  };
  return (
    <>
      <div className={css['pair']}>
        <CheckField
          checked={count > 0}
          disabled={most === 0}
          onChange={() => onChange(id, count > 0 ? noneOf : allOf(line))}
        >
          {line.title}
          {most === 0 && <span className={css['note']}> {t('nothingLeft')}</span>}
        </CheckField>
        <b>{told ? money(told.sum) : money(line.total)}</b>
      </div>
      {count > 0 && selector === 'ticket' && tickets.length > 1 && (
        <div className={css['pieces']}>
          {tickets.map((ticket) => (
            <CheckField
              key={ticket.public_id}
              checked={own.tickets.includes(ticket.public_id)}
              onChange={() => toggle(ticket.public_id)}
            >
              {ticket.number}
            </CheckField>
          ))}
        </div>
      )}
      {count > 0 && selector !== 'ticket' && most > 1 && (
        <div className={css['pieces']}>
          <Stepper
            value={count}
            label={t('pieces')}
            canLess={count > 1}
            canMore={count < most}
            onLess={() => onChange(id, { ...own, pieces: count - 1 })}
            onMore={() => onChange(id, { ...own, pieces: count + 1 })}
          />
        </div>
      )}
      {told && (
        <p className={css['note']}>
          {told.obstacle === null
            ? [
                t('ofPaid', { paid: money(told.paid) }),
                told.percent === null ? null : t('percentIs', { percent: String(told.percent) }),
                told.insurance > 0 ? t('withInsurance', { sum: money(told.insurance) }) : null,
                ...told.why.map((why) => t(`why.${why}`)),
              ]
                .filter((word) => word !== null)
                .join(' · ')
            : t(`obstacle.${told.obstacle}`)}
        </p>
      )}
      {count > 0 && mayOverride && (
        <div className={css['short']}>
          <TextField
            label={t('percent')}
            isOptional
            inputMode="numeric"
            maxLength={3}
            placeholder={told?.policy_percent === null || told === undefined ? '' : String(told.policy_percent)}
            value={own.percent}
            onChange={(event) => onChange(id, { ...own, percent: event.target.value.replaceAll(/\D/g, '') })}
          />
        </div>
      )}
    </>
  );
};
