import { describe, expect, it } from 'vitest';
import { checkSupport, normaliseSupport, supportTextMax } from './support-form.ts';

const good = {
  name: 'Анна Лебедева',
  email: 'anna@example.org',
  phone: '+7 (912) 345-67-89',
  text: 'Добавьте клуб',
  support_type: 'clubs',
};

describe('a request of a visitor', () => {
  it('about clubs needs a name, an e-mail and a phone of the four countries; the text may be left out', () => {
    expect(checkSupport(good)).toEqual({});
    expect(checkSupport({ ...good, text: '' })).toEqual({});
    expect(checkSupport({ ...good, phone: '+375 29 123-45-67' })).toEqual({});
    expect(checkSupport({ support_type: 'clubs' })).toEqual({
      name: { id: 'support_name' },
      email: { id: 'support_email' },
      phone: { id: 'support_phone' },
    });
    expect(checkSupport({ ...good, phone: '+49 30 123456', email: 'a@b.ru, c@d.ru' })).toEqual({
      email: { id: 'support_email' },
      phone: { id: 'support_phone' },
    });
  });

  it.each(['feedback', 'corp', 'other', undefined])('about %s needs a question; the phone may be left out', (type) => {
    const other = { ...good, support_type: type };
    expect(checkSupport({ ...other, phone: '' })).toEqual({});
    expect(checkSupport({ ...other, text: ' ' })).toEqual({ text: { id: 'required' } });
    expect(checkSupport({ ...other, phone: '+7 916' })).toEqual({ phone: { id: 'support_phone' } });
  });

  it('is refused without the consent only when that is said', () => {
    expect(checkSupport({ ...good, agree: false })).toEqual({ agree: { id: 'consent_required' } });
    expect(checkSupport({ ...good, agree: null })).toEqual({});
  });

  it('has bounds', () => {
    expect(checkSupport({ ...good, name: 'я'.repeat(101), text: 'а'.repeat(supportTextMax + 1) })).toEqual({
      name: { id: 'too_long', max: 100 },
      text: { id: 'too_long', max: supportTextMax },
    });
  });

  it('is kept clean', () => {
    expect(normaliseSupport({ ...good, name: ' Анна\n Лебедева ', text: 'раз\r\nдва\u0007 ' })).toEqual({
      name: 'Анна Лебедева',
      email: 'anna@example.org',
      phone: '+79123456789',
      text: 'раз\nдва',
    });
  });
});
