import { useQuery } from '@tanstack/react-query';
import type { OutboxLetter } from '@trassa/contracts/office';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { History } from '../../shared/ui/history.tsx';
import { useLetterName } from '../../shared/ui/letters.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import { LetterActs } from './letter-acts.tsx';
import { LetterCause } from './letter-cause.tsx';
import { LetterState } from './letter-state.tsx';

/** /admin/outbox/:id: one letter and what became of it; what it says is not shown, for it may let somebody in. */
export const Letter = () => {
  const { id = '' } = useParams();
  const letter = useQuery(read(calls.outbox.read, { params: { id } }));
  return <ReadState read={letter}>{({ values }) => <Sheet key={values.public_id} letter={values} />}</ReadState>;
};

const Sheet = ({ letter }: { letter: OutboxLetter }) => {
  const t = useTranslations('outbox');
  const frame = useTranslations('frame');
  const { number } = useFormat();
  const moment = useMoment();
  const nameOf = useLetterName();
  const { public_id: id, error, state } = letter;
  return (
    <>
      <PageHead
        title={t('name', { number: String(letter.number) })}
        isName
        state={<LetterState state={state} />}
        present={{ kind: 'letter', id }}
        facts={nameOf(letter.template)}
        actions={<LetterActs letter={letter} />}
      />
      <Split side={<History call={calls.outbox.history} id={id} />}>
        <Card title={t('about')} footer={<Link to="/outbox?f.state=failed">{t('allFailed')}</Link>}>
          <KeyValue
            items={[
              { key: t('column.template'), value: nameOf(letter.template), isLong: true },
              { key: t('column.to'), value: letter.to },
              { key: t('column.channel'), value: t(`value.channel.${letter.channel}`) },
              { key: t('language'), value: frame(`languages.${letter.language}`) },
              { key: t('column.cause'), value: <LetterCause cause={letter.cause} /> },
              { key: t('column.created'), value: moment(letter.created) },
              ...(letter.sent === null ? [] : [{ key: t('sent'), value: moment(letter.sent) }]),
              ...(letter.next === null ? [] : [{ key: t('next'), value: moment(letter.next) }]),
              { key: t('column.tries'), value: number(letter.attempts) },
              ...(error === null ? [] : [{ key: t('column.error'), value: error, isLong: true }]),
            ]}
          />
          <p>{t(`means.${state}`)}</p>
        </Card>
      </Split>
    </>
  );
};
