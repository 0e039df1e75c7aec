import type { InsuranceRecord } from '@trassa/contracts';
import { HttpError } from '@trassa/contracts/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { request } from '../api/browser-client.ts';
import { actionMessage } from '../api/error-message.ts';
import { showGlobalError } from '../api/global-error.ts';
import { Button } from '../ui/button.tsx';
import { Row, Stack } from '../ui/layout/layout.tsx';
import { Note } from '../ui/states/note.tsx';
import { Sheet } from '../ui/overlays/overlay.tsx';
import { toast } from '../ui/overlays/toast.tsx';
import { InsuredInputs } from './insured-inputs.tsx';
import { insuredFields, insuredText } from './insured-text.ts';
import { useInsuredText } from './use-insured-text.ts';

type Props = { policy: InsuranceRecord; onClose(): void; onSaved(policy: InsuranceRecord): void };
type FieldTexts = Readonly<Partial<Record<string, string>>>;

/** Fills or corrects who is insured, and the day where it was chosen, before the insurance begins (DEC-98). */
export const InsuredSheet = ({ policy, onClose, onSaved }: Props) => {
  const t = useTranslations('insured');
  const formId = useId();
  const { info, insurance, start_date } = policy;
  const [initial] = useState(() => ({ ...info, start_date }));
  const [told, setTold] = useState<FieldTexts>({});
  const [isSent, setIsSent] = useState(false);
  const [startText] = useState(() => insuredText(initial).start_date);
  const terms = useMemo(
    () => ({
      isStartDate: insurance.isStartDate,
      activation_delay: insurance.activation_delay,
      format_start_time: start_date,
    }),
    [insurance, start_date],
  );
  const form = useInsuredText({ initial, terms, serverErrors: told, isEveryErrorShown: isSent });
  // A day that stays as it is has been allowed already.
  const isKept = form.text.start_date === startText;
  const wrong = insuredFields.filter((name) => form.problems[name] && !(name === 'start_date' && isKept));
  const focusOn = (name: string | undefined): void => {
    if (name) requestAnimationFrame(() => document.getElementById(`${formId}-${name}`)?.focus());
  };
  const saving = useMutation({
    mutationFn: () =>
      request(
        calls.cabinet.insured,
        {
          body: {
            ...form.values,
            public_id: policy.public_id,
            start_date: isKept || insurance.isStartDate ? null : form.values.start_date,
            count: 1,
          },
        },
        { ownErrors: true },
      ),
    meta: { ownErrors: true },
    onSuccess: ({ message, values }) => {
      toast(message);
      onSaved(values);
    },
    onError: (error) => {
      const errors = error instanceof HttpError ? (error.answer.errors ?? {}) : {};
      const first = insuredFields.find((name) => errors[name]);
      setTold(errors);
      focusOn(first);
      const message = first ? null : actionMessage(error);
      if (message) showGlobalError(message);
    },
  });
  const save = (event: FormEvent): void => {
    event.preventDefault();
    setIsSent(true);
    if (wrong.length > 0) focusOn(wrong[0]);
    else saving.mutate();
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={info.last_name ? t('changeTitle') : t('nameTitle')}
      kicker={t('policy', { number: info.number, name: insurance.name })}
      footer={
        <Row>
          <Button type="submit" form={formId} isBusy={saving.isPending}>
            {t('save')}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </Row>
      }
    >
      <form id={formId} noValidate onSubmit={save}>
        <Stack>
          {policy.ticket_public_id && <Note>{t('ofTicket')}</Note>}
          <InsuredInputs
            id={formId}
            form={isKept ? withoutStartError(form, told) : form}
            terms={terms}
            isNarrow
            onEdit={(name) => setTold((now) => ({ ...now, [name]: undefined }))}
          />
        </Stack>
      </form>
    </Sheet>
  );
};

const withoutStartError = (
  form: ReturnType<typeof useInsuredText>,
  told: FieldTexts,
): ReturnType<typeof useInsuredText> => ({
  ...form,
  errorOf: (name) => (name === 'start_date' ? told[name] : form.errorOf(name)),
});
