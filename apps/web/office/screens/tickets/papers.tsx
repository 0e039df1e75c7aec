import type { OfficeTicket } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextArea } from '../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { Status } from '../../shared/ui/status.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import css from './acts/acts.module.css';

type Paper = Pick<OfficeTicket['papers'][number], 'kind' | 'state' | 'note' | 'at' | 'asked'>;
const blank = (kind: Paper['kind']): Paper => ({ kind, state: null, note: '', at: null, asked: false });

/** Papers of a participant: what is asked, what was seen. */
export const Papers = ({ ticket }: { ticket: OfficeTicket }) => {
  const t = useTranslations('tickets');
  const moment = useMoment();
  const mayMark = ticket.acts.some(({ act, allowed }) => act === 'document' && allowed);
  const [refusing, setRefusing] = useState<Paper['kind']>('medical');
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const mark = useAct(calls.tickets.document, {
    onDone: ({ message }) => {
      setOpen(false);
      setNote('');
      toast(message);
    },
  });
  const papers: Paper[] = [...ticket.papers, ...(mayMark ? ticket.brought.map(blank) : [])];
  if (!papers.length) return null;
  const set = (kind: Paper['kind'], state: 'seen' | 'refused' | 'none', why = ''): void =>
    mark.mutate({ params: { id: ticket.public_id }, body: { version: ticket.version, kind, state, note: why } });
  return (
    <Card title={t('column.documents')} isFlush>
      <ul className={css['papers']}>
        {papers.map(({ kind, state, note: why, at, asked }) => (
          <li key={kind}>
            <div>
              {t(`paper.${kind}`)}{' '}
              {state === null ? (
                asked && <Status kind="wait">{t('paperAsked')}</Status>
              ) : (
                <Status kind={state === 'seen' ? 'ok' : 'wrong'}>{t(`paperState.${state}`)}</Status>
              )}
              {at !== null && (
                <>
                  <br />
                  {[moment(at), why].filter(Boolean).join(', ')}
                </>
              )}
            </div>
            {mayMark && (
              <div className={css['buttons']}>
                {state !== 'seen' && (
                  <Button kind="line" size="sm" isBusy={mark.isPending} onClick={() => set(kind, 'seen')}>
                    {t('markSeen')}
                  </Button>
                )}
                {state !== 'refused' && (
                  <Button
                    kind="line"
                    size="sm"
                    onClick={() => {
                      mark.reset();
                      setRefusing(kind);
                      setOpen(true);
                    }}
                  >
                    {t('markRefused')}
                  </Button>
                )}
                {state !== null && (
                  <Button kind="line" size="sm" isBusy={mark.isPending} onClick={() => set(kind, 'none')}>
                    {t('unmark')}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {!isOpen && <ProblemNote error={mark.error} />}
      <ActDialog
        isOpen={isOpen}
        title={t('refusePaper', { paper: t(`paper.${refusing}`) })}
        submit={t('markRefused')}
        isBusy={mark.isPending}
        error={mark.error}
        onClose={() => setOpen(false)}
        onSubmit={() => set(refusing, 'refused', note)}
      >
        <TextArea
          label={t('paperNote')}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </ActDialog>
    </Card>
  );
};
