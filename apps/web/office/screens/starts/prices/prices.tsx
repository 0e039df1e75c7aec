import { useQuery } from '@tanstack/react-query';
import type { OfficeFormatRow } from '@trassa/contracts/office';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { readList } from '../../../shared/api/query.ts';
import { Nothing } from '../../../shared/ui/nothing.tsx';
import { ReadState } from '../../../shared/ui/read-state.tsx';
import { SalesHead } from '../sales-head.tsx';
import { AsVisitor } from './as-visitor.tsx';
import { Discounts } from './discounts.tsx';
import { PriceLanes } from './price-lanes.tsx';
import { PriceTable } from './price-table.tsx';

/** /admin/starts/:id/prices: what every kind of every format costs, and when it becomes dearer. */
export const Prices = () => {
  const t = useTranslations('prices');
  const { id = '' } = useParams();
  const query = { 'f.start': id, limit: '200' };
  const formats = useQuery(readList(calls.formats.list, { query }));
  const shown = (rows: readonly OfficeFormatRow[]) => rows.filter(({ status }) => status !== 'archived');
  return (
    <SalesHead id={id}>
      {(start) => (
        <ReadState read={formats}>
          {({ values }) =>
            shown(values).some(({ places }) => places.length > 0) ? (
              <>
                <PriceLanes formats={shown(values)} starts={start.starts} zone={start.timezone} />
                <PriceTable formats={shown(values)} zone={start.timezone} />
                <Discounts start={id} zone={start.timezone} formats={values} />
                <AsVisitor start={id} zone={start.timezone} formats={shown(values)} />
              </>
            ) : (
              <Nothing title={t('none')}>{t('noneText')}</Nothing>
            )
          }
        </ReadState>
      )}
    </SalesHead>
  );
};
