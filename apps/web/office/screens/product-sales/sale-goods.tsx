import { useQuery } from '@tanstack/react-query';
import { saleProductsMost } from '@trassa/rules';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type from '../../../app/shared/styles/type.module.css';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { Combobox } from '../../../app/shared/ui/fields/combobox.tsx';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { Icon } from '../../../app/shared/ui/icon.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { ask } from '../../shared/api/client.ts';
import { read, readList } from '../../shared/api/query.ts';
import { Card } from '../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import css from '../delivery/delivery.module.css';
import sales from '../starts/sales.module.css';
import { besideOf, previewOf, type SaleTyped, type ShownProduct } from './typed-sale.ts';

type Props = {
  typed: SaleTyped;
  /** What is known of products that were chosen before. */
  known: readonly ShownProduct[];
  mayEdit: boolean;
  error: string | undefined;
  onChange(products: string[]): void;
};

/** Products of a sale with the price that each will have; a stronger sale beside it is named. */
export const SaleGoods = ({ typed, known, mayEdit, error, onChange }: Props) => {
  const t = useTranslations('productSales');
  const { money, number } = useFormat();
  const [added, setAdded] = useState<readonly ShownProduct[]>([]);
  const [isCut, setCut] = useState(false);
  const by = new Map([...added, ...known].map((one) => [one.public_id, one]));
  // One of a draft that was kept is known by its id alone, and is taken out as any other.
  const chosen = typed.products.map((id) => by.get(id) ?? { public_id: id, title: id, price: null, beside: [] });
  const add = (products: readonly ShownProduct[]): void => {
    setAdded([...added, ...products]);
    const ids = [...new Set([...typed.products, ...products.map((one) => one.public_id)])];
    setCut(ids.length > saleProductsMost);
    onChange(ids.slice(0, saleProductsMost).toSorted());
  };
  const columns: DataColumn<ShownProduct>[] = [
    {
      id: 'title',
      title: t('column.product'),
      onPhone: 'name',
      isWide: true,
      cell: (one) => <Link to={`/shop/products/${one.public_id}`}>{one.title}</Link>,
    },
    {
      id: 'price',
      title: t('column.price'),
      isNumber: true,
      cell: (one) => (one.price === null ? '–' : money(one.price)),
    },
    {
      id: 'after',
      title: t('column.after'),
      isNumber: true,
      onPhone: 'amount',
      cell: (one) => {
        const preview = previewOf(typed, one);
        return preview ? <b>{money(preview.price)}</b> : '–';
      },
    },
    {
      id: 'beside',
      title: t('column.beside'),
      onPhone: 'detail',
      cell: (one) => {
        const stronger = previewOf(typed, one)?.beatenBy;
        if (stronger) return t('beaten', { title: stronger.title });
        const [weaker, later] = besideOf(typed, one);
        const said = [
          ...(weaker ? [t('wins', { count: number(weaker) })] : []),
          ...(later ? [t('forMore', { count: number(later) })] : []),
        ];
        return said.join('; ') || '–';
      },
    },
    ...(mayEdit
      ? [
          {
            id: 'drop',
            title: <span className={type['hidden']}>{t('column.drop')}</span>,
            onPhone: 'status' as const,
            cell: (one: ShownProduct) => (
              <Button
                kind="quiet"
                isIcon
                aria-label={t('drop', { title: one.title })}
                onClick={() => onChange(typed.products.filter((id) => id !== one.public_id))}
              >
                <Icon name="close" size="s" />
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <Card title={t('goods', { count: number(typed.products.length) })} isFlush>
      {chosen.length > 0 && (
        <DataTable label={t('column.products')} columns={columns} rows={chosen} keyOf={(one) => one.public_id} />
      )}
      <div className={css['below']}>
        {chosen.length === 0 && <p>{t('noGoods')}</p>}
        {error && (
          <Note kind="error" role="alert">
            {error}
          </Note>
        )}
        {isCut && (
          <Note kind="warn" role="status">
            {t('mostGoods', { max: number(saleProductsMost) })}
          </Note>
        )}
        {mayEdit && <Adding onAdd={add} />}
      </div>
    </Card>
  );
};

/** A product by its name, or all that a category has now. */
const Adding = ({ onAdd }: { onAdd(products: readonly ShownProduct[]): void }) => {
  const t = useTranslations('productSales');
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const found = useQuery(
    readList(calls.products.list, {
      query: { 'f.state': ['published', 'draft'], limit: '25', ...(search.length > 1 && { search }) },
    }),
  );
  const categories = useQuery(read(calls.categories.list, {})).data?.values ?? [];
  const [category, setCategory] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [isPart, setPart] = useState(false);
  const products = found.data?.values ?? [];
  const shownOf = ({ public_id, title, price }: (typeof products)[number]): ShownProduct => ({
    public_id,
    title,
    price,
    beside: [],
  });
  const addCategory = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      const query = { 'f.category': category, 'f.state': ['published', 'draft'], limit: '200' };
      const answer = await ask(calls.products.list, { query });
      setPart(answer.next !== null);
      onAdd(answer.values.map(shownOf));
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <div className={css['add']}>
        <Combobox
          id="add-product"
          label={t('addProduct')}
          options={products.map(({ public_id: value, title: label }) => ({ value, label }))}
          value={null}
          isLoading={found.isFetching}
          onSearch={setText}
          onChange={(id) => {
            const product = products.find((one) => one.public_id === id);
            if (product) onAdd([shownOf(product)]);
          }}
        />
      </div>
      <div className={css['add']}>
        <SelectField
          id="add-category"
          label={t('addCategory')}
          placeholder={t('chooseCategory')}
          value={category}
          options={categories.map(({ public_id: value, title: label }) => ({ value, label }))}
          onChange={({ target }) => setCategory(target.value)}
        />
        <Button kind="line" disabled={!category} isBusy={isBusy} onClick={() => void addCategory()}>
          {t('add')}
        </Button>
      </div>
      <ProblemNote error={error} />
      {isPart && (
        <Note kind="warn" role="status">
          {t('categoryPart')}
        </Note>
      )}
      <p className={sales['muted']}>{t('addCategoryHint')}</p>
    </>
  );
};
