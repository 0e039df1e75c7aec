import type { QuoteLine } from '@trassa/contracts';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { BasketItem } from '../../../shared/basket/items/basket-item.ts';
import { codeReach, discountSums } from '../../../shared/basket/discount-sums.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import css from '../basket.module.css';
import { type PromoPart, refusalOf, titlesOf } from './promo-parts.ts';

type Props = {
  label: string;
  part: PromoPart<BasketItem>;
  /** The only field of its kind: it need not say for what it is. */
  isAlone: boolean;
  /** Of the part's lines. */
  quotes: readonly QuoteLine[];
  typed: string;
  /** Refusals of what was typed, by unique_id. */
  told: Readonly<Record<string, string>>;
  isBusy: boolean;
  onType(code: string): void;
  /** The refusal was seen: the person is back in the field. */
  onRead(): void;
  onApply(event: SyntheticEvent): void;
  onChange(): void;
};

/**
 * A promocode: locked and 'Изменить' when applied, the server's words under it when refused, off where the person's own
 * discount holds (PROMO-01…04, PROMO-07).
 */
export const PromoField = (props: Props) => {
  const { label, part, isAlone, quotes, typed, told, isBusy, onType, onRead, onApply, onChange } = props;
  const t = useTranslations('basket.promo');
  const format = useFormat();
  /** The applied code whose refusal the buyer has seen and gone back to. */
  const [read, setRead] = useState<string | null>(null);
  const { code, lines } = part;
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(code);
  useEffect(() => {
    // The pressed button has made way for the other one: the keyboard goes on from there.
    if (before.current !== code && document.activeElement === document.body) button.current?.focus();
    before.current = code;
  }, [code]);
  const name = (title: string, text: string): string => t('ofItem', { title, text });
  const saved = discountSums(quotes).find(({ reason }) => reason === 'promocode')?.sum ?? 0;
  const reach = codeReach(quotes);
  const quoted = Object.fromEntries(
    quotes.flatMap(({ unique_id, code: problem, error }) =>
      problem === 'promocode' && error ? [[unique_id, error]] : [],
    ),
  );
  const refusal = code === null ? refusalOf(lines, told, name) : refusalOf(lines, quoted, name);
  /** Another discount takes more off, so the code is not used up (DEC-80). */
  const isOutdone = code !== null && saved === 0 && refusal === null && quotes.some(({ discount }) => discount > 0);
  const isOff =
    code === null &&
    lines.every(({ unique_id }) => quotes.some((quote) => quote.unique_id === unique_id && quote.promocode_off));
  return (
    <form className={css['promoField']} onSubmit={onApply} noValidate>
      <div className={css['promoRow']}>
        <TextField
          label={label}
          hint={
            isOff
              ? t('off', { reason: quotes.find(({ reason }) => reason !== null)?.reason ?? 'vip' })
              : isAlone
                ? undefined
                : t('for', { titles: titlesOf(lines).join(', ') })
          }
          value={code ?? typed}
          readOnly={code !== null}
          disabled={isOff}
          error={(code !== null && code === read ? null : refusal) ?? undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          onFocus={() => {
            setRead(code);
            if (code === null) onRead();
          }}
          onChange={(event) => {
            onType(event.target.value);
            onRead();
          }}
        />
        {code === null ? (
          // Two buttons, not one that changes its type: a press on the other would end as a submit.
          <Button key="apply" ref={button} kind="line" type="submit" isBusy={isBusy} disabled={isOff}>
            {t('apply')}
          </Button>
        ) : (
          <Button key="change" ref={button} kind="line" onClick={onChange}>
            {t('change')}
          </Button>
        )}
      </div>
      {code !== null && saved > 0 && (
        <Tag kind="success" icon="check">
          {reach.isPart
            ? t('appliedToPart', { sum: format.money(saved), used: reach.used, count: reach.count })
            : t('applied', { sum: format.money(saved) })}
        </Tag>
      )}
      {isOutdone && <Tag kind="info">{t('outdone')}</Tag>}
    </form>
  );
};
