import { useQuery } from '@tanstack/react-query';
import type { OfficeMailing, officeMailings } from '@trassa/contracts/office';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { readEvery } from '../../shared/api/query.ts';
import { useMay } from '../../shared/door/session.ts';
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
import { MailingActs } from './mailing-acts.tsx';
import { AudienceCount, MailingAudience } from './mailing-audience.tsx';
import { MailingPreview } from './mailing-preview.tsx';
import { MailingState } from './mailing-state.tsx';
import { MailingWords } from './mailing-words.tsx';
import own from './mailings.module.css';

/** Seconds between two looks at a mailing in a state that ends without whoever looks. */
const looks: Partial<Record<OfficeMailing['state'], number>> = { waiting: 30, scheduled: 10, preparing: 2, sending: 2 };

/** /admin/mailings/:id: a mass letter, from its draft to its last address. */
export const Mailing = () => {
  const { id = '' } = useParams();
  const mailing = useQuery(
    readEvery((data) => (data && looks[data.values.state]) ?? null, calls.mailings.read, { params: { id } }),
  );
  return <ReadState read={mailing}>{({ values }) => <Sheet key={values.public_id} mailing={values} />}</ReadState>;
};

type Values = Pick<OfficeMailing, 'title' | 'content' | 'conditions'>;
const noWords: OfficeMailing['content']['ru'] = { subject: '', preheader: '', blocks: [{ type: 'text', text: '' }] };

const Sheet = ({ mailing }: { mailing: OfficeMailing }) => {
  const t = useTranslations('mailings');
  const may = useMay();
  const isWriter = may('mailings.edit');
  const { title, content, conditions, version, public_id: id, kind, may_edit: mayEdit, problems } = mailing;
  const start = mailing.start?.public_id ?? null;
  const card = useVersioned<Values, typeof officeMailings.change>({
    call: calls.mailings.change,
    newest: { values: { title, content, conditions }, version },
    argsOf: (patch, of) => ({ params: { id }, body: { version: of, ...patch } }),
    draftKey: `mailing ${id}`,
  });
  const isSaved = card.count === 0;
  // What is wrong is told of what is saved: while it is typed anew, nothing is said of it.
  const errorOf = (field: string): string | undefined =>
    fieldProblem(card.error, field) ?? (isSaved && mailing.version > 1 ? problems[field] : undefined);
  const labelOf = (field: string): string =>
    t.has(`field.${field}` as 'field.title') ? t(`field.${field}` as 'field.title') : field;
  const whom = { kind, start, conditions: card.values.conditions };
  const { ru, en } = card.values.content;
  return (
    <>
      <PageHead
        title={title}
        isName
        state={<MailingState state={mailing.state} />}
        present={{ kind: 'mailing', id }}
        facts={[t(`value.kind.${kind}`), mailing.start?.title].filter(Boolean).join(' · ')}
        actions={<MailingActs mailing={mailing} isSaved={isSaved} />}
      />
      <DraftNote card={card} />
      {mailing.rests && (
        <Note kind="warn" role="status">
          <p>{t(`rests.${mailing.rests}`)}</p>
        </Note>
      )}
      <Split
        side={
          <>
            {mailing.counts ? (
              <Progress mailing={mailing} counts={mailing.counts} />
            ) : (
              isWriter && <AudienceCount {...whom} />
            )}
            <History call={calls.mailings.history} id={id} />
          </>
        }
      >
        {!mayEdit && mailing.at !== null && <When mailing={mailing} at={mailing.at} />}
        {mayEdit && (
          <Card title={t('letter')}>
            <div className={css['stack']}>
              <TextField
                label={t('field.title')}
                hint={t('titleHint')}
                value={card.values.title}
                maxLength={120}
                error={errorOf('title')}
                onChange={(event) => card.set('title', event.target.value)}
              />
              <div className={css['pair']}>
                <MailingWords
                  language="ru"
                  words={ru}
                  errorOf={errorOf}
                  onChange={(words) => card.set('content', { ru: words, en })}
                />
                {en ? (
                  <div className={css['stack']}>
                    <MailingWords
                      language="en"
                      words={en}
                      errorOf={errorOf}
                      onChange={(words) => card.set('content', { ru, en: words })}
                    />
                    <div className={css['row']}>
                      <Button kind="quiet" size="sm" onClick={() => card.set('content', { ru, en: null })}>
                        {t('withoutEnglish')}
                      </Button>
                    </div>
                  </div>
                ) : (
                  <div className={css['stack']}>
                    <p className={css['muted']}>{t('onlyRussian')}</p>
                    <div className={css['row']}>
                      <Button kind="line" onClick={() => card.set('content', { ru, en: noWords })}>
                        {t('withEnglish')}
                      </Button>
                    </div>
                  </div>
                )}
              </div>
            </div>
          </Card>
        )}
        <MailingAudience
          whom={whom}
          isFixed={!mayEdit}
          errorOf={errorOf}
          onChange={(next) => card.set('conditions', next)}
        />
        {isWriter && <MailingPreview mailing={mailing} />}
      </Split>
      <SaveBar
        count={card.count}
        isBusy={card.isBusy}
        problem={<ProblemNote error={card.error} />}
        onSave={card.save}
        onUndo={card.undo}
      />
      <ConflictWindow card={card} label={labelOf} />
    </>
  );
};

const When = ({ mailing, at }: { mailing: OfficeMailing; at: number }) => {
  const t = useTranslations('mailings');
  const moment = useMoment();
  const { ended } = mailing;
  return (
    <Card title={t('when')}>
      <KeyValue
        items={[
          { key: t('at'), value: moment(at) },
          ...(ended === null ? [] : [{ key: t('ended'), value: moment(ended) }]),
        ]}
      />
    </Card>
  );
};

type Counts = NonNullable<OfficeMailing['counts']>;

const Progress = ({ mailing, counts }: { mailing: OfficeMailing; counts: Counts }) => {
  const t = useTranslations('mailings');
  const { number } = useFormat();
  const over = counts.sent + counts.refused + counts.unsubscribed + counts.gone;
  const shown = ['total', 'waiting', 'queued', 'sent', 'refused', 'unsubscribed', 'gone'] as const;
  return (
    <Card title={t('progress')}>
      <div className={css['stack']}>
        <progress className={own['progress']} max={Math.max(counts.total, 1)} value={over} aria-label={t('progress')} />
        <KeyValue items={shown.map((name) => ({ key: t(`counts.${name}`), value: number(counts[name]) }))} />
        {mailing.state === 'sending' && <p className={css['muted']}>{t('pace')}</p>}
      </div>
    </Card>
  );
};
