import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { ActDialog } from '../../../shared/saving/act-dialog.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import css from '../sales.module.css';
import type { NumberFormat } from './number-format.ts';

type Props = { format: NumberFormat; mayEdit: boolean };

/** Numbers that are kept for a ticket, for a title, or for nobody. */
export const Pins = ({ format, mayEdit }: Props) => {
  const t = useTranslations('numbers');
  const unpin = useAct(calls.numbers.unpin);
  return (
    <div className={css['stack']}>
      <span>{t('pins')}</span>
      <ul className={css['locked']} aria-label={t('pins')}>
        {format.pins.map(({ number, note, ticket }) => (
          <li key={number} className={css['row']}>
            <b>{number}</b>
            <span className={css['name']}>
              {note}
              {note && ticket ? ', ' : ''}
              {ticket && <Link to={`/tickets/${ticket.public_id}`}>{ticket.name || ticket.public_id}</Link>}
              {!note && !ticket && <span className={css['muted']}>{t('nobody')}</span>}
            </span>
            {mayEdit && (
              <Button
                kind="quiet"
                size="sm"
                isBusy={unpin.isPending}
                onClick={() => unpin.mutate({ params: { id: format.public_id, number } })}
              >
                {t('unpin')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ProblemNote error={unpin.error} />
    </div>
  );
};

/** Keeps a number: a ticket that is named gets it at once. */
export const PinDialog = ({ format, onClose }: { format: NumberFormat; onClose(): void }) => {
  const t = useTranslations('numbers');
  const [number, setNumber] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const [ticket, setTicket] = useState('');
  const pin = useAct(calls.numbers.pin, { onDone: onClose });
  const errors = { number: fieldProblem(pin.error, 'number'), ticket: fieldProblem(pin.error, 'ticket') };
  return (
    <ActDialog
      isOpen
      title={t('pinTitle', { format: format.name })}
      submit={t('pin')}
      isBusy={pin.isPending}
      error={errors.number || errors.ticket ? null : pin.error}
      onSubmit={() =>
        pin.mutate({
          params: { id: format.public_id },
          body: { number: number ?? 0, note, ticket: ticket.trim() || null },
        })
      }
      onClose={onClose}
    >
      <p>{t('pinHint')}</p>
      <NumberField label={t('pinNumber')} isWhole value={number} error={errors.number} onChange={setNumber} />
      <TextField
        label={t('pinNote')}
        hint={t('pinNoteHint')}
        isOptional
        maxLength={100}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <TextField
        label={t('pinTicket')}
        hint={t('pinTicketHint')}
        isOptional
        maxLength={64}
        value={ticket}
        error={errors.ticket}
        onChange={(event) => setTicket(event.target.value)}
      />
    </ActDialog>
  );
};
