import { useQuery } from '@tanstack/react-query';
import type { OfficePrivacyRequest } from '@trassa/contracts/office';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { useMay } from '../../shared/door/session.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { History } from '../../shared/ui/history.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { useDay, useMoment } from '../../shared/words/moment.ts';
import { RequestActs } from './request-acts.tsx';
import { RequestState } from './request-state.tsx';

/** /admin/privacy/:id: what a person asks, what is kept of him, and what became of it. */
export const PrivacyRequest = () => {
  const { id = '' } = useParams();
  const request = useQuery(read(calls.privacy.read, { params: { id } }));
  return <ReadState read={request}>{({ values }) => <Sheet key={values.public_id} request={values} />}</ReadState>;
};

const Sheet = ({ request }: { request: OfficePrivacyRequest }) => {
  const t = useTranslations('privacy');
  const { public_id: id, number, kind, state, answer } = request;
  return (
    <>
      <PageHead
        title={t('name', { number: String(number) })}
        isName
        state={<RequestState {...request} />}
        present={{ kind: 'privacy_request', id }}
        facts={t(`value.kind.${kind}`)}
        actions={<RequestActs request={request} />}
      />
      <Split side={<History call={calls.privacy.history} id={id} />}>
        <About request={request} />
        {state === 'open' && <Kept request={request} />}
        {answer !== null && (
          <Card title={t('block.answer')}>
            <Paragraphs text={answer} />
          </Card>
        )}
      </Split>
    </>
  );
};

const Paragraphs = ({ text }: { text: string }) => (
  <>
    {text.split(/\n+/).map((line, index) => (
      <p key={index}>{line}</p>
    ))}
  </>
);

const About = ({ request }: { request: OfficePrivacyRequest }) => {
  const t = useTranslations('privacy');
  const day = useDay();
  const moment = useMoment();
  const { name, email, source, language, wish, received, due, identity } = request;
  const rows = [
    [t('field.name'), name],
    [t('field.email'), email],
    [t('field.source'), source && t(`source.${source}`)],
    [t('field.language'), language && t(`languages.${language}`)],
    [t('field.received'), day(received)],
    [t('due'), day(due)],
    [t('prolonged'), request.prolonged === null ? null : moment(request.prolonged)],
    [t('field.why'), request.prolonged_why],
    [t('field.identity'), identity && t(`identity.${identity}`)],
    [t('field.note'), request.identity_note],
    [t('exported'), request.exported === null ? null : moment(request.exported)],
    [t('closedAt'), request.closed === null ? null : moment(request.closed)],
    [t('field.wish'), wish],
  ] as const;
  return (
    <Card title={t('block.about')}>
      <KeyValue items={rows.flatMap(([key, value]) => (value ? [{ key, value, isLong: value.length > 40 }] : []))} />
      {email === null && <p>{t('gone')}</p>}
    </Card>
  );
};

/** What an erasure or a copy is about, before anything is done. */
const Kept = ({ request: { found, hindrances } }: { request: OfficePrivacyRequest }) => {
  const t = useTranslations('privacy');
  const { number } = useFormat();
  const may = useMay();
  const account = found.account && may('people.find') && (
    <Link to={`/people/${found.account}`}>{t('accountOpen')}</Link>
  );
  return (
    <Card title={t('block.kept')}>
      <KeyValue
        items={[
          { key: t('account'), value: account || t('none') },
          { key: t('guests'), value: number(found.guests) },
        ]}
      />
      {hindrances.map((hindrance) => (
        <Note key={hindrance} kind="warn">
          <p>{t(`hindrance.${hindrance}`)}</p>
        </Note>
      ))}
    </Card>
  );
};
