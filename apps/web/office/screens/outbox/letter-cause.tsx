import type { OutboxRow } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { pathOfThing } from '../../shared/words/things.ts';

/** What a letter is about, with the way there for whoever may see it. */
export const LetterCause = ({ cause }: Pick<OutboxRow, 'cause'>) => {
  const t = useTranslations('outbox');
  if (cause === null) return '–';
  const { kind, public_id: id, number } = cause;
  const name = [t(`cause.${kind}`), number].filter(Boolean).join(' ');
  const path = id === null ? null : pathOfThing(kind, id);
  return path === null ? name : <Link to={path}>{name}</Link>;
};
