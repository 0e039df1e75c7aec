import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { Dialog } from '../../../app/shared/ui/overlays/overlay.tsx';
import { plainClick } from '../../../app/shared/ui/plain-click.ts';
import { calls } from '../../generated/calls.ts';
import { readList } from '../api/query.ts';
import { useMay } from '../door/session.ts';
import { useGoFromWindow } from '../frame/use-go-from-window.ts';
import { placeGroups } from '../frame/places.ts';
import { ProblemNote } from '../ui/problem-note.tsx';
import css from './find.module.css';

/** Kinds that have a page; the server answers of each what the person may see. */
const kinds = [
  'person',
  'order',
  'ticket',
  'start',
  'payment',
  'certificate',
  'promocode',
  'policy',
  'shipment',
  'product',
] as const;
/** Digits of a phone between its last four and the whole: by these nobody is found. */
const isPartOfPhone = (text: string): boolean =>
  /^[\d\s().-]+$/.test(text) && [5, 6, 7, 8, 9].includes(text.replaceAll(/\D/g, '').length);
/** Signs from which on something is looked for. */
const least = 2;

type Props = { isOpen: boolean; onClose(): void };

/** Anybody by anything (3.3), and the sections: typed, then arrows and Enter. */
export const Find = ({ isOpen, onClose }: Props) => {
  const t = useTranslations('find');
  const frame = useTranslations('frame');
  const may = useMay();
  const go = useGoFromWindow();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const q = useDeferredValue(text.trim());
  const isAsked = isOpen && q.length >= least && may('people.find');
  const found = useQuery({
    ...readList(calls.search.search, { query: { q, kinds: kinds.join(',') } }),
    enabled: isAsked,
  });
  const sections = placeGroups
    .flatMap(({ places }) => places)
    .filter(({ right }) => right === undefined || may(right))
    .map(({ id, to }) => ({ to, title: frame(`place.${id}`) }))
    .filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()));
  const groups = isAsked ? (found.data?.values ?? []) : [];
  const isNothing = isAsked && found.isSuccess && groups.length === 0 && sections.length === 0;
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    if (step === undefined || links.length === 0) return;
    event.preventDefault();
    const at = links.findIndex((link) => link === document.activeElement);
    const next = links[at + step];
    if (next) next.focus();
    else if (step === -1) field.current?.focus();
  };
  const leaveFor = (path: string): void => {
    onClose();
    void go(path);
  };
  const openFirst = (): void => {
    const path = groups[0]?.items[0]?.path ?? sections[0]?.to;
    if (!path) return;
    leaveFor(path);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      initialFocus={field}
      actions={
        <Button kind="line" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows lead from the field into its links and back */}
      <div className={css['find']} onKeyDown={move}>
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            openFirst();
          }}
        >
          <input
            ref={field}
            className={css['field']}
            type="search"
            aria-label={t('hint')}
            placeholder={t('hint')}
            maxLength={200}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </form>
        <ProblemNote error={isAsked ? found.error : null} />
        <div ref={list} className={css['list']} aria-busy={isAsked && found.isFetching}>
          {groups.map(({ kind, items, more }) => (
            <section key={kind} aria-label={t(`kind.${kind as 'person'}`)}>
              <h3>{t(`kind.${kind as 'person'}`)}</h3>
              <ul>
                {items.map((hit) => (
                  <li key={hit.public_id}>
                    <Link to={hit.path} onClick={plainClick(() => leaveFor(hit.path))}>
                      <b>{hit.title || t('nameless')}</b> <span>{hit.detail}</span>
                    </Link>
                  </li>
                ))}
              </ul>
              {more && <p className={css['more']}>{t('more')}</p>}
            </section>
          ))}
          {sections.length > 0 && (
            <section aria-label={frame('places')}>
              <h3>{frame('places')}</h3>
              <ul>
                {sections.map(({ to, title }) => (
                  <li key={to}>
                    <Link to={to} onClick={plainClick(() => leaveFor(to))}>
                      <b>{title}</b>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <p role="status">{isNothing && t('none')}</p>
          {isNothing && <p className={css['more']}>{t(isPartOfPhone(q) ? 'nonePhone' : 'noneHint')}</p>}
        </div>
      </div>
    </Dialog>
  );
};
