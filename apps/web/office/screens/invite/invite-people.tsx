import { useQuery } from '@tanstack/react-query';
import { type Answer, HttpError } from '@trassa/contracts/client';
import type { InviteProblem, officeInvites } from '@trassa/contracts/office';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../../app/shared/ui/button.tsx';
import { CheckField } from '../../../app/shared/ui/fields/check-field.tsx';
import { RadioPick } from '../../../app/shared/ui/fields/radio-pick.tsx';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { read } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import css from './invite.module.css';
import { Outcome } from './outcome.tsx';
import { type ColumnNames, listFields, readList } from './read-list.ts';

type Form = Answer<typeof officeInvites.form>['values'];

/** /admin/starts/:id/invite: free tickets by a list or by number; checked first, given after (5.7). */
export const InvitePeople = () => {
  const { id = '' } = useParams();
  const form = useQuery(read(calls.invites.form, { params: { id } }));
  return <ReadState read={form}>{({ values }) => <Sheet id={id} form={values} />}</ReadState>;
};

const Sheet = ({ id, form }: { id: string; form: Form }) => {
  const t = useTranslations('invite');
  const [way, setWay] = useState<'list' | 'count'>('list');
  const [text, setText] = useState('');
  const [email, setEmail] = useState('');
  const [count, setCount] = useState('1');
  const [format, setFormat] = useState(form.formats[0]?.public_id ?? '');
  const [fromReserve, setFromReserve] = useState(true);
  const [isTold, setTold] = useState(true);
  const [reason, setReason] = useState('');
  const check = useAct(calls.invites.invite);
  const give = useAct(calls.invites.invite);
  const names = Object.fromEntries(
    listFields.map((field) => [field, t(`columns.${field}`).split(', ')]),
  ) as unknown as ColumnNames;
  const rows = readList(text, form.formats, format, names);
  const asked = (isDry: boolean) => ({
    params: { id },
    body: {
      rows: way === 'list' ? rows : { email, format, count: Number(count) },
      from_reserve: fromReserve,
      letter: isTold,
      reason,
      dry_run: isDry,
    },
  });
  // What was checked is what is given: any change asks to check anew.
  const checked = check.data && 'values' in check.data ? check.data.values : null;
  const forget = (): void => {
    check.reset();
    give.reset();
  };
  const given = give.data;
  if (given)
    return (
      <>
        <PageHead title={t('title')} facts={form.title} />
        <Card title={t('approval' in given ? 'waits' : 'done')}>
          <p>{'approval' in given ? t('waitsText') : t('doneText', { count: given.values.count })}</p>
          {'values' in given && given.values.run !== null && (
            <p>
              <Link to={`/runs/${given.values.run}`}>{t('run')}</Link>
            </p>
          )}
          <div className={css['buttons']}>
            {'approval' in given ? (
              <ButtonLink to={`/approvals/${given.approval.public_id}`}>{t('openRequest')}</ButtonLink>
            ) : (
              <ButtonLink to={`/starts/${id}/participants?f.channel=staff`}>{t('show')}</ButtonLink>
            )}
            <Button
              kind="line"
              onClick={() => {
                setText('');
                forget();
              }}
            >
              {t('more')}
            </Button>
          </div>
        </Card>
      </>
    );
  const wrongReason = fieldProblem(check.error, 'reason') ?? fieldProblem(give.error, 'reason');
  return (
    <>
      <PageHead title={t('title')} facts={<Link to={`/starts/${id}/participants`}>{form.title}</Link>} />
      <Split
        side={
          <Card title={t('result')}>
            {checked ? <Outcome outcome={checked} /> : <p>{t('toCheck')}</p>}
            <ProblemNote error={wrongReason ? null : check.error} />
            <ProblemNote error={give.error} />
            <Problems error={give.error} />
            <div className={css['buttons']}>
              {checked && checked.problem_count === 0 ? (
                <Button isBusy={give.isPending} onClick={() => give.mutate(asked(false))}>
                  {checked.second_person ? t('ask') : t('give', { count: checked.count })}
                </Button>
              ) : (
                <Button
                  isBusy={check.isPending}
                  disabled={way === 'list' ? rows.length === 0 : email === ''}
                  onClick={() => check.mutate(asked(true))}
                >
                  {t('check')}
                </Button>
              )}
            </div>
          </Card>
        }
      >
        <Card title={t('whom')}>
          <RadioPick
            label={t('way')}
            value={way}
            onChange={(event) => {
              setWay(event.target.value as 'list');
              forget();
            }}
            options={(['list', 'count'] as const).map((value) => ({ value, label: t(`ways.${value}`) }))}
          />
          <SelectField
            label={t(way === 'list' ? 'usualFormat' : 'format')}
            value={format}
            options={form.formats.map(({ public_id, title }) => ({ value: public_id, label: title }))}
            onChange={(event) => {
              setFormat(event.target.value);
              forget();
            }}
          />
          {way === 'list' ? (
            <TextArea
              label={t('list')}
              hint={t('listHint')}
              rows={10}
              spellCheck={false}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                forget();
              }}
            />
          ) : (
            <div className={css['pair']}>
              <TextField
                label={t('email')}
                type="email"
                autoComplete="off"
                maxLength={300}
                value={email}
                onChange={(event) => {
                  setEmail(event.target.value);
                  forget();
                }}
              />
              <TextField
                label={t('count')}
                inputMode="numeric"
                maxLength={3}
                value={count}
                onChange={(event) => {
                  setCount(event.target.value.replace(/\D/g, ''));
                  forget();
                }}
              />
            </div>
          )}
          {way === 'list' && rows.length > 0 && <p className={css['count']}>{t('lines', { count: rows.length })}</p>}
        </Card>
        <Card title={t('how')}>
          <CheckField
            checked={fromReserve}
            onChange={(event) => {
              setFromReserve(event.target.checked);
              forget();
            }}
          >
            {t('fromReserve')}
          </CheckField>
          <CheckField checked={isTold} onChange={(event) => setTold(event.target.checked)}>
            {t('letter')}
          </CheckField>
          <TextArea
            label={t('reason')}
            hint={t('reasonHint')}
            maxLength={500}
            value={reason}
            error={wrongReason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Card>
      </Split>
    </>
  );
};

/** What was free a moment ago may be gone. */
const Problems = ({ error }: { error: unknown }) => {
  if (!(error instanceof HttpError) || error.answer.code !== 'rows') return null;
  const { problems } = error.answer as unknown as { problems: readonly InviteProblem[] };
  return (
    <Note kind="error">
      {problems.map(({ line, message }) => (
        <p key={`${line} ${message}`}>{`${line}: ${message}`}</p>
      ))}
    </Note>
  );
};
