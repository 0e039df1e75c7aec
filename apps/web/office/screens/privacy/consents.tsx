import { useMutation } from '@tanstack/react-query';
import type { OfficeConsent } from '@trassa/contracts/office';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { documentLink } from '../../../app/shared/document/document-link.ts';
import { useLanguage } from '../../../app/shared/i18n/language.tsx';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../generated/calls.ts';
import { ask } from '../../shared/api/client.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useMay } from '../../shared/door/session.ts';
import { BehindRight } from '../../shared/frame/behind-right.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import { Nothing } from '../../shared/ui/nothing.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { Status } from '../../shared/ui/status.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import css from '../starts/sales.module.css';

/** /admin/consents: who agreed to what, asked for by an e-mail or a phone. */
export const Consents = () => (
  <BehindRight right="privacy.handle">
    <Register />
  </BehindRight>
);

const Register = () => {
  const t = useTranslations('consents');
  const [contact, setContact] = useState('');
  const find = useMutation({ mutationFn: (typed: string) => ask(calls.consents.find, { body: { contact: typed } }) });
  const wrong = fieldProblem(find.error, 'contact');
  return (
    <>
      <PageHead title={t('title')} />
      <form
        noValidate
        className={css['stack']}
        onSubmit={(event) => {
          event.preventDefault();
          if (!find.isPending) find.mutate(contact);
        }}
      >
        <Card title={t('whose')}>
          <div className={css['stack']}>
            <TextField
              label={t('contact')}
              hint={t('hint')}
              autoComplete="off"
              maxLength={300}
              value={contact}
              error={wrong}
              onChange={(event) => setContact(event.target.value)}
            />
            <div className={css['row']}>
              <Button type="submit" isBusy={find.isPending}>
                {t('find')}
              </Button>
            </div>
          </div>
        </Card>
        <ProblemNote error={wrong ? null : find.error} />
      </form>
      {find.data && <Found consents={find.data.values} isMore={find.data.more} />}
    </>
  );
};

const Found = ({ consents, isMore }: { consents: readonly OfficeConsent[]; isMore: boolean }) => {
  const t = useTranslations('consents');
  const { language } = useLanguage();
  const moment = useMoment();
  const may = useMay();
  const columns: DataColumn<OfficeConsent>[] = [
    { id: 'purpose', title: t('column.purpose'), onPhone: 'name', cell: (one) => t(`purpose.${one.purpose}`) },
    {
      id: 'state',
      title: t('column.state'),
      onPhone: 'status',
      cell: ({ given }) => <Status kind={given ? 'ok' : 'over'}>{t(given ? 'given' : 'withdrawn')}</Status>,
    },
    { id: 'at', title: t('column.at'), onPhone: 'detail', isWide: true, cell: (one) => moment(one.at) },
    {
      id: 'text',
      title: t('column.text'),
      onPhone: 'amount',
      cell: ({ text }) =>
        text === null ? (
          t('noText')
        ) : (
          <a
            href={documentLink(`/api/files/document/${text.name}?version=${text.version}`, language)}
            target="_blank"
            rel="noreferrer"
          >
            {t('version', { version: String(text.version) })}
          </a>
        ),
    },
    {
      id: 'source',
      title: t('column.source'),
      isMinor: true,
      cell: ({ source }) => (t.has(`source.${source}` as 'title') ? t(`source.${source}` as 'title') : source),
    },
    { id: 'address', title: t('column.address'), isMinor: true, cell: (one) => one.address ?? '–' },
    {
      id: 'person',
      title: t('person'),
      isMinor: true,
      cell: ({ person, erased, unproved }) =>
        erased ? (
          t('erased')
        ) : (
          <>
            {person && may('people.find') && <Link to={`/people/${person}`}>{t('person')}</Link>}
            {unproved && ` ${t('unproved')}`}
          </>
        ),
    },
  ];
  if (consents.length === 0) return <Nothing title={t('none')} />;
  return (
    <Card title={t('found')} isFlush footer={isMore && <p>{t('more', { count: String(consents.length) })}</p>}>
      <DataTable label={t('title')} columns={columns} rows={consents} keyOf={(one) => String(one.number)} />
    </Card>
  );
};
