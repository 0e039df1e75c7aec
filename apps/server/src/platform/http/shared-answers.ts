import type { Call } from '@trassa/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Result } from '../../kernel/result.ts';
import { createMicroCache, type MicroCache } from '../micro-cache.ts';
import { createJsonAnswer, type JsonAnswer, sendJsonAnswer } from './json-answer.ts';

/** Answers of public calls, kept as bytes for a moment; a refusal is for those who ask while it is being found. */
export type SharedAnswers = MicroCache<Result<JsonAnswer>>;

export const createSharedAnswers = (options: { life: number; maxBytes: number; now?: () => number }): SharedAnswers =>
  createMicroCache<Result<JsonAnswer>>({
    ...options,
    sizeOf: (answer) => (answer.ok ? answer.value.size : 0),
    isKept: ({ ok }) => ok,
  });

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

/** Gives the kept answer to the request, or makes, keeps and gives it. A refusal is shared as long as it is being found. */
export const answerShared = async (
  reply: FastifyReply,
  key: string | null,
  handle: () => Promise<Result<unknown>> | Result<unknown>,
): Promise<void> => {
  const make = async (): Promise<Result<JsonAnswer>> => {
    const result = await handle();
    return result.ok ? { ok: true, value: createJsonAnswer(reply.serialize(result.value) as string) } : result;
  };
  const found = key === null ? null : await reply.server.sharedAnswers.get(key, make);
  const answer = found?.value ?? (await make());
  if (answer.ok) sendJsonAnswer(reply, answer.value);
  else reply.refuse(answer.refusal);
};
