import { describe, expect, it } from 'vitest';
import { checkRecipient, normaliseRecipient, recipientTextMax } from './certificate-recipient.ts';

const now = 1_800_000_000;
const day = 86_400;
const good = { name: 'Анна', email: 'anna@example.org', text: 'С днём рождения!', send_at: null };

describe('the recipient of a gift certificate', () => {
  it('has a name and an address; greeting and date may be left out', () => {
    expect(checkRecipient(good, now)).toEqual({});
    expect(checkRecipient({ name: 'Анна', email: ' anna@example.org ' }, now)).toEqual({});
  });

  it('is told what is missing', () => {
    const missing = { name: { id: 'recipient_name' }, email: { id: 'email' } };
    expect(checkRecipient(null, now)).toEqual(missing);
    expect(checkRecipient({ name: '  ', email: 'anna@' }, now)).toEqual(missing);
    expect(checkRecipient({ ...good, email: 'a@b.ru, c@d.ru' }, now)).toEqual({ email: { id: 'email' } });
  });

  it.each([
    [now - 1, true],
    [now, true],
    [now + 1, false],
    [now + 365 * day, false],
    [now + 368 * day, true],
  ])('is written to within a year: %i', (send_at, isWrong) => {
    expect(checkRecipient({ ...good, send_at }, now)).toEqual(isWrong ? { send_at: { id: 'send_date' } } : {});
  });

  it('gets a greeting that fits', () => {
    expect(checkRecipient({ ...good, text: 'я'.repeat(recipientTextMax) }, now)).toEqual({});
    expect(checkRecipient({ ...good, text: 'я'.repeat(recipientTextMax + 1) }, now)).toEqual({
      text: { id: 'too_long', max: recipientTextMax },
    });
    expect(checkRecipient({ ...good, name: 'я'.repeat(101) }, now)).toHaveProperty('name');
  });

  it('is stored tidy', () => {
    expect(
      normaliseRecipient({
        name: ' Анна \n Петрова ',
        email: ' a@b.ru ',
        text: '\u0000Привет\r\n\r\n\r\n\r\nмир\u0007 ',
      }),
    ).toEqual({ name: 'Анна Петрова', email: 'a@b.ru', text: 'Привет\n\nмир', send_at: null });
  });
});
