import { describe, expect, it } from 'vitest';
import { momentAt } from '../dates/zone.ts';
import { shiftBetween, shiftMoment } from './shift-moment.ts';

const berlin = 'Europe/Berlin';
const at = (day: string, time: string, timezone = berlin): number => momentAt(day, time, timezone);

describe('moments of a start that is copied to another day', () => {
  const shift = shiftBetween(
    { at: at('2027-03-20', '10:00'), timezone: berlin },
    { at: at('2027-04-03', '11:30'), timezone: berlin },
  );

  it('keep their time of the wall clock over a change of clocks', () => {
    expect(shift).toMatchObject({ days: 14, minutes: 90 });
    expect(shiftMoment(at('2027-03-01', '10:00'), shift, false)).toBe(at('2027-03-15', '10:00'));
    expect(shiftMoment(at('2027-03-15', '12:00'), shift, false)).toBe(at('2027-03-29', '12:00'));
  });

  it('of the day itself move with the hour of the start', () => {
    expect(shiftMoment(at('2027-03-20', '09:30'), shift, true)).toBe(at('2027-04-03', '11:00'));
    expect(shiftMoment(at('2027-03-20', '23:30'), shift, true)).toBe(at('2027-04-04', '01:00'));
  });

  it('stand by the clocks of the other zone when the start goes there', () => {
    const east = shiftBetween(
      { at: at('2027-05-01', '10:00', 'Europe/Moscow'), timezone: 'Europe/Moscow' },
      { at: at('2027-06-01', '10:00', 'Asia/Novosibirsk'), timezone: 'Asia/Novosibirsk' },
    );
    expect(shiftMoment(at('2027-04-01', '12:00', 'Europe/Moscow'), east, false)).toBe(
      at('2027-05-02', '12:00', 'Asia/Novosibirsk'),
    );
  });
});
