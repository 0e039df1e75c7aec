import type { OfficeSettings } from '@trassa/contracts/office';
import { countLimits, moneyLimits, raisedLimits } from '@trassa/rules';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { TextArea } from '../../../app/shared/ui/fields/text-field.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { NumberField } from '../../shared/fields/number-field.tsx';
import css from '../starts/sales.module.css';
import { type FieldsProps, SectionForm } from './section-form.tsx';

/** From which sizes on a second person decides (back-office 2.6); whoever raises one asks a second person for it. */
export const LimitsForm = ({ settings }: { settings: OfficeSettings }) => {
  const t = useTranslations('houseSettings');
  const [reason, setReason] = useState('');
  const { waiting, approvals } = settings;
  return (
    <>
      {waiting !== null && (
        <Note kind="warn" role="status">
          <p>
            {t('waiting')} <Link to={`/approvals/${waiting}`}>{t('waitingOpen')}</Link>
          </p>
        </Note>
      )}
      <SectionForm
        section="approvals"
        settings={settings}
        Fields={LimitFields}
        reason={reason.trim()}
        beside={(values, errorOf) =>
          raisedLimits(approvals.values, values).length > 0 && (
            <>
              <Note kind="warn" role="status">
                <p>{t('raised')}</p>
              </Note>
              <TextArea
                id="reason"
                label={t('reason')}
                hint={t('hint.reason')}
                rows={3}
                maxLength={500}
                value={reason}
                error={errorOf('reason')}
                onChange={({ target }) => setReason(target.value)}
              />
            </>
          )
        }
      />
    </>
  );
};

const LimitFields = ({ values, set, errorOf }: FieldsProps<'approvals'>) => {
  const t = useTranslations('houseSettings');
  const label = useTranslations('fields');
  return (
    <>
      <p className={css['muted']}>{t('limitsText')}</p>
      <div className={css['pair']}>
        {[...moneyLimits, ...countLimits].map((field) => (
          <NumberField
            key={field}
            id={field}
            label={label(field)}
            isWhole
            value={values[field]}
            error={errorOf(field)}
            onChange={(value) => set(field, value ?? 0)}
          />
        ))}
      </div>
    </>
  );
};
