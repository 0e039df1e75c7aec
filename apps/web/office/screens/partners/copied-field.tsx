import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import css from '../starts/sales.module.css';

type Props = { label: string; value: string };

/** A text to be taken away, chosen by a touch and copied by a press. */
export const CopiedField = ({ label, value }: Props) => {
  const t = useTranslations('partners');
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  return (
    <div className={css['stack']}>
      <TextField label={label} readOnly value={value} onFocus={(event) => event.target.select()} />
      <div className={css['row']}>
        <Button kind="line" size="sm" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <span role="status">{isCopied && t('copied')}</span>
      </div>
    </div>
  );
};
