import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Row } from '../../../shared/ui/layout/layout.tsx';
import { Note } from '../../../shared/ui/states/note.tsx';
import { returnQuery } from './social-return.ts';
import { useCleanAddress } from './use-social-answer.ts';

type Props = {
  /** `declined`: the person or the provider said no; `failed`: the answer opens nothing; `off`: nobody gets in this way. */
  title: 'declined' | 'failed' | 'off';
  text: string;
};

const Refused = ({ title, text }: { title: string; text: string }) => {
  useCleanAddress();
  return (
    <>
      <h1>{title}</h1>
      <Note kind="error" role="alert">
        {text}
      </Note>
    </>
  );
};

/** Why the network let nobody in, and other ways that still lead to the page asked for. */
export const SignInRefused = ({ title, text }: Props) => {
  const t = useTranslations('signIn');
  const [query] = useState(returnQuery);
  return (
    <>
      <Refused title={t(title)} text={text} />
      <Row>
        <ButtonLink size="xl" to={`/login${query}`}>
          {t('toLogin')}
        </ButtonLink>
        <ButtonLink kind="line" size="xl" to={`/auth${query}`}>
          {t('otherWays')}
        </ButtonLink>
      </Row>
    </>
  );
};

/** The address belongs to an account: its owner signs in and comes to the settings, where networks are attached (DEC-43). */
export const EmailTaken = ({ text }: { text: string }) => {
  const t = useTranslations('signIn');
  return (
    <>
      <Refused title={t('emailTaken')} text={text} />
      <Row>
        <ButtonLink size="xl" to="/login?next=%2Fme%2Fsetting">
          {t('toLogin')}
        </ButtonLink>
      </Row>
    </>
  );
};

/** Why the network is not attached; the settings are where to try again. */
export const AttachRefused = ({ text }: { text: string }) => {
  const t = useTranslations('signIn');
  return (
    <>
      <Refused title={t('notAttached')} text={text} />
      <Row>
        <ButtonLink size="xl" to="/me/setting">
          {t('toSettings')}
        </ButtonLink>
      </Row>
    </>
  );
};
