import { momentAt } from '@trassa/rules';
import { describe, expect, it } from 'vitest';
import { SITE_ZONE } from '../../../app/shared/format/use-format.ts';
import { daysOf } from './presets.ts';

// Just after midnight in Moscow, which is the day before by Greenwich.
const now = momentAt('2026-03-01', '00:30', SITE_ZONE);

describe('a period that is chosen by its name', () => {
  it.each([
    ['today', '2026-03-01', '2026-03-01'],
    ['week', '2026-02-23', '2026-03-01'],
    ['days30', '2026-01-31', '2026-03-01'],
    ['month', '2026-03-01', '2026-03-01'],
    ['lastMonth', '2026-02-01', '2026-02-28'],
    ['year', '2026-01-01', '2026-03-01'],
    ['coming', '2026-03-01', '2027-02-28'],
    ['next30', '2026-03-01', '2026-03-30'],
    ['next90', '2026-03-01', '2026-05-29'],
    ['past90', '2025-12-02', '2026-03-01'],
  ] as const)('%s is from %s to %s', (preset, from, to) => {
    expect(daysOf(preset, now)).toEqual({ from, to });
  });
});
