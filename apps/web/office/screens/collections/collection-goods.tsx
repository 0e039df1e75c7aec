import { useQuery } from '@tanstack/react-query';
import type { CollectionProduct } from '@trassa/contracts/office';
import { collectionProductsMost } from '@trassa/rules';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { Combobox } from '../../../app/shared/ui/fields/combobox.tsx';
import { FieldError } from '../../../app/shared/ui/fields/field.tsx';
import { calls } from '../../generated/calls.ts';
import { readList } from '../../shared/api/query.ts';
import { moved } from '../../shared/order/moved.ts';
import { OrderedList, RowFacts } from '../../shared/order/ordered-list.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Status } from '../../shared/ui/status.tsx';
import css from '../delivery/delivery.module.css';

type Props = {
  /** Public ids in their order. */
  value: readonly string[];
  /** What is known of products that were chosen before. */
  known: readonly CollectionProduct[];
  mayEdit: boolean;
  error: string | undefined;
  onChange(value: string[]): void;
};

/** Products of a collection, moved by a drag, buttons or keys; saved with it. */
export const CollectionGoods = ({ value, known, mayEdit, error, onChange }: Props) => {
  const t = useTranslations('collections');
  const { number } = useFormat();
  const [added, setAdded] = useState<readonly CollectionProduct[]>([]);
  const by = new Map([...added, ...known].map((one) => [one.public_id, one]));
  // One of a draft that was kept is known by its id alone.
  const titleOf = (id: string): string => by.get(id)?.title ?? id;
  return (
    <Card title={t('goods', { count: number(value.length), max: number(collectionProductsMost) })} isFlush>
      {value.length > 0 && (
        <OrderedList
          items={value}
          idOf={(id) => id}
          titleOf={titleOf}
          move={
            mayEdit && value.length > 1
              ? {
                  send: ({ id, place }, done) => {
                    onChange(moved(value, value.indexOf(id), place - 1));
                    done();
                  },
                }
              : null
          }
        >
          {(id, name) => (
            <>
              <Link {...name} to={`/shop/products/${id}`}>
                {titleOf(id)}
              </Link>
              <RowFacts>
                {by.has(id) && by.get(id)?.state !== 'published' && <Status kind="warn">{t('notShown')}</Status>}
                {mayEdit && (
                  <Button
                    kind="quiet"
                    size="sm"
                    aria-label={t('dropOf', { title: titleOf(id) })}
                    onClick={() => onChange(value.filter((one) => one !== id))}
                  >
                    {t('drop')}
                  </Button>
                )}
              </RowFacts>
            </>
          )}
        </OrderedList>
      )}
      <div className={css['below']}>
        {value.length === 0 && <p>{t('noGoods')}</p>}
        {mayEdit && value.length >= collectionProductsMost && <p>{t('full')}</p>}
        {mayEdit && value.length < collectionProductsMost && (
          <Adding
            chosen={value}
            onAdd={(product) => {
              setAdded([...added, product]);
              onChange([...value, product.public_id]);
            }}
          />
        )}
        <FieldError text={error} />
      </div>
    </Card>
  );
};

const Adding = ({ chosen, onAdd }: { chosen: readonly string[]; onAdd(product: CollectionProduct): void }) => {
  const t = useTranslations('collections');
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const found = useQuery(
    readList(calls.products.list, {
      query: { 'f.state': ['published', 'draft'], limit: '50', ...(search.length > 1 && { search }) },
    }),
  );
  const products = (found.data?.values ?? []).filter((one) => !chosen.includes(one.public_id));
  return (
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
          if (product) onAdd({ public_id: product.public_id, title: product.title, state: product.state });
        }}
      />
    </div>
  );
};
