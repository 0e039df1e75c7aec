import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { AskLetter } from '../../features/guest-data/ask-letter.tsx';
import { OpenedData } from '../../features/guest-data/opened-data.tsx';
import { NoScript } from '../../features/sign-in/no-script.tsx';
import { Seo } from '../../shared/seo.tsx';
import type from '../../shared/styles/type.module.css';
import { classes } from '../../shared/ui/classes.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Note } from '../../shared/ui/states/note.tsx';

const mark = '#code=';

/** The code of the letter, behind the number sign; it leaves the address at once. */
const takeCode = (): string | null => {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(mark)) return null;
  window.history.replaceState(window.history.state, '', pathname + search);
  return hash.slice(mark.length);
};

type Shown = { step: 'ask' } | { step: 'open'; code: string } | { step: 'dead' | 'erased'; text: string };

/** What a guest may do with the data of his address (DEC-120). */
const MyDataPage = () => {
  const t = useTranslations('guestData');
  const [shown, setShown] = useState<Shown>({ step: 'ask' });
  useEffect(() => {
    const look = (): void => {
      const code = takeCode();
      if (code !== null) setShown({ step: 'open', code });
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  return (
    <>
      <Seo title={t('title')} description={t('description')} path="/my-data" />
      <NoScript />
      {shown.step === 'ask' && (
        <>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
          <AskLetter />
          <p>
            <Link className={classes(type['link'], type['alone'])} to="/me/setting">
              {t('withAccount')}
            </Link>
          </p>
        </>
      )}
      {shown.step === 'open' && (
        <>
          <h1>{t('openTitle')}</h1>
          <p>{t('openLead')}</p>
          <OpenedData
            code={shown.code}
            onDead={(text) => setShown({ step: 'dead', text })}
            onErased={(text) => setShown({ step: 'erased', text })}
          />
        </>
      )}
      {shown.step === 'dead' && (
        <>
          <h1>{t('openTitle')}</h1>
          <Note kind="error" role="alert">
            {shown.text}
          </Note>
          <div>
            <Button size="xl" onClick={() => setShown({ step: 'ask' })}>
              {t('again')}
            </Button>
          </div>
        </>
      )}
      {shown.step === 'erased' && (
        <>
          <h1>{t('openTitle')}</h1>
          <Note kind="success" role="status">
            {shown.text}
          </Note>
          <div>
            <ButtonLink size="xl" to="/">
              {t('toMain')}
            </ButtonLink>
          </div>
        </>
      )}
    </>
  );
};
export default MyDataPage;
