import type { Call } from '@trassa/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Result } from '../../kernel/result.ts';
import { createMicroCache, type MicroCache } from '../micro-cache.ts';
import { createJsonAnswer, type JsonAnswer, sendJsonAnswer } from './json-answer.ts';

/** Answers of public calls, kept as bytes for a moment. */
export type SharedAnswers = MicroCache<JsonAnswer>;

export const createSharedAnswers = (options: { life: number; maxBytes: number; now?: () => number }): SharedAnswers =>
  createMicroCache<JsonAnswer>({ ...options, sizeOf: ({ size }) => size });

/** Words of the query that a call knows; the rest never reaches its handler. */
export const wordsOf = ({ query }: Call): readonly string[] =>
  query instanceof z.ZodObject ? Object.keys(query.shape).toSorted() : [];

/**
 * What an answer is kept by: the path, the words of the query that the call knows, the language. Null: this request takes
 * no part, because it names a person. A value is quoted, so that neither it nor a doubled word can pass for another.
 */
export const sharedKeyOf = (req: FastifyRequest, words: readonly string[]): string | null => {
  if (req.headers.authorization !== undefined) return null;
  const { url = '' } = req.raw;
  const end = url.indexOf('?');
  let key = `${req.method === 'POST' ? 'POST' : 'GET'} ${req.language} ${end === -1 ? url : url.slice(0, end)}`;
  if (end === -1) return key;
  const query = req.query as Record<string, unknown>;
  for (const word of words) {
    const value = query[word];
    if (value !== undefined) key += ` ${word}=${JSON.stringify(value)}`;
  }
  return key;
};

/** Gives the kept answer to the request, or makes, keeps and gives it. Refusals are not kept. */
export const answerShared = async (
  reply: FastifyReply,
  key: string | null,
  handle: () => Promise<Result<unknown>> | Result<unknown>,
): Promise<void> => {
  let own: Result<JsonAnswer> | null = null;
  const make = async (): Promise<Result<JsonAnswer>> => {
    const result = await handle();
    return result.ok ? { ok: true, value: createJsonAnswer(reply.serialize(result.value) as string) } : result;
  };
  const found =
    key === null
      ? null
      : await reply.server.sharedAnswers.get(key, async () => {
          own = await make();
          return own.ok ? own.value : null;
        });
  if (found?.value) return void sendJsonAnswer(reply, found.value);
  // The refusal of another one who came at once is not taken over.
  const answer = own ?? (await make());
  if (answer.ok) sendJsonAnswer(reply, answer.value);
  else reply.refuse(answer.refusal);
};
