import type { TicketDetail } from '@trassa/contracts';
import { useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { fieldId } from '../../../shared/document/lead-to.ts';
import { Late } from '../../../shared/late.tsx';
import { useUser } from '../../../shared/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorSummary } from '../../../shared/ui/states/error-summary.tsx';
import { Row, Stack } from '../../../shared/ui/layout/layout.tsx';
import { ownAnswers } from '../../../shared/participant-form/own-answers.ts';
import { useFieldLabel } from './use-field-label.ts';
import { useRegistration } from './use-registration.ts';

const loadForm = () => import('../../../shared/participant-form/participant-form.tsx');

type Props = { ticket: TicketDetail; onDone(): void; onCancel?(): void };

/** Registration at the ticket's page, and a later change of it, by the form of the basket (TICKET-48). */
export const Registration = ({ ticket, onDone, onCancel }: Props) => {
  const t = useTranslations('myTicket');
  const u = useTranslations('ui');
  const user = useUser();
  const labelOf = useFieldLabel(ticket.format);
  const summary = useRef<HTMLDivElement>(null);
  const { form: asked, ...form } = useRegistration(ticket, onDone);
  const own = user && !ticket.info.registered ? ownAnswers(user) : null;
  const id = `p-${ticket.public_id}`;
  const submit = (): void => {
    if (form.submit()) requestAnimationFrame(() => summary.current?.focus());
  };
  return (
    <Stack gap={20}>
      {own && (
        <div>
          <Button kind="line" size="sm" onClick={() => form.fill(own)}>
            {t('fillOwn')}
          </Button>
        </div>
      )}
      <ErrorSummary
        ref={summary}
        items={form.wrong.map((field) => ({ id: fieldId(id, field), text: labelOf(field) }))}
      />
      <Late name="participant form" load={loadForm} height="420px">
        {({ ParticipantForm }) => (
          <ParticipantForm
            key={form.start.turn}
            ref={asked}
            id={id}
            formatId={ticket.event_format.public_id}
            eventCityId={ticket.event_city.public_id}
            answers={form.start.answers}
            serverErrors={form.errors}
            isEveryErrorShown={form.isShown}
            holdId={null}
            kept={{ size: ticket.participant?.item_size ?? null, team: ticket.team }}
            copyFrom={null}
            onChange={form.change}
          />
        )}
      </Late>
      <Row>
        <Button isBusy={form.isSending} disabled={!form.draft} onClick={submit}>
          {ticket.info.registered ? t('save') : t('register')}
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            {u('cancel')}
          </Button>
        )}
      </Row>
    </Stack>
  );
};
