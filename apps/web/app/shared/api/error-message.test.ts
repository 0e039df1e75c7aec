import { HttpError, NoAnswerError } from '@trassa/contracts/client';
import { describe, expect, it } from 'vitest';
import { actionMessage, globalMessage } from './error-message.ts';

const http = (status: number, message = 'Мест нет'): HttpError => new HttpError(status, { message });

describe('the global message', () => {
  it("says the server's own words on 400", () => {
    expect(globalMessage(http(400))).toEqual({ text: 'Мест нет' });
  });

  it('is general on 422, 500 and 502, whatever the server says', () => {
    for (const status of [422, 500, 502, 503]) expect(globalMessage(http(status, 'stack'))).toEqual({ id: 'failure' });
  });

  it('tells of a missing and a void token', () => {
    expect(globalMessage(http(401))).toEqual({ id: 'unauthorized' });
    expect(globalMessage(http(403))).toEqual({ id: 'forbidden' });
  });

  it('leaves other answers and no answer to the caller', () => {
    for (const error of [
      http(404),
      http(409),
      http(418),
      http(429),
      new NoAnswerError('Network Error'),
      new Error('bug'),
    ]) {
      expect(globalMessage(error)).toBeNull();
    }
  });
});

describe('the message about an action', () => {
  it('is never silent, but for a request that was stopped on purpose', () => {
    expect(actionMessage(http(429, 'Слишком много запросов'))).toEqual({ text: 'Слишком много запросов' });
    expect(actionMessage(new NoAnswerError('Network Error'))).toEqual({ id: 'network' });
    expect(actionMessage(new NoAnswerError('timeout of 10000ms exceeded'))).toEqual({ id: 'timeout' });
    expect(actionMessage(new Error('bug'))).toEqual({ id: 'failure' });
    expect(actionMessage(new NoAnswerError('Request aborted'))).toBeNull();
  });
});
