import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { ClubPopup } from '../../club/club-popup.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import css from '../participant-form.module.css';
import type { SharedProps } from './question-props.ts';
import { clubKeys } from '../typed-answers.ts';

/** The club that stands beside the participant in the results; nobody needs one (CLUB-03). */
export const ClubQuestion = ({ id, control, errorOf, onEdit }: SharedProps) => {
  const t = useTranslations('clubPick');
  const [isOpen, setIsOpen] = useState(false);
  const chosen = useController({ control, name: clubKeys.id }).field;
  const named = useController({ control, name: clubKeys.title }).field;
  const publicId = String(chosen.value ?? '');
  const title = publicId ? String(named.value ?? '') : t('none');
  return (
    <div className={css['whole']}>
      <Field id={`${id}-club`} label={t('label')} hint={t('hint')} error={errorOf('club', true)} isOptional>
        {(field) => (
          <div className={css['club']}>
            <b>{title}</b>
            <Button
              {...field}
              kind="line"
              aria-label={publicId ? t('changeNamed', { title }) : t('choose')}
              onClick={() => setIsOpen(true)}
            >
              {publicId ? t('change') : t('choose')}
            </Button>
          </div>
        )}
      </Field>
      <ClubPopup
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        chosenId={publicId || null}
        hasNone
        onChoose={(club) => {
          chosen.onChange(club?.public_id ?? '');
          named.onChange(club?.title ?? '');
          onEdit('club');
        }}
      />
    </div>
  );
};
