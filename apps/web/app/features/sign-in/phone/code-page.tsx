import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Row } from '../../../shared/ui/layout/layout.tsx';
import { Note } from '../../../shared/ui/states/note.tsx';
import { useIsBrowser } from '../../../shared/use-is-browser.ts';
import { NoScript } from '../no-script.tsx';
import type { Pressed } from '../use-pressed-code.ts';

type Props = {
  title: string;
  /** What the button will do, and for whom. */
  text: ReactNode;
  /** Of the button that spends the code. */
  label: string;
  pressed: Pressed<unknown>;
  press(): void;
  /** Beside the button. */
  other?: ReactNode;
  /** Ways on from a dead link, the main one first. */
  ways: ReactNode;
};

/** The page behind a letter's link: says what the button does, and why it did not work and what to do instead (DEC-114). */
export const CodePage = ({ title, text, label, pressed, press, other, ways }: Props) => {
  const t = useTranslations('signIn');
  const ui = useTranslations('ui');
  const isBrowser = useIsBrowser();
  if (pressed.state === 'refused') {
    return (
      <>
        <h1>{pressed.isElsewhere ? title : t('deadTitle')}</h1>
        <Note kind="error" role="alert">
          <b>{pressed.text}</b>
          {!pressed.isElsewhere && <p>{t('deadText')}</p>}
        </Note>
        <Row>{ways}</Row>
      </>
    );
  }
  if (pressed.state === 'broken') {
    return (
      <>
        <h1>{t('brokenTitle')}</h1>
        <p role="alert">{t('brokenText')}</p>
        <Row>
          <Button size="xl" onClick={press}>
            {ui('retry')}
          </Button>
          <ButtonLink kind="line" size="xl" to="/">
            {t('toMain')}
          </ButtonLink>
        </Row>
      </>
    );
  }
  const isBusy = pressed.state !== 'waiting';
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <NoScript />
      <Row>
        <Button size="xl" isBusy={isBusy} disabled={!isBrowser} onClick={press}>
          {label}
        </Button>
        {other}
      </Row>
    </>
  );
};
