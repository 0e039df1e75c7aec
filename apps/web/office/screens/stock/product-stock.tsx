import { useQuery } from '@tanstack/react-query';
import type { ProductStock, StockSize } from '@trassa/contracts/office';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { useMay } from '../../shared/door/session.ts';
import { Card } from '../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { FreePieces, StockLevel } from './free-pieces.tsx';
import { sizeName } from './size-name.ts';
import { StockActs } from './stock-acts.tsx';
import { StockJournal } from './stock-journal.tsx';

/** /admin/shop/stock/:id: pieces of one product by size, what can be done with them, and every change of theirs. */
export const ProductStockCard = () => {
  const { id = '' } = useParams();
  const stock = useQuery(read(calls.stock.read, { params: { id } }));
  return <ReadState read={stock}>{({ values }) => <Sheet key={values.public_id} stock={values} />}</ReadState>;
};

const Sheet = ({ stock }: { stock: ProductStock }) => {
  const t = useTranslations('stock');
  const mayEdit = useMay()('stock.edit');
  const { public_id: id, title, sizes, category, state } = stock;
  return (
    <>
      <PageHead
        title={title}
        isName
        facts={
          <>
            <Link to={`/shop/stock?f.category=${category.public_id}`}>{category.title}</Link>
            {`, ${t(`value.state.${state}`).toLowerCase()}`}
          </>
        }
        actions={mayEdit && sizes.length > 0 && <StockActs stock={stock} />}
      />
      <Sizes sizes={sizes} />
      <StockJournal id={id} />
    </>
  );
};

const Sizes = ({ sizes }: { sizes: readonly StockSize[] }) => {
  const t = useTranslations('stock');
  const { number } = useFormat();
  const columns: DataColumn<StockSize>[] = [
    {
      id: 'size',
      title: t('column.size'),
      isWide: true,
      onPhone: 'name',
      cell: (size) => sizeName(size) || t('noSize'),
    },
    { id: 'stock', title: t('column.stock'), isNumber: true, cell: ({ stock }) => number(stock) },
    {
      id: 'taken',
      title: t('column.taken'),
      isNumber: true,
      isNamed: true,
      onPhone: 'detail',
      cell: ({ taken }) => number(taken),
    },
    {
      id: 'free',
      title: t('column.free'),
      isNumber: true,
      onPhone: 'amount',
      cell: (size) => <FreePieces size={size} />,
    },
    { id: 'mark', title: t('lowMark'), isNumber: true, isMinor: true, cell: (size) => number(size.low_mark) },
    { id: 'low', title: t('column.low'), onPhone: 'status', cell: (size) => <StockLevel size={size} /> },
  ];
  return (
    <Card title={t('sizes')} isFlush>
      {sizes.length === 0 ? (
        <p style={{ padding: 'var(--s-4)' }}>{t('noSizes')}</p>
      ) : (
        <DataTable label={t('sizes')} columns={columns} rows={sizes} keyOf={(size) => size.public_id} />
      )}
    </Card>
  );
};
