import { describe, expect, it } from 'vitest';
import {
  correctTimes,
  importObstacle,
  importStates,
  readRaceTime,
  resultTimeMax,
  writeRaceTime,
} from './result-acts.ts';

describe('an import', () => {
  // BO-104
  it.each([
    ['reading', null, 'reading'],
    ['problems', null, 'problems'],
    ['ready', null, null],
    ['applying', 'applying', 'applying'],
    ['done', 'done', 'done'],
    ['failed', null, 'failed'],
  ] as const)('that is %s is read with other columns (%s) and applied (%s)', (state, read, apply) => {
    expect([
      importObstacle('read', { state, hasFile: true }),
      importObstacle('apply', { state, hasFile: true }),
    ]).toEqual([read, apply]);
  });

  it('without its file is neither', () => {
    const left = importStates.filter((state) => state !== 'done' && state !== 'applying');
    expect(left.map((state) => importObstacle('apply', { state, hasFile: false }))).toEqual(
      left.map(() => 'file_gone'),
    );
  });
});

describe('the times of a corrected result', () => {
  const before = { time: 2_460_000, fine: 60_000, status: 'finished' } as const;
  // BO-106
  it.each([
    ['a typed time stands', { time: 2_400_000 }, { ...before, time: 2_400_000 }],
    ['a penalty moves the time', { fine: 120_000 }, { ...before, time: 2_520_000, fine: 120_000 }],
    ['no penalty gives it back', { fine: null }, { ...before, time: 2_400_000, fine: null }],
    ['both stand as typed', { time: 2_500_000, fine: 5000 }, { ...before, time: 2_500_000, fine: 5000 }],
    ['who is disqualified keeps the time', { status: 'dsq' }, { ...before, status: 'dsq' }],
    ['who gave up needs none', { status: 'dnf', time: null }, { ...before, status: 'dnf', time: null }],
    ['a finisher needs one', { time: null }, { problem: { time: 'result_time_needed' } }],
    ['none is nought', { time: 0 }, { problem: { time: 'result_time_range' } }],
    ['none is longer than ten days', { time: resultTimeMax + 1 }, { problem: { time: 'result_time_range' } }],
    ['no penalty is below nought', { fine: -1 }, { problem: { fine: 'result_time_range' } }],
  ] as const)('%s', (_name, typed, after) => expect(correctTimes(before, typed)).toEqual(after));

  it('are found where somebody finishes after all', () => {
    const none = { time: null, fine: null, status: 'dnf' } as const;
    expect(correctTimes(none, { status: 'finished' })).toEqual({ problem: { time: 'result_time_needed' } });
    expect(correctTimes(none, { status: 'finished', time: 1000 })).toEqual({
      time: 1000,
      fine: null,
      status: 'finished',
    });
  });
});

describe('a time that a person types', () => {
  it.each([
    ['1:02:03', 3_723_000],
    ['62:03', 3_723_000],
    ['1:02:03,4', 3_723_400],
    [' 00:59.05 ', 59_050],
    ['1:62:03', null],
    ['1:02:60', null],
    ['3723', null],
    ['', null],
    ['1:2:3', null],
  ])('%s is %s milliseconds', (text, ms) => expect(readRaceTime(text)).toBe(ms));

  it.each([59_050, 3_723_000, 3_723_400, resultTimeMax])('%s is written as it is read', (ms) =>
    expect(readRaceTime(writeRaceTime(ms))).toBe(ms),
  );
});
