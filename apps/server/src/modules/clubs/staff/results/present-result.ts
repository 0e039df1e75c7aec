import type { Language } from '@trassa/contracts';
import type { OfficeClubResult, OfficeClubResultRow } from '@trassa/contracts/office';
import { clubResultActs, clubResultObstacle, formatClubResult, formatResultTime } from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { say } from '../../../../kernel/say.ts';
import { factsOf } from '../../moderate-result.ts';
import { readyReasons } from './ready-reasons.ts';
import type { ClubResultCardRow, ClubResultRow, EarlierRow, OfficialRow } from './result-rows.repository.ts';

/** Who acted, by the id that rows have. */
export type Names = ReadonlyMap<number, { readonly publicId: string; readonly name: string }>;

const named = (names: Names, userId: number | null) => {
  const person = names.get(userId ?? 0);
  return person ? { public_id: person.publicId, name: person.name } : null;
};

export const presentRow = (row: ClubResultRow, names: Names, language: Language): OfficeClubResultRow => ({
  public_id: row.publicId,
  person: row.name || null,
  type: { title: say(language, row.typeRu, row.typeEn), unit: row.unit },
  result: formatClubResult(row.value, row.unit),
  day: row.day,
  competitions: [...row.competitions],
  handed: toUnix(row.createdAt),
  state: row.status,
  decided: row.decidedAt && toUnix(row.decidedAt),
  decided_by: named(names, row.decidedBy),
  is_official: row.isOfficial,
  reason: row.reason,
});

type Card = {
  readonly row: ClubResultCardRow;
  readonly names: Names;
  readonly official: readonly OfficialRow[];
  readonly earlier: readonly EarlierRow[];
};
/** Who looks, and whether he may decide. */
export type Viewer = {
  readonly userId: number;
  readonly mayModerate: boolean;
  readonly language: Language;
  readonly now: Date;
};

export const presentCard = (
  { row, names, official, earlier }: Card,
  { userId, mayModerate, language, now }: Viewer,
): OfficeClubResult => {
  const facts = factsOf(row, userId, now);
  return {
    ...presentRow(row, names, language),
    version: row.version,
    distance: row.distance,
    comment: row.comment,
    link: row.link,
    has_picture: row.hasPicture,
    official: official.map((one) => ({
      name: one.name,
      start: say(language, one.startRu, one.startEn),
      format: say(language, one.formatRu, one.formatEn),
      result: formatResultTime(Math.floor(one.time / 1000)),
      is_length: one.isLength,
    })),
    earlier: earlier.map((one) => ({
      public_id: one.publicId,
      result: formatClubResult(one.value, row.unit),
      day: one.day,
      state: one.status,
    })),
    language: row.language,
    reasons: [...readyReasons[row.language]],
    claimed_by: facts.isClaimed ? named(names, row.claimedBy) : null,
    can: mayModerate ? clubResultActs.filter((act) => clubResultObstacle(act, facts, toUnix(now)) === null) : [],
  };
};
