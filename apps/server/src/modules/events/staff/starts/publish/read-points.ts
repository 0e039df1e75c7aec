import { errorText, type Language } from '@trassa/contracts';
import { type CheckedFormat, checkPublishing, type CheckPoint, type PublishFacts } from '@trassa/rules';
import { toUnix } from '../../../../../kernel/clock.ts';
import { refuse, type Refused } from '../../../../../kernel/result.ts';
import { say } from '../../../../../kernel/say.ts';
import type { Executor } from '../../../../../platform/database/index.ts';
import type { EventsStaffDeps } from '../../events-staff-deps.ts';
import {
  type CheckedFormatRow,
  type CheckedStartRow,
  findCheckedStart,
  selectCheckedFormats,
} from './publish-facts.repository.ts';

export type SaidPoint = Pick<CheckPoint, 'code' | 'id' | 'path' | 'blocking'> & { readonly message: string };

const orNull = (moment: Date | null): number | null => moment && toUnix(moment);

const formatFacts = (row: CheckedFormatRow, language: Language): CheckedFormat => ({
  id: row.publicId,
  title: say(language, row.titleRu, row.titleEn || null),
  hasEnglish: Boolean(row.titleEn),
  start: toUnix(row.startTime),
  registrationEnd: toUnix(row.registrationEnd),
  saleStart: orNull(row.saleStart),
  saleEnd: orNull(row.saleEnd),
  wholeTeam: row.isTeam && row.fixedCount ? row.maxCount : null,
  ageMin: row.ageMin,
  ageMax: row.ageMax,
  kinds: row.kinds,
  asksShirt: !row.shirtUnavailable,
  isInsurable: row.isInsurable,
  hasInsuranceOffer: row.hasInsuranceOffer,
  numbers: row.hasRanges ? row.numbers : null,
  answers: row.answers,
  fieldNames: row.fieldNames,
  wavesWithoutDocument: row.wavesWithoutDocument,
});

/** A text without its marks and blanks. */
const lengthOf = (html: string): number =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim().length;

/** The loaded picture of a start, of which the rule tells what is missing. */
const factsOf = async (
  deps: Pick<EventsStaffDeps, 'house' | 'isPresentable'>,
  db: Executor,
  start: CheckedStartRow,
  formats: readonly CheckedFormatRow[],
  language: Language,
): Promise<PublishFacts> => {
  const documents = await deps.house.documentsInForce(db);
  return {
    startId: start.publicId,
    event: {
      title: start.titleRu,
      hasSeries: true,
      described: lengthOf(start.descriptionRu),
      hasEnglish: Boolean(start.titleEn),
      hasRefundTiers: start.refundPolicy !== null,
    },
    address: start.addressRu,
    hasPoint: start.latitude !== null,
    hasPicture: start.plate !== null,
    start: toUnix(start.startTime),
    finish: orNull(start.finishTime),
    saleStart: orNull(start.saleStart),
    saleEnd: orNull(start.saleEnd),
    formats: formats.map((row) => formatFacts(row, language)),
    shirts: start.shirts,
    hasOffer: documents.has('offers'),
    hasPersonalDataText: documents.has('pers'),
    hasPayment: deps.house.hasPayment(),
    isProduction: deps.house.isProduction,
    isPresentable: await deps.isPresentable(db, start.publicId),
  };
};

/** What stands against publishing a start now, or one more format of it, in words (BO-011). */
export const readPoints = async (
  deps: Pick<EventsStaffDeps, 'house' | 'isPresentable'>,
  db: Executor,
  startId: number,
  { language, now, format: only }: { readonly language: Language; readonly now: Date; readonly format?: string },
): Promise<SaidPoint[]> => {
  const start = await findCheckedStart(db, startId);
  if (!start) throw new Error('a start that is checked is gone');
  const all = await selectCheckedFormats(db, startId);
  const formats = only === undefined ? all : all.filter(({ publicId }) => publicId === only);
  const points = checkPublishing(await factsOf(deps, db, start, formats, language), toUnix(now));
  return points.map(({ code, id, path, blocking, format }) => {
    const message = errorText(language, { id: `check_${id}` });
    return { code, id, path, blocking, message: format === null ? message : `${format}: ${message}` };
  });
};

/** Refused while something blocks; every point is told with it. */
export const refuseUnready = (points: readonly SaidPoint[]): Refused | null => {
  const count = points.filter(({ blocking }) => blocking).length;
  if (!count) return null;
  return refuse({ code: 'not_publishable', message: { id: 'not_publishable', count }, details: { points } });
};
