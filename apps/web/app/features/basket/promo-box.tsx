import type { QuoteLine } from '@trassa/contracts';
import { HttpError } from '@trassa/contracts/client';
import { type SyntheticEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
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

type Props = { lines: readonly BasketItem[]; quotes: readonly QuoteLine[] };

const setCode = (groupId: string, promocode: string | null): void =>
  changeBasket((goods) => goods.map((line) => (line.groupId === groupId ? { ...line, promocode } : line)));

/** The promocode of a group: locked and 'Изменить' when applied, the server's words under the field when refused (BASKET-10). */
export const PromoBox = ({ lines, quotes }: Props) => {
  const t = useTranslations('basket.promo');
  const words = useErrorText();
  const format = useFormat();
  const first = lines[0];
  const applied = first?.promocode ?? null;
  const [typed, setTyped] = useState(applied ?? '');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  if (!first) return null;
  const saved = quotes.filter((quote) => quote.reason === 'promocode').reduce((sum, quote) => sum + quote.discount, 0);
  const refusal = quotes.find((quote) => quote.code === 'promocode')?.error ?? null;
  const shown = error ?? (applied ? refusal : null);

  const apply = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const code = typed.trim();
    if (!code) return setError(words({ id: 'promocode_empty' }));
    setIsBusy(true);
    try {
      const count = lines.reduce((sum, line) => sum + line.count, 0);
      await request(
        calls.promocodes.ticket,
        { params: { code, format_public_id: first.format_public_id }, query: { count } },
        { ownErrors: true },
      );
      setError(null);
      setCode(first.groupId, code);
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
    <form className={css['promo']} onSubmit={(event) => void apply(event)}>
      <div className={css['promoRow']}>
        <TextField
          label={t('label')}
          value={applied ?? typed}
          readOnly={applied !== null}
          error={shown ?? undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          onFocus={() => setError(null)}
          onChange={(event) => setTyped(event.target.value)}
        />
        {applied === null ? (
          // Two buttons, not one that changes its type: a press on the other would end as a submit.
          <Button key="apply" kind="line" type="submit" isBusy={isBusy}>
            {t('apply')}
          </Button>
        ) : (
          <Button
            key="change"
            kind="line"
            onClick={() => {
              setTyped(applied);
              setCode(first.groupId, null);
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
    </form>
  );
};
