import type { OfficeLetter } from '@trassa/contracts/office';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useMoment } from '../words/moment.ts';
import { Card } from './card.tsx';
import { Entries } from './entries.tsx';
import { Status } from './status.tsx';

const kinds = { waiting: 'wait', sent: 'ok', failed: 'wrong', stopped: 'over', gone: 'over' } as const;

type Props = {
  letters: readonly OfficeLetter[];
  /** What may be done with one of them, by its place. */
  actOf?: (index: number) => ReactNode;
};

/** Letters and text messages about a thing. */
export const Letters = ({ letters, actOf }: Props) => {
  const t = useTranslations('letters');
  const moment = useMoment();
  const named = useLetterName();
  return (
    <Card title={t('title')} aside={letters.length} isFlush>
      {letters.length === 0 && <Entries items={[{ key: 'none', when: '', text: t('none') }]} />}
      <Entries
        items={letters.map((letter, index) => ({
          key: String(index),
          when: moment(letter.sent ?? letter.created),
          act: actOf?.(index),
          text: (
            <>
              {named(letter.template)} <Status kind={kinds[letter.state]}>{t(`state.${letter.state}`)}</Status>
              <br />
              {letter.to?.masked}
              {letter.attempts > 1 && `, ${t('attempts', { count: letter.attempts })}`}
            </>
          ),
        }))}
      />
    </Card>
  );
};

/** How a letter is called; one without a name of its own by its template. */
export const useLetterName = (): ((template: string) => string) => {
  const t = useTranslations('letters');
  return (template) => (t.has(`name.${template}` as 'name.order') ? t(`name.${template}` as 'name.order') : template);
};
