import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { queryOf } from '../api/query.ts';
import { useFormat } from '../format/use-format.ts';
import { Seo } from '../seo.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { PageHead, Section, Wrap } from '../ui/layout/layout.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import css from './not-found.module.css';
import { ASKED, startsOnSale } from './on-sale.ts';
import type { StartItem } from './start-item.ts';

type Props = {
  starts?: readonly StartItem[];
  /** Draws the starts: every page carries this one, and few ever show the list. */
  list: ComponentType<{ items: readonly StartItem[] }>;
};

/** No such page (ERR-31): search and the next starts. Without `starts` the browser asks for them itself. */
export const NotFound = ({ starts, list: List }: Props) => {
  const t = useTranslations('notFound');
  const format = useFormat();
  const today = format.startOfToday();
  const { data } = useQuery({
    ...queryOf(calls.events.filtered, { query: { limit: ASKED }, body: { date_from: today } }),
    enabled: !starts,
  });
  const items = starts ?? (data && startsOnSale(data.values));
  return (
    <Wrap>
      <Seo title={t('title')} description={t('text')} path="/" noIndex />
      <PageHead>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
      </PageHead>
      <Form action="/search" className={css['search']} role="search">
        <TextField label={t('label')} name="text" type="search" enterKeyHint="search" />
        <Button type="submit">{t('find')}</Button>
      </Form>
      {items && items.length > 0 && (
        <Section labelledBy="next-starts">
          <h2 id="next-starts">{t('next')}</h2>
          <List items={items} />
          <ButtonLink kind="line" to="/calendar">
            {t('all')}
          </ButtonLink>
        </Section>
      )}
    </Wrap>
  );
};
