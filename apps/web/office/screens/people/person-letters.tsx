import type { OfficePerson } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useMay } from '../../shared/door/session.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Entries } from '../../shared/ui/entries.tsx';
import { useLetterName } from '../../shared/ui/letters.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { useMoment } from '../../shared/words/moment.ts';

/** Letters to a person; one of a purchase can go once more (J14). */
export const PersonLetters = ({ person }: { person: OfficePerson }) => {
  const t = useTranslations('people');
  const letters = useTranslations('letters');
  const may = useMay();
  const moment = useMoment();
  const nameOf = useLetterName();
  const again = useAct(calls.people.sendAgain, { onDone: ({ message }) => toast(message) });
  const { letters: block } = person;
  if (!block || block.count === 0) return null;
  return (
    <Card
      title={letters('title')}
      aside={
        block.count > block.items.length ? t('of', { shown: block.items.length, count: block.count }) : block.count
      }
      isFlush
    >
      <Entries
        items={block.items.map((letter) => ({
          key: letter.public_id,
          when: moment(letter.at),
          text: `${nameOf(letter.template)}, ${letter.to}${letter.error === null ? '' : `, ${t('notSent')}`}`,
          act: letter.can_send_again && may('orders.edit') && (
            <Button
              kind="line"
              size="sm"
              isBusy={again.isPending && again.variables.params.letter === letter.public_id}
              onClick={() => again.mutate({ params: { id: person.public_id, letter: letter.public_id } })}
            >
              {t('sendAgain')}
            </Button>
          ),
        }))}
      />
      <ProblemNote error={again.error} />
    </Card>
  );
};
