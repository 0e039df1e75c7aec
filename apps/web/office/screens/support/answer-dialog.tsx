import { supportAnswerMax } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { CheckField } from '../../../app/shared/ui/fields/check-field.tsx';
import { TextArea } from '../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import type { DialogProps } from './dialog-props.ts';
import { ReadyPick } from './ready/ready-pick.tsx';
import { useSeenVersion } from './use-seen-version.tsx';

/** A letter to the visitor, in his language. */
export const AnswerDialog = ({ request, isOpen, onClose }: DialogProps) => {
  const t = useTranslations('threads');
  const [text, setText] = useState('');
  const [close, setClose] = useState(false);
  const answer = useAct(calls.support.answer, {
    rereads: true,
    onDone: () => {
      onClose();
      setText('');
      setClose(false);
      toast(t('done.answer'));
    },
  });
  const wrong = fieldProblem(answer.error, 'text');
  const seen = useSeenVersion({
    request,
    isOpen,
    isBusy: answer.isPending,
    error: answer.error,
    submit: t('act.send'),
  });
  const { public_id: id, language } = request;
  return (
    <ActDialog
      isOpen={isOpen}
      title={t('window.answer', { number: String(request.number) })}
      submit={seen.submit}
      isBusy={answer.isPending}
      error={wrong ? null : seen.error}
      onClose={onClose}
      onSubmit={() => seen.press((version) => answer.mutate({ params: { id }, body: { version, text, close } }))}
    >
      <p>{t(`answerIn.${language}`)}</p>
      <ReadyPick
        request={request}
        isOpen={isOpen}
        onPick={(ready) => setText((typed) => (typed.trim() ? `${typed.trimEnd()}\n\n${ready}` : ready))}
      />
      <TextArea
        label={t('field.answer')}
        rows={8}
        maxLength={supportAnswerMax}
        value={text}
        error={wrong}
        onChange={(event) => setText(event.target.value)}
      />
      <CheckField checked={close} onChange={(event) => setClose(event.target.checked)}>
        {t('closeToo')}
      </CheckField>
      {seen.changed}
    </ActDialog>
  );
};
