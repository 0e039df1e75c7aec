import { useQuery } from '@tanstack/react-query';
import type { officeReadyAnswers, OfficeReadyAnswer, ReadyAnswerFields as Fields } from '@trassa/contracts/office';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { toast } from '../../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { read } from '../../../shared/api/query.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { BehindRight } from '../../../shared/frame/behind-right.tsx';
import { useGoFromWindow } from '../../../shared/frame/use-go-from-window.ts';
import { ActDialog } from '../../../shared/saving/act-dialog.tsx';
import { ConflictWindow } from '../../../shared/saving/conflict-window.tsx';
import { DraftNote } from '../../../shared/saving/draft-note.tsx';
import { useVersioned } from '../../../shared/saving/use-versioned.ts';
import { Card, Split } from '../../../shared/ui/card.tsx';
import { History } from '../../../shared/ui/history.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import { ReadState } from '../../../shared/ui/read-state.tsx';
import { SaveBar } from '../../../shared/ui/save-bar.tsx';
import css from '../../starts/sales.module.css';
import { ReadyAnswerFields } from './ready-answer-fields.tsx';

/** /admin/support/answers/:id */
export const ReadyAnswerCard = () => (
  <BehindRight right="support.answer">
    <Reading />
  </BehindRight>
);

const Reading = () => {
  const { id = '' } = useParams();
  const answer = useQuery(read(calls.readyAnswers.read, { params: { id } }));
  return <ReadState read={answer}>{({ values }) => <Sheet key={values.public_id} answer={values} />}</ReadState>;
};

const fieldsOf = ({ title, text_ru, text_en }: OfficeReadyAnswer): Fields => ({ title, text_ru, text_en });

const Sheet = ({ answer }: { answer: OfficeReadyAnswer }) => {
  const t = useTranslations('readyAnswers');
  const id = answer.public_id;
  const card = useVersioned<Fields, typeof officeReadyAnswers.change>({
    call: calls.readyAnswers.change,
    newest: { values: fieldsOf(answer), version: answer.version },
    argsOf: (patch, version) => ({ params: { id }, body: { ...patch, version } }),
    draftKey: `ready answer ${id}`,
  });
  const errorOf = (field: string): string | undefined => fieldProblem(card.error, field);
  const isTold = Object.keys(card.values).some((field) => errorOf(field) !== undefined);
  return (
    <>
      <PageHead
        title={answer.title}
        isName
        present={{ kind: 'ready_answer', id }}
        actions={<Remove answer={answer} />}
      />
      <DraftNote card={card} />
      <Split side={<History call={calls.readyAnswers.history} id={id} />}>
        <Card title={t('about')}>
          <div className={css['stack']}>
            <ReadyAnswerFields values={card.values} set={card.set} errorOf={errorOf} />
          </div>
        </Card>
      </Split>
      <SaveBar
        count={card.count}
        isBusy={card.isBusy}
        problem={!isTold && <ProblemNote error={card.error} />}
        onSave={card.save}
        onUndo={card.undo}
      />
      <ConflictWindow
        card={card}
        label={(field) => (t.has(`field.${field}` as 'field.title') ? t(`field.${field}` as 'field.title') : field)}
        show={(_, value) => (typeof value === 'string' ? value : '–')}
      />
    </>
  );
};

const Remove = ({ answer }: { answer: OfficeReadyAnswer }) => {
  const t = useTranslations('readyAnswers');
  const go = useGoFromWindow();
  // As it was when the window was opened.
  const [seen, setSeen] = useState(answer);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const remove = useAct(calls.readyAnswers.remove, {
    leave: () => go('/support/answers', { close, replace: true }),
    onDone: () => toast(t('removed')),
  });
  return (
    <>
      <Button
        kind="line"
        onClick={() => {
          remove.reset();
          setSeen(answer);
          setOpen(true);
        }}
      >
        {t('remove')}
      </Button>
      <ActDialog
        isOpen={isOpen}
        isDanger
        title={t('removeTitle', { title: seen.title })}
        submit={t('remove')}
        isBusy={remove.isPending}
        error={remove.error}
        onSubmit={() => remove.mutate({ params: { id: seen.public_id }, query: { version: seen.version } })}
        onClose={close}
      >
        <p>{t('removeText')}</p>
      </ActDialog>
    </>
  );
};
