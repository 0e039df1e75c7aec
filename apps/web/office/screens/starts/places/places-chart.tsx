import type { OfficeStartPlaces } from '@trassa/contracts/office';
import { type CSSProperties, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { takenOf } from '../formats/taken-of.ts';
import css from './places-chart.module.css';
import type { PlacesRow } from './places-row.ts';

const parts = ['taken', 'held', 'reserve', 'free'] as const;
type Bar = { readonly key: string; readonly label: string; readonly capacity: number } & Record<
  (typeof parts)[number],
  number
>;
/** Bars that are drawn; the table has the rest of a start with more. */
const most = 40;

const useBars = (start: OfficeStartPlaces): Bar[] => {
  const words = useTranslations('formats');
  const rows: PlacesRow[] = start.formats
    .filter(({ status }) => status !== 'archived')
    .flatMap((format) => format.kinds.map((kind) => ({ ...kind, format })));
  return rows
    .filter(({ capacity }) => capacity > 0)
    .map((row) => ({
      key: `${row.format.public_id} ${row.kind}`,
      label: [row.format.name, ...(row.format.kinds.length > 1 ? [words(`kind.${row.kind}`).toLowerCase()] : [])].join(
        ', ',
      ),
      capacity: row.capacity,
      taken: row.ordered + row.sold,
      held: row.held,
      reserve: row.reserve,
      free: takenOf([row]).free,
    }));
};

/** What the places of each format and kind are: taken, in baskets, kept back, free; and the same as a table (back-office.md 3.4). */
export const PlacesChart = ({ start }: { start: OfficeStartPlaces }) => {
  const t = useTranslations('places');
  const { number } = useFormat();
  const id = useId();
  const bars = useBars(start);
  if (bars.length === 0) return null;
  return (
    <Card title={t('chart')}>
      <div className={css['chart']}>
        <p className={css['legend']} aria-hidden="true">
          {parts.map((part) => (
            <span key={part} data-part={part}>
              {t(`part.${part}`)}
            </span>
          ))}
        </p>
        <ul className={css['bars']} aria-hidden="true">
          {bars.slice(0, most).map((bar) => (
            <li key={bar.key}>
              <span>{bar.label}</span>
              <span>{number(bar.capacity)}</span>
              <span className={css['bar']}>
                {parts.map((part) => (
                  <i key={part} data-part={part} style={{ '--part': bar[part] / bar.capacity } as CSSProperties} />
                ))}
              </span>
            </li>
          ))}
        </ul>
        <details className={css['details']}>
          <summary>{t('asTable')}</summary>
          <div className={css['frame']} role="group" aria-labelledby={id} tabIndex={0}>
            <table>
              <caption id={id}>{t('chart')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('column.format')}</th>
                  <th scope="col">{t('column.capacity')}</th>
                  {parts.map((part) => (
                    <th key={part} scope="col">
                      {t(`part.${part}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {bars.map((bar) => (
                  <tr key={bar.key}>
                    <th scope="row">{bar.label}</th>
                    <td>{number(bar.capacity)}</td>
                    {parts.map((part) => (
                      <td key={part}>{number(bar[part])}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      </div>
    </Card>
  );
};
