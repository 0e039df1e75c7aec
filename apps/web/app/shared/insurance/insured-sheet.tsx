import type { InsuranceRecord } from '@trassa/contracts';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { WaitNote } from '../account/wait-note.tsx';
import { request } from '../api/browser-client.ts';
import { useSentForm, type Wrong } from '../forms/use-sent-form.ts';
import { Button } from '../ui/button.tsx';
import { Row, Stack } from '../ui/layout/layout.tsx';
import { Note } from '../ui/states/note.tsx';
import { Sheet } from '../ui/overlays/overlay.tsx';
import { toast } from '../ui/overlays/toast.tsx';
import { InsuredInputs } from './insured-inputs.tsx';
import { insuredFields, type InsuredName, insuredText, type InsuredText, readInsured } from './insured-text.ts';

type Props = { policy: InsuranceRecord; onClose(): void; onSaved(policy: InsuranceRecord): void };

/** Whole ones: a start on the first possible day is made of them. */
const seconds = (): number => Math.floor(Date.now() / 1000);

/** Fills or corrects who is insured, and the day where it was chosen, before the insurance begins (DEC-98). */
export const InsuredSheet = ({ policy, onClose, onSaved }: Props) => {
  const t = useTranslations('insured');
  const formId = useId();
  const { info, insurance, start_date } = policy;
  const [initial] = useState(() => insuredText({ ...info, start_date }));
  const [now, setNow] = useState(seconds);
  const terms = {
    isStartDate: insurance.isStartDate,
    activation_delay: insurance.activation_delay,
    format_start_time: start_date,
  };
  // A day that stays as it is has been allowed already.
  const isKept = (typed: InsuredText): boolean => typed.start_date === initial.start_date;
  const check = (typed: InsuredText): Wrong<InsuredName> => {
    const { problems } = readInsured(typed, terms, seconds());
    return { ...problems, start_date: isKept(typed) ? null : problems.start_date };
  };
  const form = useSentForm(initial, check, { saysWhenLeft: true });
  // What was filled in earlier and is no longer right speaks up at once.
  const markEarlier = useEffectEvent(() => {
    const wrong = check(initial);
    form.mark(Object.fromEntries(insuredFields.filter((name) => initial[name]).map((name) => [name, wrong[name]])));
  });
  useEffect(() => markEarlier(), []);
  const save = async (typed: InsuredText): Promise<void> => {
    const { values } = readInsured(typed, terms, seconds());
    const answer = await request(
      calls.cabinet.insured,
      {
        body: {
          ...values,
          public_id: policy.public_id,
          start_date: isKept(typed) || insurance.isStartDate ? null : values.start_date,
          count: 1,
        },
      },
      { ownErrors: true },
    );
    toast(answer.message);
    onSaved(answer.values);
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={info.last_name ? t('changeTitle') : t('nameTitle')}
      kicker={t('policy', { number: info.number, name: insurance.name })}
      footer={
        <Row>
          <Button type="submit" form={formId} isBusy={form.isBusy}>
            {t('save')}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </Row>
      }
    >
      <form {...form.bind((typed) => form.run(() => save(typed)))} id={formId} onInput={() => setNow(seconds())}>
        <Stack>
          {policy.ticket_public_id && <Note>{t('ofTicket')}</Note>}
          <InsuredInputs
            fieldOf={(name) => ({ ...form.field(name), defaultValue: initial[name] })}
            terms={terms}
            now={now}
            isNarrow
          />
          <WaitNote wait={form.wait} />
        </Stack>
      </form>
    </Sheet>
  );
};
