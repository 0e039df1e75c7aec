import { useQuery } from '@tanstack/react-query';
import type { OfficeTemplate, officeTemplates } from '@trassa/contracts/office';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem, hasProblemWithin } from '../../shared/api/problem.ts';
import { read } from '../../shared/api/query.ts';
import { BehindRight } from '../../shared/frame/behind-right.tsx';
import { ConflictWindow } from '../../shared/saving/conflict-window.tsx';
import { DraftNote } from '../../shared/saving/draft-note.tsx';
import { useVersioned } from '../../shared/saving/use-versioned.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { History } from '../../shared/ui/history.tsx';
import { useLetterName } from '../../shared/ui/letters.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { SaveBar } from '../../shared/ui/save-bar.tsx';
import { useChangeWords } from '../../shared/words/change-words.ts';
import css from '../starts/sales.module.css';
import { RestoreTemplate } from './restore-template.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { TemplateWord } from './template-word.tsx';

/** /admin/templates/:id: words of one letter, and how it is read. */
export const Template = () => (
  <BehindRight right="mailings.edit">
    <Reading />
  </BehindRight>
);

const Reading = () => {
  const { id = '' } = useParams();
  const template = useQuery(read(calls.templates.read, { params: { id } }));
  return <ReadState read={template}>{({ values }) => <Sheet key={values.public_id} template={values} />}</ReadState>;
};

const Sheet = ({ template }: { template: OfficeTemplate }) => {
  const t = useTranslations('templates');
  const nameOf = useLetterName();
  const { nameOf: wordName } = useChangeWords();
  const { public_id: id, words, own, aside, version } = template;
  const card = useVersioned<Record<string, string | null>, typeof officeTemplates.change>({
    call: calls.templates.change,
    newest: { values: own, version },
    argsOf: (patch, of) => ({ params: { id }, body: { version: of, words: patch as OfficeTemplate['own'] } }),
    draftKey: `template ${id}`,
    leave: () => toast(t('saved')),
  });
  // Until they are typed anew.
  const asideProblem = (key: string): string | undefined =>
    aside.includes(key) && card.values[key] === own[key] ? t('aside') : undefined;
  // A draft of an earlier release may hold words that have no field here.
  const isToldAtFields = words.some(({ word }) => hasProblemWithin(card.error, `words.${word}`));
  return (
    <>
      <PageHead
        title={nameOf(id)}
        isName
        present={{ kind: 'template', id }}
        actions={Object.values(own).some((text) => text !== null) && <RestoreTemplate template={template} />}
      />
      <DraftNote card={card} />
      <Split side={<History call={calls.templates.history} id={id} />}>
        <Card title={t('words')}>
          <div className={css['stack']}>
            <p className={css['muted']}>{t('wordsText')}</p>
            {words.map((word) => (
              <TemplateWord
                key={word.word}
                word={word}
                values={card.values}
                set={card.set}
                errorOf={(key) => fieldProblem(card.error, `words.${key}`) ?? asideProblem(key)}
              />
            ))}
          </div>
        </Card>
        <TemplatePreview id={id} isUnsaved={card.count > 0} />
      </Split>
      <SaveBar
        count={card.count}
        isBusy={card.isBusy}
        problem={!isToldAtFields && <ProblemNote error={card.error} />}
        onSave={card.save}
        onUndo={card.undo}
      />
      <ConflictWindow
        card={card}
        label={wordName}
        show={(_, value) => (typeof value === 'string' ? value : t('original'))}
      />
    </>
  );
};
