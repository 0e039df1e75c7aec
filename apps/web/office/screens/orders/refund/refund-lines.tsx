import type { OfficeOrder, RefundQuote } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { CheckField } from '../../../../app/shared/ui/fields/check-field.tsx';
import { Stepper } from '../../../../app/shared/ui/fields/stepper.tsx';
import { TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { thingName } from '../../../shared/words/thing-name.ts';
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
  onChange(lines: Chosen): void;
};

/** Lines and their pieces to be ticked, each with what comes back of it; many of them at one press. */
export const RefundLines = ({ order, ...props }: Props) => {
  const t = useTranslations('refund');
  const lines = order.lines.filter(comesBack);
  const left = lines.filter((line) => mostOf(line) > 0);
  const isAll = left.length > 0 && left.every((line) => countOf(line, props.chosen) === mostOf(line));
  return (
    <ul className={css['lines']}>
      {left.length > 1 && (
        <li>
          <CheckField
            checked={isAll}
            onChange={() =>
              props.onChange(Object.fromEntries(left.map((line) => [line.unique_id, isAll ? noneOf : allOf(line)])))
            }
          >
            {t('all')}
          </CheckField>
        </li>
      )}
      {lines.map((line) => (
        <li key={line.unique_id}>
          <LineChoice line={line} {...props} />
        </li>
      ))}
    </ul>
  );
};

const mostOf = (line: Line): number => (line.selector === 'ticket' ? ticketsLeft(line).length : piecesLeft(line));
const countOf = (line: Line, chosen: Chosen): number => {
  const own = chosen[line.unique_id] ?? noneOf;
  return line.selector === 'ticket' ? own.tickets.length : own.pieces;
};

const LineChoice = ({ line, chosen, quote, mayOverride, onChange }: Omit<Props, 'order'> & { line: Line }) => {
  const t = useTranslations('refund');
  const { money } = useFormat();
  const { unique_id: id, selector } = line;
  const own = chosen[id] ?? noneOf;
  const tickets = ticketsLeft(line);
  const most = mostOf(line);
  const count = countOf(line, chosen);
  const change = (next: ChosenLine): void => onChange({ [id]: next });
  const quoted = quote?.lines.find((one) => one.unique_id === id);
  const told = count > 0 ? quoted : undefined;
  const toggle = (ticket: string): void => {
    const next = own.tickets.includes(ticket) ? own.tickets.filter((one) => one !== ticket) : [...own.tickets, ticket];
    change({ ...own, tickets: next });
  };
  return (
    <>
      <div className={css['pair']}>
        <CheckField checked={count > 0} disabled={most === 0} onChange={() => change(count > 0 ? noneOf : allOf(line))}>
          {thingName(line)}
          {selector === 'ticket' && tickets.length === 1 && (
            <span className={css['note']}>
              {' '}
              {t('ticket', { number: tickets[0]?.number ?? '' })} {tickets[0]?.name}
            </span>
          )}
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
              {ticket.number} <span className={css['note']}>{ticket.name}</span>
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
            onLess={() => change({ ...own, pieces: count - 1 })}
            onMore={() => change({ ...own, pieces: count + 1 })}
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
            onChange={(event) => change({ ...own, percent: event.target.value.replaceAll(/\D/g, '') })}
          />
        </div>
      )}
    </>
  );
};
