import { checkNameToFind } from '@trassa/rules';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { WaitNote } from '../../../shared/account/wait-note.tsx';
import { useSentForm } from '../../../shared/forms/use-sent-form.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { useIsBrowser } from '../../../shared/use-is-browser.ts';
import { CodeField } from './code-field.tsx';
import css from './people-search.module.css';

const FoundPeople = lazy(async () => ({ default: (await import('./found-people.tsx')).FoundPeople }));

/** What the browser's history keeps beside the address: a name is personal, no address and no log has it. */
const nameIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'people' in state && typeof state.people === 'string'
    ? state.people
    : '';

/** A name is looked for in the results of all starts, and a certificate by its code (RESULT-08, RESULT-09). */
export const PeopleSearch = () => {
  const t = useTranslations('results');
  const navigate = useNavigate();
  const location = useLocation();
  const isBrowser = useIsBrowser();
  // The page sent knows no history.
  const name = isBrowser ? nameIn(location.state) : '';
  const form = useSentForm({ name: '' }, (typed) => ({ name: checkNameToFind(typed.name) }));
  const attributes = form.bind((typed) =>
    form.run(async () => {
      await navigate({ search: location.search }, { state: { people: typed.name.trim() }, preventScrollReset: true });
    }),
  );
  return (
    <>
      <div className={css['panel']}>
        <form {...attributes} role="search" aria-label={t('people.title')} className={css['line']}>
          <TextField
            {...form.field('name')}
            label={t('people.label')}
            hint={t('people.hint')}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            defaultValue={name}
          />
          <Button type="submit" isBusy={form.isBusy} disabled={!isBrowser} className={css['send']}>
            {t('find')}
          </Button>
          <WaitNote wait={form.wait} />
        </form>
        <CodeField />
      </div>
      {name !== '' && (
        <Suspense>
          <FoundPeople key={name} name={name} />
        </Suspense>
      )}
    </>
  );
};
