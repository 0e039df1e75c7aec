import type { InsuranceRecord } from '@trassa/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageProvider } from '../../shared/i18n/language.tsx';
import { loadMessages } from '../../shared/i18n/load-messages.ts';
import { myInsurances } from '../../shared/i18n/messages/ru/myInsurances.ts';
import { ui } from '../../shared/i18n/messages/ru/ui.ts';
import type { MessageFile } from '../../shared/i18n/types.ts';
import { InsuranceCard } from './insurance-card.tsx';

const policy = {
  info: { number: '2027-0000001', last_name: 'Иванова', first_name: 'Анна', second_name: '', phone: '' },
  insurance: { name: 'Старт', logo: null, legals: '', validity_time: 86_400 },
  status: 'ended',
  race: 'Забег, Владивосток, 2027',
  file: false,
} as unknown as InsuranceRecord;
const drawn = (start: string, timezone: string): string =>
  renderToStaticMarkup(
    <LanguageProvider language="ru" messages={{ myInsurances, ui } as unknown as MessageFile} load={loadMessages}>
      <InsuranceCard
        policy={{ ...policy, timezone, info: { ...policy.info, start_date: Date.parse(start) / 1000 } }}
        onSaved={() => undefined}
      />
    </LanguageProvider>,
  );

it.each([
  ['2027-05-15T13:59:59Z', 'Asia/Vladivostok', '15 мая 2027'],
  ['2027-05-15T14:00:00Z', 'Asia/Vladivostok', '16 мая 2027'],
  ['2027-05-15T20:59:59Z', 'Europe/Moscow', '15 мая 2027'],
  ['2027-05-15T21:00:00Z', 'Europe/Moscow', '16 мая 2027'],
  ['2027-05-15T21:30:00Z', 'Europe/Kaliningrad', '15 мая 2027'],
])('the first day of a policy that begins at %s is said by the calendar of %s', (start, timezone, day) =>
  expect(drawn(start, timezone).replaceAll('\u00a0', ' ')).toContain(`<dd>${day}</dd>`),
);
