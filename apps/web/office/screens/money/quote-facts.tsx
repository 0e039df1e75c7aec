import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { useChangeWords } from '../../shared/words/change-words.ts';
import { Card } from '../../shared/ui/card.tsx';

const sums = [
  'was',
  'will_be',
  'to_return',
  'sum',
  'to_money',
  'to_certificates',
  'insurance',
  'delivery',
  'goodwill',
  'worth',
  'balance_was',
  'balance_will_be',
] as const;
const counts = [
  'orders',
  'pending',
  'tickets',
  'goods',
  'certificates',
  'purchasers',
  'holders',
  'policies_ended',
  'policies_kept',
] as const;

/** The figures that the asker saw, whichever act it is of. */
export const QuoteFacts = ({ quote }: { quote: unknown }) => {
  const t = useTranslations('quote');
  const { money, number } = useFormat();
  const { nameOf } = useChangeWords();
  const told = (typeof quote === 'object' && quote !== null ? quote : {}) as Record<string, unknown>;
  const limits = Object.entries((told['limits'] ?? {}) as Record<string, { was: number; will_be: number }>);
  const items = [
    ...limits.map(([field, { was, will_be: will }]) => ({
      key: nameOf(field),
      value: t('limit', { was: number(was), will: number(will) }),
    })),
    ...sums.flatMap((name) => {
      const value = told[name];
      return typeof value === 'number' && (value !== 0 || name === 'sum')
        ? [{ key: t(name), value: money(value) }]
        : [];
    }),
    ...counts.flatMap((name) => {
      const value = told[name];
      return typeof value === 'number' && value > 0 ? [{ key: t(name), value: number(value) }] : [];
    }),
  ];
  if (items.length === 0) return null;
  return (
    <Card title={t('title')}>
      <KeyValue items={items} />
    </Card>
  );
};
