import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../../app/shared/ui/button.tsx';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { useLanguage } from '../../../app/shared/i18n/language.tsx';
import { languages } from '../../../app/shared/i18n/types.ts';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { BehindRight } from '../../shared/frame/behind-right.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { focusFirst } from '../../shared/ui/focus-first.ts';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { firstGrant, GrantForm, type TypedGrant } from './grants/grant-form.tsx';
import css from './grants/grants.module.css';

/** /admin/staff/invite (J23): whom, by which preset, where; the letter's link works once within 72 hours. */
export const Invite = () => (
  <BehindRight right="staff.manage">
    <Form />
  </BehindRight>
);

const Form = () => {
  const t = useTranslations('staff');
  const frame = useTranslations('frame');
  const navigate = useNavigate();
  const { language: own } = useLanguage();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [language, setLanguage] = useState(own);
  const [grant, setGrant] = useState<TypedGrant>(firstGrant);
  const invite = useAct(calls.staff.invite, {
    onDone: () => {
      toast(t('invited', { email }));
      void navigate('/staff');
    },
  });
  const errorOf = (field: string): string | undefined => fieldProblem(invite.error, field);
  const grantError = (field: string): string | undefined => errorOf(`grants.0.${field}`);
  const isAtField = ['email', 'name'].some(errorOf) || ['role', 'scope', 'areas', 'until'].some(grantError);
  return (
    <>
      <PageHead title={t('inviteTitle')} facts={t('inviteFacts')} />
      <form
        className={css['narrow']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          invite.mutate({ body: { email: email.trim(), name: name.trim(), language, grants: [grant] } });
        }}
      >
        <Card
          title={t('inviteWhom')}
          footer={
            <>
              <Button type="submit" isBusy={invite.isPending}>
                {t('sendInvitation')}
              </Button>
              <ButtonLink kind="line" to="/staff">
                {frame('cancel')}
              </ButtonLink>
            </>
          }
        >
          <TextField
            label={t('form.email')}
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            error={errorOf('email')}
            ref={focusFirst}
            onChange={(event) => setEmail(event.target.value)}
          />
          <TextField
            label={t('form.name')}
            hint={t('form.nameHint')}
            autoComplete="off"
            maxLength={80}
            value={name}
            error={errorOf('name')}
            onChange={(event) => setName(event.target.value)}
          />
          <SelectField
            label={t('form.language')}
            value={language}
            options={languages.map((value) => ({ value, label: frame(`languages.${value}`) }))}
            onChange={(event) => setLanguage(event.target.value === 'en' ? 'en' : 'ru')}
          />
          <GrantForm grant={grant} onChange={setGrant} errorOf={grantError} />
          {!isAtField && <ProblemNote error={invite.error} />}
        </Card>
      </form>
    </>
  );
};
