import { HttpError } from '@trassa/contracts/client';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Note } from '../../../../app/shared/ui/states/note.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';

type Point = { readonly id: string; readonly message: string; readonly path: string; readonly blocking: boolean };

/** Points of a refusal to publish; of any other there are none. */
const pointsOf = (error: unknown): readonly Point[] =>
  error instanceof HttpError && error.answer.code === 'not_publishable'
    ? ((error.answer as { points?: readonly Point[] }).points ?? [])
    : [];

/** Why a format is not published: each point with the way to its field, as the check of its start tells them. */
export const Unready = ({ error }: { error: unknown }) => {
  const t = useTranslations('starts');
  const points = pointsOf(error).filter(({ blocking }) => blocking);
  if (points.length === 0) return <ProblemNote error={error} />;
  return (
    <Note kind="error" role="alert">
      <ul>
        {points.map(({ id, message, path }) => (
          <li key={`${id} ${path}`}>
            {message} <Link to={path}>{t('fix')}</Link>
          </li>
        ))}
      </ul>
    </Note>
  );
};
