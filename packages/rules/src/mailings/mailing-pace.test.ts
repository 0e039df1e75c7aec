import { describe, expect, it } from 'vitest';
import { momentAt } from '../dates/zone.ts';
import { mailDomain, quietUntil, turnOf } from './mailing-pace.ts';

describe('quiet hours', () => {
  it.each([
    ['Europe/Moscow', '2027-05-16', '20:59', null],
    ['Europe/Moscow', '2027-05-16', '21:00', '2027-05-17'],
    ['Europe/Moscow', '2027-05-17', '00:00', '2027-05-17'],
    ['Europe/Moscow', '2027-05-17', '08:59', '2027-05-17'],
    ['Europe/Moscow', '2027-05-17', '09:00', null],
    ['Asia/Vladivostok', '2027-05-31', '23:30', '2027-06-01'],
  ])('of %s on %s at %s end on %s', (zone, day, time, until) =>
    expect(quietUntil(momentAt(day, time, zone), zone)).toBe(until && momentAt(until, '09:00', zone)),
  );

  it.each([
    ['19:59', null],
    ['20:00', '2027-05-17'],
    ['06:59', '2027-05-16'],
    ['07:00', null],
  ])('that are set otherwise have other ends: %s', (time, until) =>
    expect(quietUntil(momentAt('2027-05-16', time, 'Europe/Moscow'), 'Europe/Moscow', { from: 20, to: 7 })).toBe(
      until && momentAt(until, '07:00', 'Europe/Moscow'),
    ),
  );

  it('that end at midnight end with the day', () =>
    expect(quietUntil(momentAt('2027-05-16', '23:00', 'Europe/Moscow'), 'Europe/Moscow', { from: 22, to: 0 })).toBe(
      momentAt('2027-05-17', '00:00', 'Europe/Moscow'),
    ));
});

describe('turns', () => {
  /** Letters that go within a minute when one more is always tried a moment later. */
  const goIn = (perMinute: number, from: number): number => {
    let kept = 0;
    let gone = 0;
    for (let now = 0; now < from + 60_000; now += 50) {
      const turn = turnOf(kept, now, perMinute);
      if (turn.at > now) continue;
      kept = turn.kept;
      if (now >= from) gone += 1;
    }
    return gone;
  };
  // BO-112
  it.each([
    [300, 0],
    [300, 60_000],
    [60, 0],
    [60, 60_000],
  ])('of %s a minute hold within 5 %% from %s on', (perMinute, from) => {
    expect(goIn(perMinute, from)).toBeLessThanOrEqual(perMinute * 1.05);
    expect(goIn(perMinute, from)).toBeGreaterThanOrEqual(perMinute * 0.95);
  });

  it('tell when the next one is', () => {
    const { kept } = turnOf(turnOf(0, 1000, 60).kept, 1000, 60);
    expect(turnOf(kept, 1000, 60).at).toBe(2000);
  });
});

it('a domain is what follows the last @', () => expect(mailDomain('"a@b"@Mail.RU')).toBe('mail.ru'));
