import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { LanguageProvider } from '../../shared/i18n/language.tsx';
import { loadMessages } from '../../shared/i18n/load-messages.ts';
import { start } from '../../shared/i18n/messages/ru/start.ts';
import { ui } from '../../shared/i18n/messages/ru/ui.ts';
import type { MessageFile } from '../../shared/i18n/types.ts';
import type { CardData } from './card-data.ts';
import { StartCard } from './start-card.tsx';

const card = {
  public_id: 'tula',
  city: { id: 1, name_ru: 'Тула', name_en: 'Tula' },
  address: 'Парк',
  start_time: 1_800_000_000,
  timezone: 'Europe/Moscow',
  price_from: 3000,
  price_distance: null,
  children_from: 900,
  sale_state: 'open',
  tickets_left: 2,
  quota: 100,
  distance: null,
  obstacles: 0,
  event: { public_id: 'gonka', title: 'Гонка' },
  formats: [],
  more_formats: 0,
  terrain: { ground: 'forest', card: 'tula' },
} as unknown as CardData;

describe('the card of a start', () => {
  it.each([2, 90])('says what children pay while %i places of 100 are left', (left) => {
    const drawn = renderToStaticMarkup(
      <MemoryRouter>
        <LanguageProvider language="ru" messages={{ start, ui } as unknown as MessageFile} load={loadMessages}>
          <StartCard card={{ ...card, tickets_left: left }} />
        </LanguageProvider>
      </MemoryRouter>,
    );
    expect(drawn.includes('Последние места')).toBe(left === 2);
    expect(drawn).toMatch(/дет[^<]*900/);
  });
});
