import type { OfficeTicket } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Entries } from '../../../shared/ui/entries.tsx';
import { useMoment } from '../../../shared/words/moment.ts';

/** Where the ticket was moved, and the link of a move that waits for its money. */
export const Moves = ({ moves }: { moves: OfficeTicket['moves'] }) => {
  const t = useTranslations('ticketMove');
  const { money } = useFormat();
  const moment = useMoment();
  if (!moves.length) return null;
  const waiting = moves.find(({ link }) => link !== null);
  const sumOf = (sum: number): string =>
    sum === 0 ? t('sumNone') : t(sum > 0 ? 'sumPaid' : 'sumBack', { sum: money(Math.abs(sum)) });
  return (
    <Card title={t('moves')}>
      {waiting && (
        <TextField
          label={t('link')}
          hint={t('heldUntil', { moment: moment(waiting.until) })}
          readOnly
          value={waiting.link ?? ''}
          onFocus={(event) => event.target.select()}
        />
      )}
      <Entries
        items={moves.map((move) => ({
          key: move.public_id,
          when: moment(move.done ?? move.asked),
          text: (
            <>
              {t('fromTo', { from: move.from, to: move.to })}
              <br />
              {`${t(`state.${move.state}`)}, ${sumOf(move.sum)}, `}
              <Link to={`/orders/${move.order.public_id}`}>{move.order.number}</Link>
            </>
          ),
        }))}
      />
    </Card>
  );
};
