import { emailMaxLength, formatPhone, isEmail, normaliseEmail, parsePhone, suggestEmail } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { useDraftErrors } from '../../shared/forms/use-draft-errors.ts';
import type from '../../shared/styles/type.module.css';
import { PhoneField } from '../../shared/ui/fields/phone-field.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { changeBuyer, useBuyer, usePrefill } from './buyer.ts';

type Name = 'email' | 'phone';
type Props = {
  /** What the server refused. */
  told: { readonly [name in Name]: string | null };
  /** A field was edited: what the server said of it is old. */
  onEdit(name: Name): void;
};

/** Where the order goes: kept with every key, so that a reload loses nothing. */
export const BuyerFields = ({ told, onEdit }: Props) => {
  const t = useTranslations('checkout');
  usePrefill();
  const buyer = useBuyer();
  const { leave, errorOf } = useDraftErrors({
    problems: {
      email: isEmail(normaliseEmail(buyer.email)) ? null : { id: 'email' },
      phone: buyer.phone.trim() && !parsePhone(buyer.phone) ? { id: 'phone' } : null,
    },
    told,
  });
  const change = (name: Name, text: string): void => {
    changeBuyer({ [name]: text });
    onEdit(name);
  };
  const suggestion = suggestEmail(buyer.email);
  return (
    <>
      <TextField
        id="email"
        label={t('email')}
        hint={
          suggestion ? (
            <button type="button" className={type['link']} onClick={() => change('email', suggestion)}>
              {t('suggestion', { email: suggestion })}
            </button>
          ) : (
            t('emailHint')
          )
        }
        type="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        maxLength={emailMaxLength}
        value={buyer.email}
        error={errorOf('email')}
        onChange={(event) => change('email', event.target.value)}
        onBlur={() => leave('email')}
      />
      <PhoneField
        id="phone"
        label={t('phone')}
        isOptional
        defaultValue={formatPhone(buyer.phone)}
        error={errorOf('phone')}
        onChange={(event) => change('phone', event.target.value)}
        onBlur={() => leave('phone')}
      />
    </>
  );
};
