import { HttpError, NoAnswerError } from '@trassa/contracts/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import { describe, expect, it, vi } from 'vitest';
import { ui } from './i18n/messages/ru/ui.ts';
import { ReadFailed } from './read-failed.tsx';

const draw = (error: Error): string =>
  renderToStaticMarkup(
    <IntlProvider locale="ru" timeZone="Europe/Moscow" messages={{ ui }}>
      <ReadFailed
        of={{ error, errorUpdatedAt: 0, isFetching: false, refetch: vi.fn<() => never>() }}
        text="Не прочитано."
      />
    </IntlProvider>,
  );

describe('a reading that failed', () => {
  it.each([
    [
      'by a refusal tells its words',
      new HttpError(404, { message: 'Такого старта нет' }),
      /Не прочитано\. Такого старта нет</,
    ],
    ['by a refusal without words is our fault', new HttpError(404, { message: '' }), /Не прочитано\. Сеть ни при чём/],
    ['by a fault of the site is our fault', new HttpError(500, { message: 'Сбой' }), /Не прочитано\. Сеть ни при чём/],
    [
      'without an answer is the fault of the network',
      new NoAnswerError('Network Error'),
      /Не прочитано\. Проверьте интернет/,
    ],
  ])('%s', (_, error, told) => expect(draw(error)).toMatch(told));
});
