import { type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type from '../../../app/shared/styles/type.module.css';
import { Button } from '../../../app/shared/ui/button.tsx';
import { classes } from '../../../app/shared/ui/classes.ts';
import { Icon } from '../../../app/shared/ui/icon.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import { moved } from './moved.ts';
import css from './ordered-list.module.css';

/** One thing on its way to a place, from 1 on. */
export type Step = { readonly id: string; readonly place: number };

type Move = {
  /** Being sent now; it stands there at once. */
  readonly asked?: Step | undefined;
  readonly error?: Error | null;
  /** `done` once it stands there. */
  send(step: Step, done: () => void): void;
};

/** Of the thing by which a row is known: its link or button takes these. */
export type NameProps = {
  readonly className: string | undefined;
  readonly 'aria-keyshortcuts': string | undefined;
  onKeyDown(event: KeyboardEvent): void;
};

type Props<T> = {
  items: readonly T[];
  idOf(item: T): string;
  titleOf(item: T): string;
  /** Without it nothing is moved. */
  move: Move | null;
  children(item: T, name: NameProps): ReactNode;
};

/** Rows in their order, each moved by a drag, buttons or Alt with an arrow. */
export const OrderedList = <T,>({ items, idOf, titleOf, move, children }: Props<T>) => {
  const t = useTranslations('order');
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  // What was pressed goes with its row, and the browser lets go of what it moves.
  const pressed = useRef<HTMLElement | null>(null);
  const asked = move?.asked;
  const from = items.findIndex((item) => idOf(item) === asked?.id);
  const shown = asked && from >= 0 ? moved(items, from, asked.place - 1) : items;
  const order = shown.map(idOf).join();
  useEffect(() => {
    const button = pressed.current;
    if (button?.isConnected && document.activeElement === document.body) button.focus();
  }, [order]);

  const step = (index: number, to: number): void => {
    const item = items[index];
    if (!item || !move || to < 0 || to >= items.length || to === index || asked) return;
    pressed.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    move.send({ id: idOf(item), place: to + 1 }, () =>
      setSaid(t('movedTo', { place: String(to + 1), count: String(items.length) })),
    );
  };
  const drop = (event: DragEvent, to: number): void => {
    if (dragged === null) return;
    event.preventDefault();
    step(dragged, to);
    setDragged(null);
  };
  return (
    <>
      {move?.error && (
        <div className={css['problem']}>
          <ProblemNote error={move.error} />
        </div>
      )}
      <ol className={css['list']} aria-busy={asked !== undefined || undefined}>
        {shown.map((item, index) => (
          <li key={idOf(item)} className={classes(dragged === index && css['dragged'])}>
            <div
              onDragOver={(event) => dragged !== null && event.preventDefault()}
              onDrop={(event) => drop(event, index)}
            >
              <Row
                id={idOf(item)}
                title={titleOf(item)}
                index={index}
                count={shown.length}
                isMoved={move !== null}
                onMove={(to) => step(index, to)}
                onDrag={(isDragged) => setDragged(isDragged ? index : null)}
              >
                {(name) => children(item, name)}
              </Row>
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
  id: string;
  title: string;
  index: number;
  count: number;
  isMoved: boolean;
  onMove(to: number): void;
  onDrag(isDragged: boolean): void;
  children(name: NameProps): ReactNode;
};

const Row = ({ id, title, index, count, isMoved, onMove, onDrag, children }: RowProps) => {
  const t = useTranslations('order');
  const byKeys = (event: KeyboardEvent): void => {
    if (!isMoved || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(index + (event.key === 'ArrowUp' ? -1 : 1));
  };
  return (
    <div className={css['row']}>
      {isMoved && (
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
      {children({
        className: css['name'],
        'aria-keyshortcuts': isMoved ? 'Alt+ArrowUp Alt+ArrowDown' : undefined,
        onKeyDown: byKeys,
      })}
      {isMoved && (
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

/** What stands between the name of a row and its buttons. */
export const RowFacts = ({ children }: { children: ReactNode }) => <div className={css['facts']}>{children}</div>;
