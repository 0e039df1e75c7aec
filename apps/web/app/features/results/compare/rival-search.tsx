import type { ResultRivals, ResultRow } from '@trassa/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { request } from '../../../shared/api/browser-client.ts';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { Written } from '../../../shared/i18n/written.tsx';
import { ReadFailed } from '../../../shared/read-failed.tsx';
import { comparePath, placeOf, useResultWords } from '../../../shared/result/result-words.ts';
import { TYPING_PAUSE } from '../../../shared/typing-pause.ts';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import css from './rival-search.module.css';

const MOST_LETTERS = 100;

type Props = { eventCity: string; result: string; /** The leader and the neighbours. */ near: readonly ResultRow[] };

/** Whom to compare with: neighbours at once, anybody else of the format by name or number. What is typed stays out of the address. */
export const RivalSearch = ({ eventCity, result, near }: Props) => {
  const t = useTranslations('resultCompare');
  const { language } = useLanguage();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // Typed before the scripts came.
    const typed = field.current?.value.trim();
    if (typed) setText(typed);
    return () => clearTimeout(timer.current);
  }, []);
  const found = useQuery<ResultRivals>({
    queryKey: ['rivals', result, text, language],
    queryFn: ({ signal }) =>
      request(calls.results.rivals, { params: { id: result }, body: { search: text }, signal }, { ownErrors: true }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    meta: { ownErrors: true },
  });
  const rows = text === '' ? near : (found.data?.rivals ?? []);
  const isFound = text !== '' && found.data !== undefined && !found.isPlaceholderData;
  const told =
    text === '' ? t('near') : isFound ? t('found', { count: rows.length }) : found.isError ? '' : t('searching');
  return (
    <div className={css['pick']}>
      <form role="search" className={css['search']} onSubmit={(event) => event.preventDefault()}>
        <TextField
          ref={field}
          label={t('search')}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MOST_LETTERS}
          onChange={({ currentTarget }) => {
            const typed = currentTarget.value.trim();
            clearTimeout(timer.current);
            timer.current = setTimeout(() => setText(typed), typed === '' ? 0 : TYPING_PAUSE);
          }}
        />
      </form>
      <p role="status" className={css['told']}>
        {told}
      </p>
      {text !== '' && found.isError ? (
        <ReadFailed of={found} text={t('failed')} />
      ) : (
        <ul className={css['list']} aria-busy={text !== '' && !isFound}>
          {rows.map((row) => (
            <Rival key={row.public_id} row={row} to={comparePath(eventCity, result, row.public_id)} />
          ))}
        </ul>
      )}
      {isFound && found.data?.has_more && <p className={css['told']}>{t('hasMore')}</p>}
    </div>
  );
};

const Rival = ({ row, to }: { row: ResultRow; to: string }) => {
  const t = useTranslations('results');
  const words = useResultWords();
  const place = placeOf(row);
  return (
    <li>
      <Link to={to}>
        <b className={css['place']}>{place === null ? t('none') : t('nth', { place })}</b>
        <span className={css['who']}>
          <b>
            <Written text={words.name(row)} />
          </b>
          <span>
            {[
              row.start_number && t('numbered', { number: row.start_number }),
              row.category && words.category(row.category),
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </span>
        <span className={css['time']}>{words.outcome(row)}</span>
        <Icon name="right" size="s" />
      </Link>
    </li>
  );
};
