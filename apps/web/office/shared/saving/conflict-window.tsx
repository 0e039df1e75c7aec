import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { RadioPick } from '../../../app/shared/ui/fields/radio-pick.tsx';
import { Dialog } from '../../../app/shared/ui/overlays/overlay.tsx';
import { useChangeWords } from '../words/change-words.ts';
import { useMoment } from '../words/moment.ts';
import css from './saving.module.css';
import type { Meeting } from './merge.ts';
import type { Versioned } from './use-versioned.ts';

type Props = {
  card: Pick<Versioned<never>, 'meetings' | 'settle' | 'later' | 'isBusy'>;
  /** How the card calls a field. */
  label(field: string): string;
  /** A value as the card shows it; without it, as the history does. */
  show?(field: string, value: unknown): string;
};

/** Somebody was quicker (3.1): fields that both have changed side by side, a choice for each; the rest is merged already. */
export const ConflictWindow = (props: Props) =>
  props.card.meetings.length > 0 && <Choices key={props.card.meetings.map(({ field }) => field).join()} {...props} />;

const Choices = ({ card, label, show }: Props) => {
  const t = useTranslations('saving');
  const { valueOf } = useChangeWords();
  const inWords = show ?? valueOf;
  const moment = useMoment();
  // Kept while the window closes.
  const [meetings] = useState<readonly Meeting[]>(card.meetings);
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (field: string, isTheirs: boolean): void => {
    const next = new Set(theirs);
    if (isTheirs) next.add(field);
    else next.delete(field);
    setTheirs(next);
  };
  const [first] = meetings;
  return (
    <Dialog
      isOpen
      isAlert
      onClose={card.later}
      title={t('conflictTitle', { name: first?.by?.name ?? t('somebody') })}
      actions={
        <Button isBusy={card.isBusy} onClick={() => card.settle(theirs)}>
          {t('conflictSave')}
        </Button>
      }
    >
      <p>{t('conflictText')}</p>
      {meetings.map(({ field, mine, theirs: other, by, at }) => (
        <div key={field} className={css['meeting']}>
          <RadioPick
            label={label(field)}
            value={theirs.has(field) ? 'theirs' : 'mine'}
            onChange={(event) => choose(field, event.target.value === 'theirs')}
            options={[
              {
                value: 'mine',
                label: (
                  <>
                    <small>{t('mine')}</small>
                    <span className={css['value']}>{inWords(field, mine)}</span>
                  </>
                ),
              },
              {
                value: 'theirs',
                label: (
                  <>
                    <small>
                      {by?.name ?? t('somebody')}
                      {at === null ? '' : `, ${moment(at)}`}
                    </small>
                    <span className={css['value']}>{inWords(field, other)}</span>
                  </>
                ),
              },
            ]}
          />
        </div>
      ))}
    </Dialog>
  );
};
