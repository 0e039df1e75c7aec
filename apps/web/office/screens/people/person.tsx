import { useQuery } from '@tanstack/react-query';
import type { OfficePerson } from '@trassa/contracts/office';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { Split } from '../../shared/ui/card.tsx';
import { History } from '../../shared/ui/history.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { Status } from '../../shared/ui/status.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import { personKinds } from './people.tsx';
import { PersonBlocks } from './person-blocks.tsx';
import { PersonLetters } from './person-letters.tsx';
import { Who } from './who.tsx';

/** /admin/people/:id: a person with all that is his; contacts are masked, and the look is written down. */
export const Person = () => {
  const { id = '' } = useParams();
  const person = useQuery(read(calls.people.read, { params: { id } }));
  return <ReadState read={person}>{({ values }) => <Sheet person={values} />}</ReadState>;
};

const Sheet = ({ person }: { person: OfficePerson }) => {
  const t = useTranslations('people');
  const moment = useMoment();
  return (
    <>
      <PageHead
        title={person.name || t('nameless')}
        isName
        state={<Status kind={personKinds[person.state]}>{t(`state.${person.state}`)}</Status>}
        facts={t('since', { moment: moment(person.since) })}
        present={{ kind: 'person', id: person.public_id }}
      />
      <Split
        side={
          <>
            <Who person={person} />
            <History call={calls.people.history} id={person.public_id} />
          </>
        }
      >
        <PersonBlocks person={person} />
        <PersonLetters person={person} />
      </Split>
    </>
  );
};
