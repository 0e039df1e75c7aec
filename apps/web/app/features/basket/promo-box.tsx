import type { QuoteLine } from '@trassa/contracts';
import { HttpError } from '@trassa/contracts/client';
import { type SyntheticEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { actionMessage } from '../../shared/api/error-message.ts';
import { showGlobalError } from '../../shared/api/global-error.ts';
import type { BasketItem } from '../../shared/basket/basket-item.ts';
import { changeBasket } from '../../shared/basket/basket-store.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { useErrorText } from '../../shared/i18n/error-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Tag } from '../../shared/ui/tag.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import css from './basket.module.css';
import { checkPromocode } from './check-promocode.ts';

type Props = {
  kind: 'ticket' | 'shop' | 'insurance';
  /** Lines of one kind: tickets of a group, goods, or policies. */
  lines: readonly BasketItem[];
  quotes: readonly QuoteLine[];
};

const setCode = (ids: ReadonlySet<string>, promocode: string | null): void =>
  changeBasket((goods) => goods.map((line) => (ids.has(line.unique_id) ? { ...line, promocode } : line)));

/**
 * The promocode of a kind of goods: locked and 'Изменить' when applied, the server's words under the field when refused, off
 * where the person's own discount holds (BASKET-10, PROMO-01…08).
 */
export const PromoBox = ({ kind, lines, quotes }: Props) => {
  const t = useTranslations('basket.promo');
  const words = useErrorText();
  const format = useFormat();
  const applied = lines.find((line) => line.promocode)?.promocode ?? null;
  const [typed, setTyped] = useState(applied ?? '');
  const [error, setError] = useState<string | null>(null);
  /** The code whose refusal the buyer has seen and gone back to. */
  const [read, setRead] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const saved = quotes.filter((quote) => quote.reason === 'promocode').reduce((sum, quote) => sum + quote.discount, 0);
  const refusal = quotes.find((quote) => quote.code === 'promocode')?.error ?? null;
  const shown = error ?? (applied && applied !== read ? refusal : null);
  /** Another discount takes more off, so the code is not used up (DEC-80). */
  const isOutdone = applied !== null && saved === 0 && refusal === null && quotes.some(({ discount }) => discount > 0);
  const isOff = applied === null && lines.length > 0 && lines.every(({ unique_id }) => isQuotedOff(quotes, unique_id));

  const apply = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const code = typed.trim();
    if (!code) return setError(words({ id: 'promocode_empty' }));
    setIsBusy(true);
    try {
      const good = await checkPromocode(code, lines);
      setError(null);
      setRead(null);
      setCode(good, code);
    } catch (cause) {
      if (cause instanceof HttpError && cause.status < 500)
        setError(cause.answer.errors?.['promocode'] ?? cause.answer.message);
      else {
        const message = actionMessage(cause);
        if (message) showGlobalError(message);
      }
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form className={css['promo']} onSubmit={(event) => void apply(event)} noValidate>
      <div className={css['promoRow']}>
        <TextField
          label={t(`labels.${kind}`)}
          hint={isOff ? t('off') : undefined}
          value={applied ?? typed}
          readOnly={applied !== null}
          disabled={isOff}
          error={shown ?? undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          onFocus={() => {
            setError(null);
            setRead(applied);
          }}
          onChange={(event) => setTyped(event.target.value)}
        />
        {applied === null ? (
          // Two buttons, not one that changes its type: a press on the other would end as a submit.
          <Button key="apply" kind="line" type="submit" isBusy={isBusy} disabled={isOff}>
            {t('apply')}
          </Button>
        ) : (
          <Button
            key="change"
            kind="line"
            onClick={() => {
              setTyped(applied);
              setCode(new Set(lines.map(({ unique_id }) => unique_id)), null);
            }}
          >
            {t('change')}
          </Button>
        )}
      </div>
      {applied !== null && saved > 0 && (
        <Tag kind="success" icon="check">
          {t('applied', { sum: format.money(saved) })}
        </Tag>
      )}
      {isOutdone && <Tag kind="info">{t('outdone')}</Tag>}
    </form>
  );
};

const isQuotedOff = (quotes: readonly QuoteLine[], uniqueId: string): boolean =>
  quotes.find(({ unique_id }) => unique_id === uniqueId)?.promocode_off === true;

/** Certificates take no promocode: the field says so and is off (PROMO-05). */
export const NoPromo = () => {
  const t = useTranslations('basket.promo');
  return (
    <div className={css['promo']}>
      <TextField label={t('labels.certificate')} hint={t('noCertificate')} disabled />
    </div>
  );
};
