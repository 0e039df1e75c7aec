import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ListColumns } from '@trassa/contracts/office';
import { Button } from '../../../app/shared/ui/button.tsx';
import { CheckField } from '../../../app/shared/ui/fields/check-field.tsx';
import { Icon } from '../../../app/shared/ui/icon.tsx';
import { Sheet } from '../../../app/shared/ui/overlays/overlay.tsx';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../api/use-act.ts';
import type { DataColumn } from '../ui/data-table.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import { inOrder, moved } from './columns.ts';
import css from './list.module.css';
import type { ListName } from './list-name.ts';

type Props<Row> = {
  list: ListName;
  columns: readonly DataColumn<Row>[];
  kept: ListColumns | null;
  onClose(): void;
};

/** Which columns are shown, in which order; kept for the person on the server. */
export const ColumnsSheet = <Row,>({ list, columns, kept, onClose }: Props<Row>) => {
  const t = useTranslations('list');
  const [order, setOrder] = useState<readonly string[]>(inOrder(columns, kept).map(({ id }) => id));
  const [hidden, setHidden] = useState<readonly string[]>(kept?.hidden ?? []);
  const keep = useAct(calls.views.setColumns, { onDone: onClose });
  const [first] = order;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('columns')}
      footer={
        <div className={css['foot']}>
          <Button
            isBusy={keep.isPending}
            onClick={() => keep.mutate({ body: { list, columns: { order: [...order], hidden: [...hidden] } } })}
          >
            {t('save')}
          </Button>
          <Button kind="line" isBusy={keep.isPending} onClick={() => keep.mutate({ body: { list, columns: null } })}>
            {t('columnsReset')}
          </Button>
        </div>
      }
    >
      <p>{t('columnsText')}</p>
      <ProblemNote error={keep.error} />
      <ul className={css['columns']}>
        {order.map((id, index) => {
          const title = columns.find((one) => one.id === id)?.title;
          const column = typeof title === 'string' ? title : id;
          return (
            <li key={id}>
              <CheckField
                checked={id === first || !hidden.includes(id)}
                disabled={id === first}
                onChange={({ target }) =>
                  setHidden(target.checked ? hidden.filter((one) => one !== id) : [...hidden, id])
                }
              >
                {title}
              </CheckField>
              <Button
                kind="quiet"
                size="sm"
                isIcon
                aria-label={t('columnUp', { column })}
                disabled={index < 2}
                onClick={() => setOrder(moved(order, id, -1))}
              >
                <Icon name="down" size="s" className={css['flip']} />
              </Button>
              <Button
                kind="quiet"
                size="sm"
                isIcon
                aria-label={t('columnDown', { column })}
                disabled={index === 0 || index === order.length - 1}
                onClick={() => setOrder(moved(order, id, 1))}
              >
                <Icon name="down" size="s" />
              </Button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
};
