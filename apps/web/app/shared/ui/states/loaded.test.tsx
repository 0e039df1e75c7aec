import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import { describe, expect, it } from 'vitest';
import { ui } from '../../i18n/messages/ru/ui.ts';
import { Loaded, type ReadState } from './loaded.tsx';

const nothing: ReadState<string> = {
  data: undefined,
  isError: false,
  isFetching: false,
  refetch: () => undefined,
};
const draw = (read: Partial<ReadState<string>>): string =>
  renderToStaticMarkup(
    <IntlProvider locale="ru" timeZone="Europe/Moscow" messages={{ ui }}>
      <Loaded read={{ ...nothing, ...read }} skeleton="skeleton" failed="failed">
        {(data) => `data ${data}`}
      </Loaded>
    </IntlProvider>,
  );

describe('what is loaded', () => {
  it.each([
    ['before the first answer', {}, /^skeleton$/],
    ['while it is asked', { isFetching: true }, /^skeleton$/],
    ['answered', { data: 'one' }, /^data one$/],
    ['answered with nothing in it', { data: '' }, /^data $/],
    ['failed', { isError: true }, /failed.*Повторить/],
    ['failed and asked again', { isError: true, isFetching: true }, /failed/],
    ['failed after an answer', { data: 'one', isError: true }, /^data one$/],
  ] as const)('%s shows one thing, never an empty place', (_, read, shown) => {
    expect(draw(read)).toMatch(shown);
  });
});
