import type { MessageSpec } from '@trassa/contracts';
import { checkClubResult, parseClubResult, parseIsoDate } from '@trassa/rules';
import { type Clock, toUnix } from '../../kernel/clock.ts';
import { randomId } from '../../kernel/ids.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../kernel/result.ts';
import { type Database, type Executor, transact, type Tx } from '../../platform/database/index.ts';
import { lockPerson } from '../accounts/index.ts';
import { keepType } from './clubs.repository.ts';
import { insertResult } from './results.repository.ts';

/** Port of the files module: uploaded pictures, and keeping them for good (DEC-103). */
export type PictureFiles = {
  findUsable(executor: Executor, publicIds: readonly string[], purpose: 'image'): Promise<Map<string, number>>;
  markUsed(tx: Executor, fileIds: readonly number[], userId: number): Promise<number>;
};

export type HandInDeps = { readonly db: Database; readonly clock: Clock; readonly files: PictureFiles };

export type HandInBody = {
  readonly competition_type: string;
  readonly result: string;
  readonly date: string;
  readonly distance?: number | null | undefined;
  readonly comment?: string | null | undefined;
  readonly link?: string | null | undefined;
  readonly picture?: string | null | undefined;
};

/** Kilometres, as far as the column reaches. */
const farthest = 99_999;

const checkDistance = (distance: number | null | undefined): MessageSpec | null => {
  if (distance === null || distance === undefined) return null;
  if (distance <= 0) return { id: 'count_positive' };
  return distance > farthest ? { id: 'wrong_value' } : null;
};

/** The picture is kept for good in the moment it is found: the sweep of unused files must not be quicker. */
const keepPicture = async (
  tx: Tx,
  files: PictureFiles,
  { picture, userId }: { picture: string | null; userId: number },
): Promise<Result<number | null>> => {
  if (picture === null) return ok(null);
  const fileId = (await files.findUsable(tx, [picture], 'image')).get(picture);
  const isKept = fileId !== undefined && (await files.markUsed(tx, [fileId], userId)) === 1;
  return isKept ? ok(fileId) : invalid({ picture: { id: 'upload' } });
};

/**
 * Hands a result in for competitions of clubs: with a picture or a link, of a day that is not to come and not older than a
 * year. `takeTurn` counts it and answers the seconds to wait; slips of the pen cost no turn. Refuses `validation` by field
 * and `rate_limited`. Answers the result's public id. CLUB-07, API §10
 */
export const handInResult = (
  { db, clock, files }: HandInDeps,
  body: HandInBody,
  { userId, takeTurn }: { userId: number; takeTurn: () => number },
): Promise<Result<string>> =>
  transact(db, async (tx) => {
    const now = clock();
    const type = await keepType(tx, body.competition_type);
    if (!type) return invalid({ competition_type: { id: 'option' } });
    const errors: Record<string, MessageSpec> = checkClubResult({ ...body, unit: type.unit }, toUnix(now));
    const distanceError = checkDistance(body.distance);
    if (distanceError) errors['distance'] = distanceError;
    const value = parseClubResult(body.result, type.unit);
    const day = parseIsoDate(body.date);
    if (value === null || day === null || Object.keys(errors).length) return invalid(errors);
    if (!(await lockPerson(tx, userId))) return notFound();
    const kept = await keepPicture(tx, files, { picture: body.picture || null, userId });
    if (!kept.ok) return kept;
    const retryAfter = takeTurn();
    if (retryAfter) return refuse({ code: 'rate_limited', retryAfter });
    const publicId = randomId();
    const texts = { comment: body.comment?.trim() || null, link: body.link?.trim() || null };
    const result = { publicId, userId, typeId: type.id, value, day, distance: body.distance ?? null, ...texts };
    await insertResult(tx, { ...result, fileId: kept.value }, now);
    return ok(publicId);
  });
