import type { OfficeClubResult } from '@trassa/contracts/office';
import { clubReasonMax } from '@trassa/rules';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { RadioPick } from '../../../app/shared/ui/fields/radio-pick.tsx';
import { TextArea } from '../../../app/shared/ui/fields/text-field.tsx';
import { fieldProblem } from '../../shared/api/problem.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import css from './clubs.module.css';

type Props = {
  result: OfficeClubResult;
  isOpen: boolean;
  isBusy: boolean;
  error: unknown;
  onClose(): void;
  onDecline(reason: string): void;
};

/** Why a result does not count: a ready reason by its digit, own words, or both, in the language of the person. */
export const DeclineDialog = ({ result, isOpen, isBusy, error, onClose, onDecline }: Props) => {
  const t = useTranslations('clubResults');
  const [ready, setReady] = useState<string | null>(null);
  const [own, setOwn] = useState('');
  const reason = [ready, own.trim()].filter(Boolean).join(' ');
  const problem = fieldProblem(error, 'reason');
  const pickByDigit = ({ key, target }: KeyboardEvent): void => {
    const picked = target instanceof HTMLTextAreaElement ? undefined : result.reasons[Number(key) - 1];
    if (picked !== undefined) setReady(picked);
  };
  return (
    <ActDialog
      isOpen={isOpen}
      title={t('declineTitle', { person: result.person ?? t('nameless'), result: result.result })}
      submit={t('decline')}
      isBusy={isBusy}
      error={problem ? null : error}
      onClose={onClose}
      onSubmit={() => onDecline(reason)}
    >
      <div className={css['reasons']} onKeyDown={pickByDigit} role="presentation">
        <RadioPick
          label={t('ready')}
          value={ready}
          onChange={({ target }) => setReady(target.value)}
          options={result.reasons.map((text, index) => ({ value: text, label: `${index + 1}. ${text}` }))}
        />
        <TextArea
          label={t('own')}
          hint={t(`ownHint.${result.language}`)}
          isOptional
          rows={3}
          maxLength={clubReasonMax - (ready === null ? 0 : ready.length + 1)}
          value={own}
          error={problem}
          onChange={({ target }) => setOwn(target.value)}
        />
      </div>
    </ActDialog>
  );
};
