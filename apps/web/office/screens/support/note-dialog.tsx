import { supportNoteMax } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { TextArea } from '../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import type { DialogProps } from './dialog-props.ts';

/** A word to colleagues. */
export const NoteDialog = ({ request, isOpen, onClose }: DialogProps) => {
  const t = useTranslations('threads');
  const [text, setText] = useState('');
  const note = useAct(calls.support.note, {
    onDone: () => {
      onClose();
      setText('');
      toast(t('done.note'));
    },
  });
  const wrong = fieldProblem(note.error, 'text');
  return (
    <ActDialog
      isOpen={isOpen}
      title={t('window.note')}
      submit={t('act.save')}
      isBusy={note.isPending}
      error={wrong ? null : note.error}
      onClose={onClose}
      onSubmit={() => note.mutate({ params: { id: request.public_id }, body: { text } })}
    >
      <TextArea
        label={t('field.note')}
        hint={t('noteHint')}
        rows={5}
        maxLength={supportNoteMax}
        value={text}
        error={wrong}
        onChange={(event) => setText(event.target.value)}
      />
    </ActDialog>
  );
};
