import { Form } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useSearchField } from '../../../shared/search/use-search-field.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import css from './shop-search.module.css';

type Props = { text?: string | undefined; error?: string | undefined };

/** Looks for goods; works without scripts. */
export const ShopSearch = ({ text = '', error }: Props) => {
  const t = useTranslations('shop');
  const { ref, onInput, onSubmit } = useSearchField(text);
  return (
    <Form className={css['form']} role="search" aria-label={t('searchLabel')} action="/shop/search" onSubmit={onSubmit}>
      <TextField
        ref={ref}
        onInput={onInput}
        label={t('searchLabel')}
        error={error}
        name="text"
        type="search"
        defaultValue={text}
        maxLength={100}
        enterKeyHint="search"
      />
      <Button type="submit">{t('find')}</Button>
    </Form>
  );
};
