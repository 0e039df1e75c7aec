import { describe, expect, it } from 'vitest';
import { paymentUrl } from './payment-url.ts';

describe('paymentUrl', () => {
  it('merges the form into a query that is there already', () => {
    expect(paymentUrl('https://pay.example/start?lang=ru', { order: '1', sum: '10.50' }, 'https://site')).toBe(
      'https://pay.example/start?lang=ru&order=1&sum=10.50',
    );
  });
  it('keeps a page of the site on the site', () => {
    expect(paymentUrl('/basket/thanks?order=abc', {}, 'https://site')).toBe('https://site/basket/thanks?order=abc');
  });
  it('escapes values', () => {
    expect(paymentUrl('https://pay.example/', { text: 'а&б=в' }, 'https://site')).toBe(
      'https://pay.example/?text=%D0%B0%26%D0%B1%3D%D0%B2',
    );
  });
});
