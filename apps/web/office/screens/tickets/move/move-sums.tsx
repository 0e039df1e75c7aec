import type { MoveQuote, OfficeTicket } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { KeyValue } from '../../../../app/shared/ui/layout/key-value.tsx';
import { Note } from '../../../../app/shared/ui/states/note.tsx';
import { useMoment } from '../../../shared/words/moment.ts';
import css from '../../money/money.module.css';

/** What a move costs, until when it waits, and what the ticket loses by it. */
export const MoveSums = ({ ticket, quote }: { ticket: OfficeTicket; quote: MoveQuote }) => {
  const t = useTranslations('ticketMove');
  const { money } = useFormat();
  const moment = useMoment();
  const { keeps } = quote;
  const lost = [
    ...(keeps.registration ? [] : ['registration' as const]),
    ...(keeps.number ? [] : ['number' as const]),
    ...(keeps.team ? [] : ['team' as const]),
    ...(ticket.shirt !== null && keeps.shirt === null && keeps.registration ? ['shirt' as const] : []),
  ];
  const name = quote.to_pay > 0 ? 'toPay' : quote.to_return > 0 ? 'toReturn' : 'noDifference';
  return (
    <>
      <KeyValue
        items={[
          { key: t('was'), value: money(quote.was) },
          { key: t('willBe'), value: money(quote.will_be) },
          ...(quote.fee > 0 ? [{ key: t('feeOf'), value: money(quote.fee) }] : []),
          ...(quote.to_certificates > 0 ? [{ key: t('toCertificates'), value: money(quote.to_certificates) }] : []),
        ]}
      />
      <p className={css['pair']} role="status">
        <span className={css['big']}>{t(name)}</span>
        <span className={css['big']}>{money(Math.abs(quote.sum))}</span>
      </p>
      {quote.expires_at !== null && (
        <p className={css['note']}>{t('heldUntil', { moment: moment(quote.expires_at) })}</p>
      )}
      {lost.length > 0 && (
        <Note kind={keeps.registration ? 'info' : 'warn'}>
          {lost.map((what) => (
            <p key={what}>{t(`lost.${what}`)}</p>
          ))}
        </Note>
      )}
      {quote.approval_needed && (
        <Note kind="info">
          <p>{t('approvalNeeded')}</p>
        </Note>
      )}
    </>
  );
};
