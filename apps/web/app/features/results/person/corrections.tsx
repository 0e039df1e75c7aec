import type { ResultDetail } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../shared/format/use-format.ts';

type Props = { corrections: ResultDetail['corrections']; timezone: string };

/** What the judges have corrected since the result was published, and when. */
export const Corrections = ({ corrections, timezone }: Props) => {
  const t = useTranslations('results');
  const format = useFormat();
  if (corrections.length === 0) return null;
  return (
    <section aria-labelledby="corrections">
      <h2 id="corrections">{t('corrections')}</h2>
      <ul>
        {corrections.map(({ at, fields, time }, index) => (
          <li key={`${at} ${index}`}>
            {t('corrected', {
              when: format.longDay(at, timezone),
              fields: fields.map((field) => t(`correctedFields.${field}`)).join(', '),
            })}
            {time && ` ${t('correctedTime', { before: time.before ?? '–', after: time.after ?? '–' })}`}
          </li>
        ))}
      </ul>
    </section>
  );
};
