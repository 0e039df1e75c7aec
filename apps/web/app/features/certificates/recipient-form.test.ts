import { describe, expect, it } from 'vitest';
import { blankRecipient, readRecipient, readSendAt, typedDay } from './recipient-form.ts';

// 23:30 in Moscow on 22 November, 20:30 in London.
const now = Date.parse('2026-11-22T20:30:00Z') / 1000;

describe('the day of sending', () => {
  it('is the morning of that day in Moscow, today being at once', () => {
    expect(readSendAt('24.11.2026', now)).toEqual({ at: Date.parse('2026-11-24T07:00:00Z') / 1000 });
    expect(readSendAt('22.11.2026', now)).toEqual({ at: null });
  });

  it('is told when it is none', () => {
    expect(readSendAt(' ', now)).toEqual({ error: { id: 'send_date' } });
    expect(readSendAt('31.02.2027', now)).toEqual({ error: { id: 'date_format' } });
    expect(readSendAt('1.1.27', now)).toEqual({ error: { id: 'date_format' } });
  });

  it('is shown as it was typed', () => {
    const sending = readSendAt('24.11.2026', now);
    expect(typedDay('at' in sending ? sending.at : null)).toBe('24.11.2026');
    expect(typedDay(null)).toBe('');
  });
});

describe('the form of a recipient', () => {
  const good = { name: ' Анна ', email: 'anna@example.org', text: 'Беги!', when: 'now', send_at: '01.01.2000' };

  it('is read tidy; a day that is not asked for is left out', () => {
    expect(readRecipient(good, now)).toEqual({
      recipient: { name: 'Анна', email: 'anna@example.org', text: 'Беги!', send_at: null },
      errors: {},
    });
  });

  it('says what is wrong, field by field', () => {
    expect(readRecipient({ ...blankRecipient, when: 'day' }, now).errors).toEqual({
      name: { id: 'recipient_name' },
      email: { id: 'email' },
      send_at: { id: 'send_date' },
    });
    expect(readRecipient({ ...good, when: 'day' }, now).errors).toEqual({ send_at: { id: 'send_date' } });
    expect(readRecipient({ ...good, when: 'day', send_at: '01.01.2030' }, now).errors).toEqual({
      send_at: { id: 'send_date' },
    });
  });
});
