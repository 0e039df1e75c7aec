import type { MoveEffects } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { KeyValue } from '../../../../app/shared/ui/layout/key-value.tsx';
import { Note } from '../../../../app/shared/ui/states/note.tsx';
import { Card } from '../../../shared/ui/card.tsx';

/** What a move would do, in numbers; whom it does not suit, by name of the ticket. */
export const Effects = ({ effects }: { effects: MoveEffects }) => {
  const t = useTranslations('move');
  const kinds = useTranslations('formats');
  const { datedTime, money, number } = useFormat();
  const { before, after, policies, misfits, formats, prices } = effects;
  const whenOf = ({ start_time: at, timezone }: MoveEffects['before']): string => datedTime(at, timezone);
  return (
    <Card title={t('effects')}>
      <KeyValue
        items={[
          { key: t('was'), value: `${whenOf(before)}, ${before.city}` },
          { key: t('will'), value: `${whenOf(after)}, ${after.city}` },
          { key: t('tickets'), value: number(effects.tickets) },
          { key: t('letters'), value: number(effects.letters) },
          ...(policies.moved + policies.kept > 0 ? [{ key: t('policies'), value: t('policiesText', policies) }] : []),
          ...formats.map((format) => ({
            key: format.title,
            value: t('format', {
              start: datedTime(format.start_time, after.timezone),
              end: datedTime(format.registration_end, after.timezone),
            }),
          })),
          ...prices.map((step) => ({
            key: `${step.format}, ${kinds(`kind.${step.kind}`).toLowerCase()}: ${money(step.price)}`,
            value:
              step.to === null
                ? t('priceStays', { at: datedTime(step.starts_at, after.timezone) })
                : t('priceMoves', {
                    from: datedTime(step.starts_at, after.timezone),
                    to: datedTime(step.to, after.timezone),
                  }),
          })),
        ]}
      />
      {prices.some(({ to }) => to === null) && <Note kind="warn">{t('pricesStay')}</Note>}
      {misfits.count > 0 && (
        <p>
          {t('misfits', { count: misfits.count })}{' '}
          {misfits.tickets.map(({ public_id: id, number: ticket }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={`/tickets/${id}`}>{ticket}</Link>
            </span>
          ))}
        </p>
      )}
    </Card>
  );
};
