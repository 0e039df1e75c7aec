import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { CheckField } from '../../../app/shared/ui/fields/check-field.tsx';
import { Icon } from '../../../app/shared/ui/icon.tsx';
import css from './door.module.css';

/** Shown this once: one goes on only after saying that they are kept. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone(): void }) => {
  const t = useTranslations('door');
  const [isKept, setKept] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  const save = (): void => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = t('welcome.fileName');
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <div className={css['form']}>
      <ol className={css['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={css['row']}>
        <Button kind="line" onClick={save}>
          <Icon name="doc" size="s" />
          {t('welcome.saveCodes')}
        </Button>
        <Button kind="line" onClick={() => void copy().catch(() => setCopied(false))}>
          <Icon name="copy" size="s" />
          <span role="status">{t(isCopied ? 'welcome.copied' : 'welcome.copy')}</span>
        </Button>
      </div>
      <CheckField checked={isKept} onChange={(event) => setKept(event.target.checked)}>
        {t('welcome.kept')}
      </CheckField>
      <Button disabled={!isKept} onClick={onDone}>
        {t('welcome.in')}
      </Button>
    </div>
  );
};
