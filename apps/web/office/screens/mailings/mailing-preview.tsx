import type { OfficeMailing } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { classes } from '../../../app/shared/ui/classes.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { RadioPick } from '../../../app/shared/ui/fields/radio-pick.tsx';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { Card } from '../../shared/ui/card.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import css from '../starts/sales.module.css';
import { useAudience } from './mailing-audience.tsx';
import own from './mailings.module.css';
import { withoutSheet } from './without-sheet.ts';

/** The saved letter as one of its people would read it. Whoever is chosen is noted in the audit. */
export const MailingPreview = ({ mailing }: { mailing: OfficeMailing }) => {
  const t = useTranslations('mailings');
  const { public_id: id, kind, start, conditions, content } = mailing;
  const [language, setLanguage] = useState<'ru' | 'en'>('ru');
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop');
  const [person, setPerson] = useState('');
  const people = useAudience({ kind, start: start?.public_id ?? null, conditions }).data?.values.sample ?? [];
  const preview = useAct(calls.mailings.preview);
  const shown = preview.data?.values;
  return (
    <Card title={t('preview')}>
      <div className={css['stack']}>
        <div className={css['fields']}>
          <SelectField
            label={t('asPerson')}
            value={person}
            options={[
              { value: '', label: t('asNobody') },
              ...people.map((one) => ({ value: one.id, label: [one.name, one.email].filter(Boolean).join(', ') })),
            ]}
            onChange={(event) => setPerson(event.target.value)}
          />
          <RadioPick
            label={t('field.language')}
            value={language}
            options={(['ru', 'en'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
            onChange={(event) => setLanguage(event.target.value as 'ru' | 'en')}
          />
          <RadioPick
            label={t('width')}
            value={width}
            options={(['desktop', 'phone'] as const).map((value) => ({ value, label: t(`widths.${value}`) }))}
            onChange={(event) => setWidth(event.target.value as 'desktop' | 'phone')}
          />
        </div>
        {language === 'en' && content.en === null && <p className={css['muted']}>{t('onlyRussian')}</p>}
        <div className={css['row']}>
          <Button
            kind="line"
            isBusy={preview.isPending}
            onClick={() => preview.mutate({ params: { id }, body: { language, person: person || null } })}
          >
            {t('show')}
          </Button>
        </div>
        <ProblemNote error={preview.error} />
        {shown && (
          <>
            <p>
              <b>{shown.subject}</b>
            </p>
            <iframe
              className={classes(own['letter'], width === 'phone' && own['phone'])}
              title={t('preview')}
              sandbox=""
              srcDoc={withoutSheet(shown.html)}
            />
          </>
        )}
      </div>
    </Card>
  );
};
