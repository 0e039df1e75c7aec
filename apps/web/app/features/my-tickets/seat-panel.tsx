import type { TicketDetail } from '@trassa/contracts';
import { HttpError } from '@trassa/contracts/client';
import { seatText } from '@trassa/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { planQuery } from '../../shared/seat-plan/plan-query.ts';
import { SeatWindow } from '../../shared/seat-plan/seat-window.tsx';
import { Block } from '../../shared/ui/layout/block.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { useTicketAction } from './use-ticket-action.ts';

type Props = { ticket: TicketDetail; spaceId: string };

/** Where the ticket sits, and another seat for it while numbers may be chosen (DEC-69). */
export const SeatPanel = ({ ticket, spaceId }: Props) => {
  const t = useTranslations('seats');
  const { language } = useLanguage();
  const client = useQueryClient();
  const { number: had } = ticket.info;
  const [isOpen, setIsOpen] = useState(false);
  const [number, setNumber] = useState(had);
  const [lost, setLost] = useState<readonly number[]>([]);
  const moving = useTicketAction(
    (wish: number) =>
      request(
        calls.seats.book,
        { body: { format_public_id: ticket.event_format.public_id, number: wish, ticket_public_id: ticket.public_id } },
        { ownErrors: true },
      ),
    () => setIsOpen(false),
  );
  const move = async (wish: number): Promise<void> => {
    try {
      await moving.mutateAsync(wish);
    } catch (error) {
      if (!(error instanceof HttpError) || error.answer.code !== 'number_taken') return;
      setLost([wish]);
      setNumber(had);
      void client.invalidateQueries({ queryKey: planQuery(spaceId).queryKey });
    }
  };
  const seat = seatText(ticket.info, language);
  return (
    <Block id="seat-title" title={t('own')} lead={seat || t('noSeat')}>
      <div>
        <Button
          kind="line"
          onClick={() => {
            setNumber(had);
            setLost([]);
            setIsOpen(true);
          }}
        >
          {t(seat ? 'another' : 'choose')}
        </Button>
      </div>
      <SeatWindow
        spaceId={spaceId}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        slots={[{ id: ticket.public_id, label: ticket.ticketNumber, number }]}
        lost={lost}
        onPick={(_, wish) => {
          setLost([]);
          setNumber(wish);
        }}
        footer={
          <Button
            size="xl"
            isBusy={moving.isPending}
            disabled={number === null || number === had}
            onClick={() => number !== null && void move(number)}
          >
            {t('move')}
          </Button>
        }
      />
    </Block>
  );
};
