import { useQuery } from '@tanstack/react-query';
import type { officeDocuments, OfficeLegalText } from '@trassa/contracts/office';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { read } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ConflictWindow } from '../../shared/saving/conflict-window.tsx';
import { DraftNote } from '../../shared/saving/draft-note.tsx';
import { useVersioned } from '../../shared/saving/use-versioned.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { History } from '../../shared/ui/history.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { SaveBar } from '../../shared/ui/save-bar.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import css from '../starts/sales.module.css';
import { DocumentActs } from './document-acts.tsx';
import { CompareDialog, DocumentVersions } from './document-versions.tsx';
import { DocumentWords, type LegalTyped } from './document-words.tsx';
import { LegalState, useAgreed, useLegalName } from './legal-state.tsx';
import { PreviewCard } from './preview-card.tsx';

/** /admin/content/documents/:id: a legal text in both languages, as it is written now. */
export const Document = () => {
  const { id = '' } = useParams();
  const text = useQuery(read(calls.documents.read, { params: { id } }));
  return <ReadState read={text}>{({ values }) => <Sheet key={values.public_id} text={values} />}</ReadState>;
};

const valuesOf = ({ title_ru, title_en, html_ru, html_en }: OfficeLegalText): LegalTyped => ({
  title_ru,
  title_en,
  html_ru,
  html_en,
});

const Sheet = ({ text }: { text: OfficeLegalText }) => {
  const t = useTranslations('legalTexts');
  const moment = useMoment();
  const agreed = useAgreed();
  const name = useLegalName();
  const { public_id: id, version, may_edit: mayEdit, problems, in_force: inForce, coming } = text;
  const card = useVersioned<LegalTyped, typeof officeDocuments.change>({
    call: calls.documents.change,
    newest: { values: valuesOf(text), version },
    argsOf: (patch, of) => ({ params: { id }, body: { version: of, ...patch } }),
    draftKey: `document ${id}`,
  });
  const isSaved = card.count === 0;
  // What is missing is told of what is saved: while it is typed anew, nothing is said of it.
  const errorOf = (field: string): string | undefined =>
    fieldProblem(card.error, field) ?? (isSaved && text.has_draft ? problems[field] : undefined);
  const labelOf = (field: string): string =>
    t.has(`field.${field}` as 'field.title_ru') ? t(`field.${field}` as 'field.title_ru') : field;
  const [isComparing, setComparing] = useState(false);
  const facts = inForce && [
    t('inForce', { number: String(inForce.number), at: moment(inForce.from) }),
    inForce.agreed && agreed(inForce),
  ];
  return (
    <>
      <PageHead
        title={name(id)}
        isName
        state={<LegalState text={text} />}
        present={{ kind: 'document', id }}
        facts={facts ? facts.filter(Boolean).join(' · ') : t('none')}
        actions={
          <>
            {inForce && (
              <a href={`/api/files/document/${id}`} target="_blank" rel="noopener">
                {t('onSite')}
              </a>
            )}
            {inForce && (text.has_draft || coming) && (
              <Button kind="line" disabled={!isSaved} onClick={() => setComparing(true)}>
                {t('compare')}
              </Button>
            )}
            <DocumentActs text={text} isSaved={isSaved} />
          </>
        }
      />
      <DraftNote card={card} />
      {coming && (
        <Note kind="info" role="status">
          <p>{t('isComing', { number: String(coming.number), at: moment(coming.from) })}</p>
        </Note>
      )}
      {text.has_draft && inForce && (
        <Note kind="warn" role="status">
          <p>{t('hasDraft')}</p>
        </Note>
      )}
      <Split
        side={
          <>
            {text.may_preview && <DocumentPreview id={id} isSaved={isSaved} />}
            <DocumentVersions text={text} />
            <History call={calls.documents.history} id={id} />
          </>
        }
      >
        <fieldset className={css['stack']} disabled={!mayEdit}>
          <Card title={t('words.of')}>
            <DocumentWords values={card.values} set={card.set} errorOf={errorOf} />
          </Card>
        </fieldset>
      </Split>
      <SaveBar
        count={card.count}
        isBusy={card.isBusy}
        problem={<ProblemNote error={card.error} />}
        onSave={card.save}
        onUndo={card.undo}
      />
      <ConflictWindow card={card} label={labelOf} />
      {isComparing && inForce && <CompareDialog text={text} version={inForce} onClose={() => setComparing(false)} />}
    </>
  );
};

const DocumentPreview = ({ id, isSaved }: { id: string; isSaved: boolean }) => (
  <PreviewCard
    id={id}
    isSaved={isSaved}
    preview={useAct(calls.documents.preview)}
    revoke={useAct(calls.documents.revokePreview)}
    addressOf={(path, language) => `${path}?language=${language}`}
  />
);
