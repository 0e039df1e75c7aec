import type { OfficeProject } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useGoFromWindow } from '../../shared/frame/use-go-from-window.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';

type Window = { isOpen: boolean; onClose(): void };
type Titles = { title_ru: string; title_en: string; link: string };
type TitleProps = {
  values: Titles;
  set(values: Titles): void;
  errorOf(field: string): string | undefined;
};

const TitleFields = ({ values, set, errorOf }: TitleProps) => {
  const form = useTranslations('startForm');
  return (
    <>
      <TextField
        label={form('titleRu')}
        maxLength={120}
        value={values.title_ru}
        error={errorOf('title_ru')}
        onChange={(change) => set({ ...values, title_ru: change.target.value })}
      />
      <TextField
        label={form('titleEn')}
        isOptional
        maxLength={120}
        value={values.title_en}
        error={errorOf('title_en')}
        onChange={(change) => set({ ...values, title_en: change.target.value })}
      />
    </>
  );
};

const LinkField = ({ values, set, errorOf }: TitleProps) => {
  const t = useTranslations('series');
  return (
    <TextField
      label={t('link')}
      isOptional
      type="url"
      placeholder="https://"
      maxLength={500}
      value={values.link}
      error={errorOf('link')}
      onChange={(change) => set({ ...values, link: change.target.value })}
    />
  );
};

const none: Titles = { title_ru: '', title_en: '', link: '' };
const bodyOf = (values: Titles) => ({
  title_ru: values.title_ru,
  title_en: values.title_en || null,
  link: values.link || null,
});
/** A refusal that a field tells is not told once more below. */
const beside = (error: Error | null, ...fields: readonly string[]): Error | null =>
  fields.some((field) => fieldProblem(error, field) !== undefined) ? null : error;

export const NewProject = ({ isOpen, onClose }: Window) => {
  const t = useTranslations('series');
  const [values, setValues] = useState(none);
  const create = useAct(calls.projects.create, { onDone: onClose });
  const props = { values, set: setValues, errorOf: (field: string) => fieldProblem(create.error, field) };
  return (
    <ActDialog
      isOpen={isOpen}
      title={t('newProject')}
      submit={t('create')}
      isBusy={create.isPending}
      error={beside(create.error, 'title_ru', 'title_en', 'link')}
      onSubmit={() => create.mutate({ body: bodyOf(values) })}
      onClose={onClose}
    >
      <TitleFields {...props} />
      <LinkField {...props} />
    </ActDialog>
  );
};

export const ChangeProject = ({ project, isOpen, onClose }: Window & { project: OfficeProject }) => {
  const t = useTranslations('series');
  const [base] = useState(project);
  const [values, setValues] = useState<Titles>({
    title_ru: project.title_ru,
    title_en: project.title_en ?? '',
    link: project.link ?? '',
  });
  const change = useAct(calls.projects.change, { onDone: onClose });
  const props = { values, set: setValues, errorOf: (field: string) => fieldProblem(change.error, field) };
  return (
    <ActDialog
      isOpen={isOpen}
      title={t('changeProject')}
      submit={t('save')}
      isBusy={change.isPending}
      error={beside(change.error, 'title_ru', 'title_en', 'link')}
      onSubmit={() =>
        change.mutate({ params: { id: base.public_id }, body: { ...bodyOf(values), version: base.version } })
      }
      onClose={onClose}
    >
      <TitleFields {...props} />
      <LinkField {...props} />
    </ActDialog>
  );
};

export const RemoveProject = ({ project, isOpen, onClose }: Window & { project: OfficeProject }) => {
  const t = useTranslations('series');
  const remove = useAct(calls.projects.remove, { onDone: onClose });
  return (
    <ActDialog
      isOpen={isOpen}
      isDanger
      title={t('removeTitle', { title: project.title_ru })}
      submit={t('remove')}
      isBusy={remove.isPending}
      error={remove.error}
      onSubmit={() => remove.mutate({ params: { id: project.public_id } })}
      onClose={onClose}
    >
      <p>{t('removeProjectText')}</p>
    </ActDialog>
  );
};

/** Of the choice of a project that is made with the series. */
const own = '';

export const NewSeries = ({ projects, isOpen, onClose }: Window & { projects: readonly OfficeProject[] }) => {
  const t = useTranslations('series');
  const go = useGoFromWindow();
  const [values, setValues] = useState(none);
  const [project, setProject] = useState(projects[0]?.public_id ?? own);
  const create = useAct(calls.series.create, {
    onDone: ({ values: made }) => {
      onClose();
      return go(`/series/${made.public_id}`);
    },
  });
  return (
    <ActDialog
      isOpen={isOpen}
      title={t('new')}
      submit={t('create')}
      isBusy={create.isPending}
      error={beside(create.error, 'title_ru', 'title_en', 'project')}
      onSubmit={() =>
        create.mutate({
          body: {
            title_ru: values.title_ru,
            title_en: values.title_en || null,
            ...(project !== own && { project }),
          },
        })
      }
      onClose={onClose}
    >
      <TitleFields values={values} set={setValues} errorOf={(field) => fieldProblem(create.error, field)} />
      <SelectField
        label={t('project')}
        value={project}
        error={fieldProblem(create.error, 'project')}
        options={[
          ...projects.map((one) => ({ value: one.public_id, label: one.title_ru })),
          { value: own, label: t('ownProject') },
        ]}
        onChange={(change) => setProject(change.target.value)}
      />
    </ActDialog>
  );
};
