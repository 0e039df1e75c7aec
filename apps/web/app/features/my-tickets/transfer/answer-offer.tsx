import type { Ticket } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { useSentForm } from '../../../shared/forms/use-sent-form.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CheckField } from '../../../shared/ui/fields/check-field.tsx';
import { Row, Stack } from '../../../shared/ui/layout/layout.tsx';
import { PersonalData } from '../register/personal-data.tsx';
import { useAnswerOffer } from './use-answer-offer.ts';
import { useDeadline } from '../use-deadline.ts';

type Props = { ticket: Ticket; onDone(isAccepted: boolean): void };

/** Accept or decline what somebody offers; the data to come is the recipient's own, so consent is asked anew (DEC-73). */
export const AnswerOffer = ({ ticket, onDone }: Props) => {
  const t = useTranslations('myTickets');
  const deadline = useDeadline(ticket.event_format.timezone);
  const form = useSentForm({ agree: false }, ({ agree }) => ({ agree: agree ? null : t('consentNeeded') }));
  const answer = useAnswerOffer(ticket.public_id, onDone);
  const until = ticket.transfer?.until ?? ticket.event_format.registration_end;
  return (
    <form {...form.bind(() => answer.mutate(true))}>
      <Stack gap={16}>
        <p>{t('offerText', { until: deadline(until) })}</p>
        <CheckField {...form.field('agree')}>
          {t.rich('consent', { pers: (text) => <PersonalData>{text}</PersonalData> })}
        </CheckField>
        <Row>
          <Button type="submit" isBusy={answer.isPending && answer.variables}>
            {t('accept')}
          </Button>
          <Button kind="line" isBusy={answer.isPending && !answer.variables} onClick={() => answer.mutate(false)}>
            {t('decline')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
