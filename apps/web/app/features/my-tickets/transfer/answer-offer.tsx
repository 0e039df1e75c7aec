import type { Ticket } from '@trassa/contracts';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
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
  const [isAgreed, setIsAgreed] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const answer = useAnswerOffer(ticket.public_id, onDone);
  const box = `consent-${ticket.public_id}`;
  const accept = (): void => {
    if (isAgreed) return answer.mutate(true);
    setIsAsked(true);
    document.getElementById(box)?.focus();
  };
  const until = ticket.transfer?.until ?? ticket.event_format.registration_end;
  return (
    <Stack gap={16}>
      <p>{t('offerText', { until: deadline(until) })}</p>
      <CheckField
        id={box}
        checked={isAgreed}
        error={isAsked && !isAgreed ? t('consentNeeded') : undefined}
        onChange={(event) => setIsAgreed(event.target.checked)}
      >
        {t.rich('consent', { pers: (text) => <PersonalData>{text}</PersonalData> })}
      </CheckField>
      <Row>
        <Button isBusy={answer.isPending && answer.variables} onClick={accept}>
          {t('accept')}
        </Button>
        <Button kind="line" isBusy={answer.isPending && !answer.variables} onClick={() => answer.mutate(false)}>
          {t('decline')}
        </Button>
      </Row>
    </Stack>
  );
};
