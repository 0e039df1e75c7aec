import type { OfficeOrder } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextArea, TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { ConflictWindow } from '../../shared/saving/conflict-window.tsx';
import { useVersioned } from '../../shared/saving/use-versioned.ts';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { SaveBar } from '../../shared/ui/save-bar.tsx';

/** Where letters and calls about an order go, and the note of the staff (5.14); what is masked stays unless it is typed anew. */
export const OrderContacts = ({ order, onDone }: { order: OfficeOrder; onDone(): void }) => {
  const t = useTranslations('orders');
  const { buyer } = order;
  const kept = { email: buyer.email?.masked ?? null, phone: buyer.phone?.masked ?? null };
  const card = useVersioned({
    call: calls.orders.edit,
    newest: { values: { ...kept, note: order.note }, version: order.version },
    argsOf: ({ email, phone, note }, version) => ({
      params: { id: order.public_id },
      body: {
        version,
        ...(email === undefined ? {} : { email: email ?? '' }),
        ...(phone === undefined ? {} : { phone: phone ?? '' }),
        ...(note === undefined ? {} : { note }),
      },
    }),
  });
  const errors = (['email', 'phone', 'note'] as const).map((field) => fieldProblem(card.error, field));
  const typed = (field: 'email' | 'phone'): string => (field in card.patch ? (card.patch[field] ?? '') : '');
  const hint = (mask: string | null): string | undefined => (mask === null ? undefined : t('kept', { mask }));
  return (
    <>
      <TextField
        label={t('email')}
        type="email"
        autoComplete="off"
        maxLength={300}
        hint={hint(kept.email)}
        value={typed('email')}
        error={errors[0]}
        onChange={(event) => card.set('email', event.target.value || kept.email)}
      />
      <TextField
        label={t('phone')}
        type="tel"
        autoComplete="off"
        maxLength={40}
        hint={hint(kept.phone)}
        value={typed('phone')}
        error={errors[1]}
        onChange={(event) => card.set('phone', event.target.value || kept.phone)}
      />
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        maxLength={2000}
        value={card.values.note}
        error={errors[2]}
        onChange={(event) => card.set('note', event.target.value)}
      />
      {card.count === 0 && (
        <div>
          <Button kind="line" size="sm" onClick={onDone}>
            {t('closeContacts')}
          </Button>
        </div>
      )}
      <SaveBar
        count={card.count}
        isBusy={card.isBusy}
        problem={errors.some(Boolean) ? null : <ProblemNote error={card.error} />}
        onSave={card.save}
        onUndo={card.undo}
      />
      <ConflictWindow card={card} label={(field) => t(field as 'note')} />
    </>
  );
};
