import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { BasketCertificate } from '../../shared/basket/items/basket-item.ts';
import { setRecipient } from '../../shared/basket/items/certificate-item.ts';
import { useSentForm } from '../../shared/forms/use-sent-form.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Row } from '../../shared/ui/layout/layout.tsx';
import { Note } from '../../shared/ui/states/note.tsx';
import css from './recipient-editor.module.css';
import { RecipientFields } from './recipient-fields.tsx';
import { blankRecipient, checkTypedRecipient, typedRecipient } from './recipient-form.ts';

type Props = { line: BasketCertificate; onSaved?(): void };

/** The recipient of a line of the basket, changed where it stands. */
export const RecipientEditor = ({ line, onSaved }: Props) => {
  const t = useTranslations('certificates');
  const [isOpen, setIsOpen] = useState(false);
  const form = useSentForm(blankRecipient, checkTypedRecipient);
  const submit = form.bind((typed) => {
    setRecipient(line.unique_id, typedRecipient(typed));
    form.reset();
    setIsOpen(false);
    onSaved?.();
  });
  if (!isOpen) {
    return (
      <div className={css['closed']}>
        {!line.recipient && <Note kind="warn">{t('missing')}</Note>}
        <Button kind="line" size="sm" onClick={() => setIsOpen(true)}>
          {line.recipient ? t('edit') : t('fill')}
        </Button>
      </div>
    );
  }
  return (
    <form {...submit} className={css['form']}>
      <RecipientFields initial={line.recipient} form={form} />
      <Row>
        <Button type="submit">{t('save')}</Button>
        <Button kind="quiet" onClick={() => setIsOpen(false)}>
          {t('cancel')}
        </Button>
      </Row>
    </form>
  );
};
