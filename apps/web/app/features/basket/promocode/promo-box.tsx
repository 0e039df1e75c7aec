import type { QuoteLine } from '@trassa/contracts';
import { type SyntheticEvent, useState } from 'react';
import { showFault } from '../../../shared/api/refusal-text.ts';
import type { BasketItem } from '../../../shared/basket/items/basket-item.ts';
import { changeBasket } from '../../../shared/basket/basket-store.ts';
import { useErrorText } from '../../../shared/i18n/error-text.ts';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import css from '../basket.module.css';
import { checkPromocode, type Promo } from './check-promocode.ts';
import { PromoField } from './promo-field.tsx';
import { promoParts } from './promo-parts.ts';

type Props = {
  promo: Promo;
  /** Lines of one kind: tickets of a group, goods, or policies. */
  lines: readonly BasketItem[];
  quotes: readonly QuoteLine[];
};

const setCode = (ids: ReadonlySet<string>, promocode: string | null): void =>
  changeBasket((goods) => goods.map((line) => (ids.has(line.unique_id) ? { ...line, promocode } : line)));

const idsOf = (lines: readonly BasketItem[]): ReadonlySet<string> => new Set(lines.map(({ unique_id }) => unique_id));

/**
 * Promocodes of a kind of goods: a field for the items of each code, and one for the items without a code, under which the
 * server's words about each of them stand (BASKET-10, PROMO-01…08).
 */
export const PromoBox = ({ promo, lines, quotes }: Props) => {
  const words = useErrorText();
  const [typed, setTyped] = useState('');
  /** What was said of the code that was typed last, by unique_id. */
  const [told, setTold] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);

  const apply = async (event: SyntheticEvent, asked: readonly BasketItem[]): Promise<void> => {
    event.preventDefault();
    const code = typed.trim();
    if (!code) {
      const text = words({ id: 'promocode_empty' });
      return setTold(Object.fromEntries(asked.map(({ unique_id }) => [unique_id, text])));
    }
    setIsBusy(true);
    try {
      const { good, refused } = await checkPromocode(promo, code, asked);
      setTold(refused);
      if (good.size > 0) setCode(good, code);
    } catch (cause) {
      showFault(cause);
    } finally {
      setIsBusy(false);
    }
  };
  const parts = promoParts(lines);
  return (
    <div className={css['promo']}>
      {parts.map((part) => (
        // Named by its first line: a code that all lines take leaves the same field in its place.
        <PromoField
          key={part.lines[0]?.unique_id}
          label={promo.label}
          part={part}
          isAlone={parts.length === 1}
          quotes={quotes.filter(({ unique_id }) => part.lines.some((line) => line.unique_id === unique_id))}
          typed={typed}
          told={told}
          isBusy={isBusy}
          onType={setTyped}
          onRead={() => setTold({})}
          onApply={(event) => void apply(event, part.lines)}
          onChange={() => {
            setTyped(part.code ?? '');
            setTold({});
            setCode(idsOf(part.lines), null);
          }}
        />
      ))}
    </div>
  );
};

/** Goods that take no promocode: the field says so and is off (PROMO-05). */
export const NoPromo = ({ label, hint }: { label: string; hint: string }) => (
  <div className={css['promo']}>
    <TextField label={label} hint={hint} disabled />
  </div>
);
