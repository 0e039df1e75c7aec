import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { LanguageProvider } from '../../../app/shared/i18n/language.tsx';
import { readOfficeCatalogue } from '../../../scripts/catalogue.ts';
import { FirstSteps } from './first-steps.tsx';

const catalogue = await readOfficeCatalogue('ru');

type Has = {
  starts: number;
  published: number;
  texts: readonly string[];
  email: string | null;
  missing: number;
  members: number;
  invitations: number;
};

/** The card over an installation that has these. */
const draw = (has: Has): string => {
  const queries = new QueryClient();
  const page = () =>
    renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <LanguageProvider language="ru" messages={catalogue as never} load={() => Promise.resolve(catalogue as never)}>
          <MemoryRouter>
            <FirstSteps />
          </MemoryRouter>
        </LanguageProvider>
      </QueryClientProvider>,
    );
  page();
  for (const query of queries.getQueryCache().getAll()) {
    const [, path, args] = query.queryKey;
    const count = JSON.stringify(args).includes('f.state') ? has.published : has.starts;
    const answers: readonly (readonly [string, object])[] = [
      ['/event_cities', { values: [], total: { count, exact: true } }],
      [
        '/documents',
        { values: ['pers', 'offers'].map((id) => ({ public_id: id, in_force: has.texts.includes(id) ? {} : null })) },
      ],
      ['/settings', { values: { contacts: { values: { team_email: has.email } } } }],
      ['/pages', { values: { pages: [], missing: Array.from({ length: has.missing }) } }],
      ['/staff', { values: Array.from({ length: has.members }), invitations: Array.from({ length: has.invitations }) }],
    ];
    const data = answers.find(([end]) => String(path).endsWith(end))?.[1];
    query.setState({ status: 'success', fetchStatus: 'idle', data });
  }
  return page();
};
const nothing: Has = { starts: 0, published: 0, texts: [], email: null, missing: 6, members: 1, invitations: 0 };
const all: Has = {
  starts: 1,
  published: 1,
  texts: ['pers', 'offers'],
  email: 'team@example.org',
  missing: 0,
  members: 1,
  invitations: 1,
};

describe('the first steps of an installation', () => {
  it('name all six while there is nothing, each with where it is done', () => {
    const page = draw(nothing);
    expect(page).toContain('готово 0 из 6');
    expect([...page.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual([
      '/settings/contacts',
      '/starts/new',
      '/content/documents',
      '/content/pages',
      '/starts',
      '/staff/invite',
    ]);
  });

  it('count what there is, and lead to what is left alone', () => {
    const page = draw({ ...all, published: 0, texts: ['pers'], missing: 1 });
    expect(page).toContain('готово 3 из 6');
    expect([...page.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual([
      '/content/documents',
      '/content/pages',
      '/starts',
    ]);
  });

  it('are gone once all is done', () => {
    expect(draw(all)).toBe('');
    expect(draw({ ...all, invitations: 0, members: 2 })).toBe('');
  });
});
