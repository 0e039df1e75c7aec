import type { ResultRow } from '@trassa/contracts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Written } from '../../../shared/i18n/written.tsx';
import { gapText, placeOf, resultPath, useResultWords } from '../../../shared/result/result-words.ts';
import type from '../../../shared/styles/type.module.css';
import css from './two-columns.module.css';

type Props = { eventCity: string; sides: readonly [ResultRow, ResultRow] };

/** Two people in two columns, a row for whatever the protocol says of either. */
export const TwoColumns = ({ eventCity, sides }: Props) => {
  const t = useTranslations('results');
  const words = useResultWords();
  const place = (nth: number | null | undefined): string | null => (nth ? t('nth', { place: nth }) : null);
  const rows: { id: string; title: string; of(row: ResultRow): string | null | undefined }[] = [
    { id: 'place', title: t('overall'), of: (row) => place(placeOf(row)) },
    { id: 'gap', title: t('toLeader'), of: (row) => row.gap && gapText(row.gap) },
    { id: 'gender', title: t('columns.position_gen'), of: (row) => place(row.position_gen) },
    { id: 'category', title: t('categories'), of: ({ category }) => category && words.category(category) },
    { id: 'inCategory', title: t('columns.position_cat'), of: (row) => place(row.position_cat) },
    { id: 'number', title: t('startNumber'), of: (row) => row.start_number },
    { id: 'team', title: t('team'), of: (row) => (row.team === words.name(row) ? null : row.team) },
    { id: 'club', title: t('club'), of: ({ club }) => club },
  ];
  return (
    <div className={css['scroll']}>
      <table className={css['table']}>
        <thead>
          <tr>
            <th scope="col">
              <span className={type['hidden']}>{t('details')}</span>
            </th>
            {sides.map((row) => (
              <th key={row.public_id} scope="col">
                <Link to={resultPath(eventCity, row.public_id)}>
                  <Written text={words.name(row)} />
                </Link>
                <b>{words.outcome(row)}</b>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ of }) => sides.some((row) => Boolean(of(row))))
            .map(({ id, title, of }) => (
              <tr key={id}>
                <th scope="row">{title}</th>
                {sides.map((row) => (
                  <td key={row.public_id}>
                    <Written text={of(row) || t('none')} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
};
