import { useQuery } from '@tanstack/react-query';
import type { StockRow } from '@trassa/contracts/office';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { lists } from '../../generated/lists.ts';
import { readList } from '../../shared/api/query.ts';
import { useMayInHouse } from '../../shared/door/in-house.ts';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { useListParams } from '../../shared/list/use-list.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';
import type { DataColumn } from '../../shared/ui/data-table.tsx';
import { FreePieces, StockLevel } from './free-pieces.tsx';
import { sizeName } from './size-name.ts';
import { StockSheet } from './stock-sheet.tsx';

/** /admin/shop/stock: sizes of products with their pieces, the newest products first. */
export const Stock = () => {
  const t = useTranslations('stock');
  const { number } = useFormat();
  const mayEdit = useMayInHouse()('stock.edit');
  const [isOpen, setOpen] = useState(false);
  const words = useListWords('stock');
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.stock.list, { query: params }));
  const columns: DataColumn<StockRow>[] = [
    {
      id: 'title',
      title: t('column.title'),
      isWide: true,
      onPhone: 'name',
      cell: ({ product }) => <Link to={`/shop/stock/${product.public_id}`}>{product.title}</Link>,
    },
    { id: 'size', title: t('column.size'), onPhone: 'detail', cell: (row) => sizeName(row) || '–' },
    {
      id: 'category',
      title: t('column.category'),
      isMinor: true,
      cell: ({ category }) => <Link to={`/shop/stock?f.category=${category.public_id}`}>{category.title}</Link>,
    },
    { id: 'stock', title: t('column.stock'), isNumber: true, isMinor: true, cell: ({ stock }) => number(stock) },
    { id: 'taken', title: t('column.taken'), isNumber: true, cell: ({ taken }) => number(taken) },
    {
      id: 'free',
      title: t('column.free'),
      isNumber: true,
      onPhone: 'amount',
      cell: (row) => <FreePieces size={row} />,
    },
    { id: 'low', title: t('column.low'), onPhone: 'status', cell: (row) => <StockLevel size={row} /> },
  ];
  return (
    <>
      <ListScreen
        list="stock"
        title={t('title')}
        searchHint={t('search')}
        empty={<p>{t('empty')}</p>}
        filters={lists.stock.filters}
        views={lists.stock.views}
        words={words}
        params={params}
        onChange={setParams}
        read={read}
        columns={columns}
        keyOf={(row) => row.public_id}
        actions={
          mayEdit && (
            <Button kind="line" onClick={() => setOpen(true)}>
              {t('sheet.open')}
            </Button>
          )
        }
      />
      {isOpen && <StockSheet onClose={() => setOpen(false)} />}
    </>
  );
};
