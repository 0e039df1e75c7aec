import type { Quote } from '@trassa/contracts';
import type { PayReason } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { Obstacle } from '../checkout.tsx';
import css from './pay-bar.module.css';

type Props = {
  quote: Quote | null;
  obstacles: readonly Obstacle[];
  /** The sum is being counted, or the payment is on its way. */
  isBusy: boolean;
  isFailed: boolean;
  onPay(): void;
};

/** What is asked below the goods, so last. */
const ofBuyer: ReadonlySet<PayReason['reason']> = new Set(['email', 'phone', 'agree']);

/** The obstacle that comes first on the page and can be led to. */
const nextOf = (obstacles: readonly Obstacle[]): Obstacle | undefined => {
  const reachable = obstacles.filter(({ target }) => target !== undefined);
  return reachable.find(({ reason }) => !ofBuyer.has(reason)) ?? reachable[0];
};

/** Sum and button at hand where the page is one column; until all is filled the button leads to what is next. */
export const PayBar = ({ quote, obstacles, isBusy, isFailed, onPay }: Props) => {
  const t = useTranslations('checkout');
  const format = useFormat();
  const next = nextOf(obstacles);
  const isReady = obstacles.length === 0;
  return (
    <section className={css['bar']} aria-label={t('bar')}>
      <p className={css['sum']}>
        <span id="pay-bar-next">{next ? next.text : t('total')}</span>
        <b>{quote ? format.money(quote.amount) : t('counting')}</b>
      </p>
      {isReady ? (
        <Button size="xl" isBusy={isBusy} disabled={isFailed} onClick={onPay}>
          {t(quote?.amount === 0 ? 'payFree' : 'barPay')}
        </Button>
      ) : (
        <Button size="xl" disabled={!next} aria-describedby="pay-bar-next" onClick={next?.onLead}>
          {t('barNext')}
        </Button>
      )}
    </section>
  );
};
