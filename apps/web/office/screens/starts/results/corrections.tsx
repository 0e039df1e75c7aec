import type { StartResults } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Entries } from '../../../shared/ui/entries.tsx';

/** What was corrected by hand, as the page of the result tells everybody. */
export const Corrections = ({ results: { corrections, timezone } }: { results: StartResults }) => {
  const t = useTranslations('startResults');
  const fields = useTranslations('fields');
  const { datedTime } = useFormat();
  return (
    <Card title={t('corrections')}>
      <Entries
        items={corrections.map(({ at, result, number, format, fields: changed }, index) => ({
          key: `${result} ${at} ${index}`,
          when: datedTime(at, timezone),
          text: t('correction', {
            number: number || '–',
            format,
            fields: changed.map((field) => fields(field as 'time')).join(', '),
          }),
        }))}
      />
    </Card>
  );
};
