import { privacyAnswers, privacyTextMax } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { RadioPick } from '../../../app/shared/ui/fields/radio-pick.tsx';
import { TextArea } from '../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import type { DialogProps } from './export-dialog.tsx';
import { IdentityFields, knownIdentity, sentIdentity } from './identity-fields.tsx';

/** The last word, by letter. */
export const AnswerDialog = ({ request, isOpen, onClose }: DialogProps) => {
  const t = useTranslations('privacy');
  const [identity, setIdentity] = useState(knownIdentity('answer', request));
  const outcomes = privacyAnswers(request.kind, request.exported !== null);
  const [picked, setPicked] = useState<(typeof outcomes)[number] | null>(null);
  const outcome = picked ?? outcomes[0] ?? 'refused';
  const [text, setText] = useState('');
  const done = useAct(calls.privacy.answer, {
    onDone: () => {
      onClose();
      toast(t('done.answer'));
    },
  });
  const errorOf = (field: string) => fieldProblem(done.error, field);
  return (
    <ActDialog
      isOpen={isOpen}
      title={t('title_answer', { number: String(request.number) })}
      submit={t('act.answer')}
      isBusy={done.isPending}
      error={['identity', 'outcome', 'text'].some((field) => errorOf(field)) ? null : done.error}
      onClose={onClose}
      onSubmit={() =>
        done.mutate({
          params: { id: request.public_id },
          body: { version: request.version, outcome, text, ...sentIdentity(identity) },
        })
      }
    >
      <p>{t('text.answer', { email: request.email ?? '' })}</p>
      <RadioPick
        label={t('field.outcome')}
        value={outcome}
        error={errorOf('outcome')}
        options={outcomes.map((value) => ({ value, label: t(`outcome.${value}`) }))}
        onChange={(event) => setPicked(event.target.value as typeof outcome)}
      />
      {!outcomes.includes('done') && <p>{t(request.kind === 'erasure' ? 'doneByErasing' : 'doneByFile')}</p>}
      {request.kind === 'withdrawal' && outcome === 'done' && <p>{t('doneByAnswer')}</p>}
      <TextArea
        label={t('field.text')}
        rows={6}
        maxLength={privacyTextMax}
        value={text}
        error={errorOf('text')}
        onChange={(event) => setText(event.target.value)}
      />
      <IdentityFields
        act="answer"
        request={request}
        value={identity}
        error={errorOf('identity')}
        onChange={setIdentity}
      />
    </ActDialog>
  );
};
