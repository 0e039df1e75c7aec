import type { PickingParcel } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { Icon } from '../../../app/shared/ui/icon.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { LackLink } from './lack-link.tsx';
import css from './picking.module.css';
import { thingName } from '../../shared/words/thing-name.ts';
import { allTicked, isComplete, type Ticked, tickLine } from './ticked.ts';

type Props = {
  parcel: PickingParcel;
  ticked: Ticked;
  mayEdit: boolean;
  canRefund: boolean;
  isBusy: boolean;
  /** By the mouse, the field of the scanner waits again. */
  onTick(ticked: Ticked, isByMouse: boolean): void;
  onFinish(): void;
};

/** The parcel that is being picked: a press or a scan a piece, then the next one. */
export const PickingParcelCard = ({ parcel, ticked, mayEdit, canRefund, isBusy, onTick, onFinish }: Props) => {
  const t = useTranslations('picking');
  const { number } = useFormat();
  const { lines, order, way, city, recipient } = parcel;
  const isDone = isComplete(lines, ticked);
  return (
    <Card
      title={<Link to={`/shop/shipments/${parcel.public_id}`}>{t('parcel', { number: parcel.number })}</Link>}
      aside={[city, way, recipient.masked].filter(Boolean).join(', ')}
      footer={
        mayEdit && (
          <div className={css['acts']}>
            <Button data-key="a" isBusy={isBusy} disabled={!isDone} onClick={onFinish}>
              {t('finish')}
            </Button>
            {!isDone && (
              <Button kind="line" data-key="z" onClick={({ detail }) => onTick(allTicked(lines), detail > 0)}>
                {t('tickAll')}
              </Button>
            )}
          </div>
        )
      }
    >
      <ul className={css['lines']} aria-live="polite">
        {lines.map((line) => {
          const count = ticked[line.unique_id] ?? 0;
          const isFull = count === line.pieces;
          const name = thingName(line);
          return (
            <li key={line.unique_id} data-full={isFull || undefined}>
              <Button
                kind={isFull ? 'primary' : 'line'}
                disabled={!mayEdit}
                aria-label={t('tick', { name, count: number(count), pieces: number(line.pieces) })}
                onClick={({ detail }) => onTick(tickLine(lines, ticked, line.unique_id), detail > 0)}
              >
                {isFull && <Icon name="check" size="xs" />}
                {number(count)} / {number(line.pieces)}
              </Button>
              <span className={css['thing']}>
                <b>{name}</b>
                <small>{line.code}</small>
              </span>
              <LackLink order={order} line={line} can={canRefund} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
};
