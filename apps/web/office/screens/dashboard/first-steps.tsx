import { useQuery } from '@tanstack/react-query';
import { startStates } from '@trassa/rules';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Icon } from '../../../app/shared/ui/icon.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { Card } from '../../shared/ui/card.tsx';
import css from './dashboard.module.css';

/** Texts without which no start is published: the consent and the offer. */
const needed = ['pers', 'offers'];
const beyondDraft = startStates.filter((state) => state !== 'draft' && state !== 'archived');

/** What an installation lacks before its first sale (back-office.md 3.3): read off what there is, gone once all of it is done. */
export const FirstSteps = () => {
  const t = useTranslations('dashboard');
  const starts = useQuery(read(calls.starts.list, { query: { limit: '25' } })).data;
  const published = useQuery(read(calls.starts.list, { query: { 'f.state': beyondDraft, limit: '25' } })).data;
  const texts = useQuery(read(calls.documents.list, {})).data;
  const settings = useQuery(read(calls.settings.read, {})).data;
  const pages = useQuery(read(calls.pages.list, {})).data;
  const team = useQuery(read(calls.staff.list, {})).data;
  if (!starts || !published || !texts || !settings || !pages || !team) return null;
  const { contacts } = settings.values;
  const steps = [
    { id: 'contacts', to: '/settings/contacts', isDone: contacts.values.team_email !== null },
    { id: 'start', to: '/starts/new', isDone: starts.total.count > 0 },
    {
      id: 'texts',
      to: '/content/documents',
      isDone: needed.every((id) => texts.values.some((text) => text.public_id === id && text.in_force !== null)),
    },
    { id: 'pages', to: '/content/pages', isDone: pages.values.missing.length === 0 },
    { id: 'publish', to: '/starts', isDone: published.total.count > 0 },
    { id: 'team', to: '/staff/invite', isDone: team.values.length > 1 || team.invitations.length > 0 },
  ] as const;
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <Card title={t('first.title')} aside={t('first.done', { done, of: steps.length })} isFlush>
      <ol className={css['steps']}>
        {steps.map(({ id, to, isDone }) => (
          <li key={id} data-done={isDone}>
            <Icon name={isDone ? 'check' : 'right'} size="s" />
            <p>
              <b>{t(`first.${id}.title`)}</b>
              {t(isDone ? 'first.isDone' : `first.${id}.text`)}
            </p>
            {!isDone && <Link to={to}>{t(`first.${id}.act`)}</Link>}
          </li>
        ))}
      </ol>
    </Card>
  );
};
