import type { ResultFormat, ResultRow } from '@trassa/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { LanguageProvider } from '../../../shared/i18n/language.tsx';
import { loadMessages } from '../../../shared/i18n/load-messages.ts';
import { results } from '../../../shared/i18n/messages/ru/results.ts';
import type { MessageFile } from '../../../shared/i18n/types.ts';
import { ResultsTable } from './results-table.tsx';
import css from './results-table.module.css';
import { readTableQuery } from './table-query.ts';

const cellsOf = (row: Partial<ResultRow>): string[] => {
  const drawn = renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider language="ru" messages={{ results } as unknown as MessageFile} load={loadMessages}>
        <ResultsTable
          eventCity="tula"
          rows={[{ public_id: 'r1', format: 'f10', ...row } as ResultRow]}
          formats={[{ public_id: 'f10', title: '10 км', columns: [] } as unknown as ResultFormat]}
          query={readTableQuery(new URLSearchParams())}
          own={new Set()}
        />
      </LanguageProvider>
    </MemoryRouter>,
  );
  return [...drawn.matchAll(/<td class="([^"]*)"[^>]*>([^<]*)/g)].flatMap(([, looks, text]) =>
    looks?.split(' ').includes(String(css['signed'])) ? [String(text)] : [],
  );
};

describe('a row on a phone', () => {
  it('says the number sign before a start number and before nothing else', () => {
    expect(cellsOf({ start_number: '104' })).toEqual(['104']);
    expect(cellsOf({})).toEqual([]);
  });
});
