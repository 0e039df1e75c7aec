import { type HomeSlot, type HomeSlotName, homeSlotState, type HomeSlotState } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE } from '../../../app/shared/format/use-format.ts';
import { CheckField } from '../../../app/shared/ui/fields/check-field.tsx';
import { MomentField } from '../../shared/fields/moment-field.tsx';
import { Status, type StatusKind } from '../../shared/ui/status.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import css from './home-page.module.css';

const kinds: Readonly<Record<HomeSlotState, StatusKind>> = {
  shown: 'ok',
  coming: 'wait',
  over: 'over',
  hidden: 'over',
};

/** How a block stands at the moment when the screen was opened. */
export const SlotState = ({ slot }: { slot: HomeSlot }) => {
  const t = useTranslations('homePage');
  const moment = useMoment();
  const [now] = useState(() => Math.floor(Date.now() / 1000));
  const state = homeSlotState(slot, now);
  return (
    <Status kind={kinds[state]}>
      {t(`state.${state}`)}
      {state === 'coming' && slot.starts_at !== null && ` ${t('from', { at: moment(slot.starts_at) })}`}
      {state === 'shown' && slot.ends_at !== null && ` ${t('until', { at: moment(slot.ends_at) })}`}
    </Status>
  );
};

type Props = {
  name: HomeSlotName;
  slot: HomeSlot;
  errorOf(field: string): string | undefined;
  onChange(slot: HomeSlot): void;
};

/** Whether a block is shown, and when. */
export const SlotFields = ({ name, slot, errorOf, onChange }: Props) => {
  const t = useTranslations('homePage');
  const title = t(`slot.${name}`);
  return (
    <div className={css['slot']} role="group" aria-label={title}>
      <CheckField checked={slot.is_shown} onChange={({ target }) => onChange({ ...slot, is_shown: target.checked })}>
        {t('show')}
      </CheckField>
      {slot.is_shown && (
        <div className={css['dates']}>
          {(['starts_at', 'ends_at'] as const).map((field) => (
            <MomentField
              key={field}
              id={`${name}-${field}`}
              label={t(`field.${field}`)}
              isOptional
              timezone={SITE_ZONE}
              value={slot[field]}
              error={errorOf(`${name}.${field}`)}
              onChange={(value) => onChange({ ...slot, [field]: value })}
            />
          ))}
        </div>
      )}
    </div>
  );
};
