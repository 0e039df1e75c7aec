import {
  isoDay,
  type PrivacyKind,
  privacyKinds,
  type PrivacySource,
  privacySources,
  privacyTextMax,
} from '@trassa/rules';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE } from '../../../app/shared/format/use-format.ts';
import { type Language, languages } from '../../../app/shared/i18n/types.ts';
import { Button, ButtonLink } from '../../../app/shared/ui/button.tsx';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { Card } from '../../shared/ui/card.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import css from '../starts/sales.module.css';

/** /admin/privacy/new: a request is written down on the day it came. */
export const NewPrivacyRequest = () => {
  const t = useTranslations('privacy');
  const frame = useTranslations('frame');
  const navigate = useNavigate();
  const [kind, setKind] = useState<PrivacyKind>('access');
  const [source, setSource] = useState<PrivacySource>('email');
  const [language, setLanguage] = useState<Language>('ru');
  const [typed, setTyped] = useState(() => ({
    name: '',
    email: '',
    received: isoDay(Math.floor(Date.now() / 1000), SITE_ZONE),
    wish: '',
  }));
  const create = useAct(calls.privacy.create, {
    onDone: ({ values }) => {
      toast(t('saved'));
      void navigate(`/privacy/${values.public_id}`);
    },
  });
  const errorOf = (field: string) => fieldProblem(create.error, field);
  const isShown = ['name', 'email', 'received', 'wish'].some((field) => errorOf(field));
  const set = (field: keyof typeof typed) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [field]: event.target.value });
  return (
    <>
      <PageHead title={t('new')} />
      <form
        noValidate
        className={css['stack']}
        onSubmit={(event) => {
          event.preventDefault();
          if (!create.isPending) create.mutate({ body: { kind, source, language, ...typed } });
        }}
      >
        <Card title={t('block.about')}>
          <div className={css['stack']}>
            <div className={css['pair']}>
              <SelectField
                label={t('field.kind')}
                value={kind}
                options={privacyKinds.map((value) => ({ value, label: t(`value.kind.${value}`) }))}
                onChange={(event) => setKind(event.target.value as PrivacyKind)}
              />
              <SelectField
                label={t('field.source')}
                value={source}
                options={privacySources.map((value) => ({ value, label: t(`source.${value}`) }))}
                onChange={(event) => setSource(event.target.value as PrivacySource)}
              />
              <TextField
                label={t('field.name')}
                autoComplete="off"
                maxLength={100}
                value={typed.name}
                error={errorOf('name')}
                onChange={set('name')}
              />
              <TextField
                label={t('field.email')}
                type="email"
                autoComplete="off"
                maxLength={300}
                hint={t('emailHint')}
                value={typed.email}
                error={errorOf('email')}
                onChange={set('email')}
              />
              <TextField
                label={t('field.received')}
                type="date"
                autoComplete="off"
                hint={t('receivedHint')}
                value={typed.received}
                error={errorOf('received')}
                onChange={set('received')}
              />
              <SelectField
                label={t('field.language')}
                value={language}
                options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
                onChange={(event) => setLanguage(event.target.value as Language)}
              />
            </div>
            <TextArea
              label={t('field.wish')}
              isOptional
              rows={4}
              maxLength={privacyTextMax}
              value={typed.wish}
              error={errorOf('wish')}
              onChange={set('wish')}
            />
          </div>
        </Card>
        {!isShown && <ProblemNote error={create.error} />}
        <div className={css['ends']}>
          <Button type="submit" isBusy={create.isPending}>
            {t('save')}
          </Button>
          <ButtonLink kind="line" to="/privacy">
            {frame('cancel')}
          </ButtonLink>
        </div>
      </form>
    </>
  );
};
