import { HttpError } from '@trassa/contracts/client';
import type { OfficeSettings, officeSettings } from '@trassa/contracts/office';
import type { SettingSection, SettingValues } from '@trassa/rules';
import type { ComponentType, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { ConflictWindow } from '../../shared/saving/conflict-window.tsx';
import { DraftNote } from '../../shared/saving/draft-note.tsx';
import { useVersioned, type Versioned } from '../../shared/saving/use-versioned.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { History } from '../../shared/ui/history.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { SaveBar } from '../../shared/ui/save-bar.tsx';
import { useChangeWords } from '../../shared/words/change-words.ts';
import { useMoment } from '../../shared/words/moment.ts';
import css from '../starts/sales.module.css';

export type FieldsProps<S extends SettingSection> = {
  values: SettingValues[S];
  settings: OfficeSettings;
  set: Versioned<SettingValues[S]>['set'];
  errorOf(field: string): string | undefined;
};

type Props<S extends SettingSection> = {
  section: S;
  settings: OfficeSettings;
  Fields: ComponentType<FieldsProps<S>>;
  /** Why, where a change has to say so. */
  reason?: string;
  /** Below the fields, by what is typed now. */
  beside?(values: SettingValues[S], errorOf: (field: string) => string | undefined): ReactNode;
};

/** Lists as a whole have no place for what is wrong with them. */
const isShown = (field: string): boolean => field !== 'social' && field !== 'partners';

/** One section: its fields, when a change counts, who changed it (back-office 5.19). */
export const SectionForm = <S extends SettingSection>({ section, settings, Fields, reason, beside }: Props<S>) => {
  const t = useTranslations('houseSettings');
  const name: SettingSection = section;
  const { nameOf } = useChangeWords();
  const navigate = useNavigate();
  const moment = useMoment();
  const { version, values, updated, updated_by: by } = settings[section];
  const card = useVersioned<SettingValues[S], typeof officeSettings.change>({
    call: calls.settings.change,
    newest: { values: values as SettingValues[S], version },
    argsOf: (patch, of) => ({ params: { id: section }, body: { ...patch, version: of, ...(reason && { reason }) } }),
    draftKey: `settings ${section}`,
    leave(answer) {
      if (!('approval' in answer)) return toast(t('saved'));
      toast(t('asked'));
      return navigate(`/approvals/${answer.approval.public_id}`);
    },
  });
  const errorOf = (field: string): string | undefined => fieldProblem(card.error, field);
  const isTold = card.error instanceof HttpError && Object.keys(card.error.answer.errors ?? {}).some(isShown);
  return (
    <>
      <DraftNote card={card} />
      <Split side={<History call={calls.settings.history} id={section} />}>
        <Card
          title={t(`section.${name}`)}
          aside={updated === null ? t('never') : t('changed', { who: by?.name ?? t('system'), at: moment(updated) })}
        >
          <fieldset className={css['stack']} disabled={!settings.may_edit}>
            <Fields values={card.values} settings={settings} set={card.set} errorOf={errorOf} />
            {beside?.(card.values, errorOf)}
          </fieldset>
        </Card>
        <Note>
          <p>{t(`effect.${name}`)}</p>
        </Note>
      </Split>
      <SaveBar
        count={card.count}
        isBusy={card.isBusy}
        problem={!isTold && <ProblemNote error={card.error} />}
        onSave={card.save}
        onUndo={card.undo}
      />
      <ConflictWindow card={card} label={nameOf} />
    </>
  );
};
