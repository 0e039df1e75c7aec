import { expect, it } from 'vitest';
import type { PolicyRow } from '../../src/modules/insurance/policies.repository.ts';
import { presentPolicy } from '../../src/modules/insurance/policy.presenter.ts';

const row = { startsAt: new Date('2027-05-16T00:00:00Z'), eventRu: null } as PolicyRow;

it.each([
  ['of the start, with which it begins', true, 'Asia/Vladivostok', 'Asia/Vladivostok'],
  ['of the insurer, where the first day was typed', false, 'Asia/Vladivostok', 'Europe/Moscow'],
  ['of the insurer, where there is no start', true, null, 'Europe/Moscow'],
])('the days of a policy are those %s', (_, isStartDate, timezone, told) =>
  expect(presentPolicy({ ...row, isStartDate, timezone }, new Date(), 'ru').timezone).toBe(told),
);
