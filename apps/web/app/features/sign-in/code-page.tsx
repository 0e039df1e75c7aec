import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import { Note } from '../../shared/ui/note.tsx';
import type { Spent } from './use-spent-code.ts';

type Props = {
  title: string;
  text: string;
  spent: Spent<unknown>;
  onRetry(): void;
  /** Ways on from a dead link, the main one first. */
  ways: ReactNode;
};

/** A page that spends the code of a letter: waits, or says why it did not work and what to do instead. */
export const CodePage = ({ title, text, spent, onRetry, ways }: Props) => {
  const t = useTranslations('signIn');
  const ui = useTranslations('ui');
  if (spent.state === 'refused') {
    return (
      <>
        <h1>{t('deadTitle')}</h1>
        <Note kind="error" role="alert">
          <b>{spent.text}</b>
          <p>{t('deadText')}</p>
        </Note>
        <Row>{ways}</Row>
      </>
    );
  }
  if (spent.state === 'broken') {
    return (
      <>
        <h1>{t('brokenTitle')}</h1>
        <p role="alert">{t('brokenText')}</p>
        <Row>
          <Button size="xl" onClick={onRetry}>
            {ui('retry')}
          </Button>
          <ButtonLink kind="line" size="xl" to="/">
            {t('toMain')}
          </ButtonLink>
        </Row>
      </>
    );
  }
  return (
    <>
      <h1>{title}</h1>
      <p role="status">{text}</p>
    </>
  );
};
