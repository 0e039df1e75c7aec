import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { BasketCertificate } from '../../shared/basket/items/basket-item.ts';
import { setRecipient } from '../../shared/basket/items/certificate-item.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Row } from '../../shared/ui/layout/layout.tsx';
import { Note } from '../../shared/ui/states/note.tsx';
import css from './recipient-editor.module.css';
import { RecipientFields } from './recipient-fields.tsx';
import { useRecipientForm } from './use-recipient-form.ts';

type Props = { line: BasketCertificate; onSaved?(): void };

/** The recipient of a line of the basket, changed where it stands. */
export const RecipientEditor = ({ line, onSaved }: Props) => {
  const t = useTranslations('certificates');
  const [isOpen, setIsOpen] = useState(false);
  const { errors, send, forget } = useRecipientForm((recipient) => {
    setRecipient(line.unique_id, recipient);
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
    <form className={css['form']} noValidate onSubmit={send} onInput={forget}>
      <RecipientFields initial={line.recipient} errors={errors} />
      <Row>
        <Button type="submit">{t('save')}</Button>
        <Button kind="quiet" onClick={() => setIsOpen(false)}>
          {t('cancel')}
        </Button>
      </Row>
    </form>
  );
};
