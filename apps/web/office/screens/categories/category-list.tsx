import type { OfficeCategoryRow } from '@trassa/contracts/office';
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type from '../../../app/shared/styles/type.module.css';
import { Button } from '../../../app/shared/ui/button.tsx';
import { Icon } from '../../../app/shared/ui/icon.tsx';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { CategoryStatus } from './category-status.tsx';
import css from './categories.module.css';

type Props = { categories: readonly OfficeCategoryRow[]; mayEdit: boolean };

const moved = (list: readonly OfficeCategoryRow[], from: number, to: number): OfficeCategoryRow[] => {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
};

/** Rows in their order, each moved by a drag, buttons or Alt with an arrow, and sent at once with the order that was seen. */
export const CategoryList = ({ categories, mayEdit }: Props) => {
  const t = useTranslations('categories');
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  // What was pressed goes with its row, and the browser lets go of what it moves.
  const pressed = useRef<HTMLElement | null>(null);
  const place = useAct(calls.categories.place, { rereads: true });
  const asked = place.isPending ? place.variables : undefined;
  const from = categories.findIndex(({ public_id: id }) => id === asked?.params.id);
  // Where it is going it stands at once.
  const shown = asked && from >= 0 ? moved(categories, from, asked.body.place - 1) : categories;
  const order = shown.map(({ public_id: id }) => id).join();
  useEffect(() => {
    const button = pressed.current;
    if (button?.isConnected && document.activeElement === document.body) button.focus();
  }, [order]);

  const move = (index: number, to: number): void => {
    const category = categories[index];
    if (!category || to < 0 || to >= categories.length || to === index || place.isPending) return;
    pressed.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    place.mutate(
      {
        params: { id: category.public_id },
        body: { version: category.version, place: to + 1, seen: categories.map(({ public_id: id }) => id) },
      },
      {
        onSuccess: () => setSaid(t('movedTo', { place: String(to + 1), count: String(categories.length) })),
      },
    );
  };
  const drop = (event: DragEvent, to: number): void => {
    if (dragged === null) return;
    event.preventDefault();
    move(dragged, to);
    setDragged(null);
  };
  return (
    <>
      {place.error && (
        <div className={css['problem']}>
          <ProblemNote error={place.error} />
        </div>
      )}
      <ol className={css['list']} aria-busy={place.isPending || undefined}>
        {shown.map((category, index) => (
          <li key={category.public_id} className={dragged === index ? css['dragged'] : undefined}>
            <div
              onDragOver={(event) => dragged !== null && event.preventDefault()}
              onDrop={(event) => drop(event, index)}
            >
              <Row
                category={category}
                index={index}
                count={shown.length}
                mayEdit={mayEdit}
                onMove={(to) => move(index, to)}
                onDrag={(isDragged) => setDragged(isDragged ? index : null)}
              />
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className={type['hidden']}>
        {said}
      </p>
    </>
  );
};

type RowProps = {
  category: OfficeCategoryRow;
  index: number;
  count: number;
  mayEdit: boolean;
  onMove(to: number): void;
  onDrag(isDragged: boolean): void;
};

const Row = ({ category, index, count, mayEdit, onMove, onDrag }: RowProps) => {
  const t = useTranslations('categories');
  const { public_id: id, title, published, others } = category;
  const byKeys = (event: KeyboardEvent): void => {
    if (!mayEdit || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(index + (event.key === 'ArrowUp' ? -1 : 1));
  };
  return (
    <div className={css['row']}>
      {mayEdit && (
        <span
          className={css['handle']}
          title={t('drag')}
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', id);
            onDrag(true);
          }}
          onDragEnd={() => onDrag(false)}
        >
          <Icon name="menu" size="s" />
        </span>
      )}
      <Link
        to={`/shop/categories/${id}`}
        className={css['name']}
        aria-keyshortcuts={mayEdit ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
        onKeyDown={byKeys}
      >
        {title}
      </Link>
      <div className={css['facts']}>
        <CategoryStatus category={category} />
        {published + others > 0 ? (
          <Link to={`/shop/products?f.category=${id}`}>{t('counts', { published, others })}</Link>
        ) : (
          <span className={css['none']}>{t('noProducts')}</span>
        )}
      </div>
      {mayEdit && (
        <div className={css['tools']}>
          <Button
            kind="quiet"
            size="sm"
            aria-disabled={index === 0 || undefined}
            aria-label={t('upOf', { title })}
            onClick={() => onMove(index - 1)}
          >
            {t('up')}
          </Button>
          <Button
            kind="quiet"
            size="sm"
            aria-disabled={index === count - 1 || undefined}
            aria-label={t('downOf', { title })}
            onClick={() => onMove(index + 1)}
          >
            {t('down')}
          </Button>
        </div>
      )}
    </div>
  );
};
