import { useMutation } from '@tanstack/react-query';
import type { RevealedField } from '@trassa/contracts/office';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../generated/calls.ts';
import { ask } from '../../shared/api/client.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';

/** Milliseconds for which an opened field is shown (back-office 3.1). */
const shownFor = 60_000;

type Props = { id: string; field: RevealedField; masked: string; label: string };

/** A masked field and its eye: asks why, shows that one field for a minute, keeps it nowhere. */
export const Reveal = ({ id, field, masked, label }: Props) => {
  const t = useTranslations('people');
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [value, setValue] = useState<string | null>(null);
  const reveal = useMutation({
    mutationFn: () => ask(calls.people.reveal, { params: { id }, body: { field, reason } }),
    onSuccess: (answer) => {
      setValue(answer.value);
      setOpen(false);
      setReason('');
      reveal.reset();
    },
  });
  useEffect(() => {
    if (value === null) return undefined;
    const timer = setTimeout(() => setValue(null), shownFor);
    return () => clearTimeout(timer);
  }, [value]);
  const problem = fieldProblem(reveal.error, 'reason');
  return (
    <>
      <span aria-live="polite">{value ?? masked}</span>{' '}
      {value === null && (
        <Button kind="line" size="sm" aria-label={t('revealOf', { field: label })} onClick={() => setOpen(true)}>
          {t('reveal')}
        </Button>
      )}
      <ActDialog
        isOpen={isOpen}
        title={t('revealOf', { field: label })}
        submit={t('reveal')}
        isBusy={reveal.isPending}
        error={problem ? null : reveal.error}
        onSubmit={() => reveal.mutate()}
        onClose={() => setOpen(false)}
      >
        <TextField
          label={t('reason')}
          hint={t('reasonHint')}
          maxLength={500}
          value={reason}
          error={problem}
          onChange={(event) => setReason(event.target.value)}
        />
      </ActDialog>
    </>
  );
};
