import { describe, expect, it } from 'vitest';
import { networkOf, socialAnswer } from './social-answer.ts';

const answerOf = (query: string) => socialAnswer(new URLSearchParams(query));

describe('what a network sends back', () => {
  it('is code and state, with the device of VK ID', () => {
    expect(answerOf('code=c&state=s')).toEqual({ code: 'c', state: 's' });
    expect(answerOf('code=c&state=s&device_id=d&type=code_v2&ext_id=x')).toEqual({
      code: 'c',
      state: 's',
      device_id: 'd',
    });
  });

  it('is a refusal of the person or of the network', () => {
    for (const query of ['error=access_denied&state=s', 'code=c&state=s&error=x'])
      expect(answerOf(query)).toBe('declined');
  });

  it('is missing when nobody came from there', () => {
    for (const query of ['', 'code=c', 'state=s', 'code=&state=s']) expect(answerOf(query)).toBe('missing');
  });

  it('belongs to a network that the site knows', () => {
    expect(networkOf('vk')).toBe('vk');
    expect(networkOf('google')).toBe('google');
    for (const name of ['', 'toString', 'VK', 'facebook']) expect(networkOf(name)).toBeNull();
  });
});
