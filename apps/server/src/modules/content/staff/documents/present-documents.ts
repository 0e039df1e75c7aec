import { errorText } from '@trassa/contracts';
import type { LegalVersion, OfficeLegalText, OfficeLegalTextRow } from '@trassa/contracts/office';
import {
  legalActsOf,
  legalVersionsListed,
  legalVersionStateOf,
  type LegalWords,
  may,
  missingOfLegalText,
} from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { say } from '../../../../kernel/say.ts';
import type { Executor } from '../../../../platform/database/index.ts';
import type { NamesOf } from '../../../staff/index.ts';
import type { CountAgreed } from '../../content-deps.ts';
import { type Names, personOf } from '../person-of.ts';
import type { Viewer } from '../viewer.ts';
import {
  findLegalText,
  type LegalTextRow,
  type LegalVersionRow,
  selectLegalTexts,
  selectVersions,
} from './legal-texts.repository.ts';

export type DocumentReads = { readonly db: Executor; readonly namesOf: NamesOf; readonly countAgreed: CountAgreed };

const nothing: LegalWords = { title_ru: '', title_en: null, html_ru: '', html_en: null };

/** What is written now: in force only once it is published. */
export const writtenOf = (row: LegalTextRow): LegalWords => row.draft ?? row.latest ?? nothing;

/** Moment of the version that is coming; null: none is. */
export const comingOf = ({ latestFrom }: LegalTextRow, now: Date): number | null =>
  latestFrom !== null && latestFrom > now ? toUnix(latestFrom) : null;

/** Nobody agrees to an offer by name: a purchase is made on its terms. */
const isAgreedTo = (name: string): boolean => name !== 'offers';

type Counts = Awaited<ReturnType<CountAgreed>>;
type Seen = { readonly names: Names; readonly counts: Counts; readonly viewer: Omit<Viewer, 'grants'> };

const inForceOf = (rows: readonly LegalVersionRow[], now: Date): LegalVersionRow | undefined =>
  rows.find(({ from }) => from <= now);

const presentVersion = (
  row: LegalVersionRow,
  inForce: LegalVersionRow | undefined,
  { names, counts, viewer: { language, now } }: Seen,
): LegalVersion => ({
  number: row.number,
  title: say(language, row.titleRu, row.titleEn),
  state: legalVersionStateOf({ number: row.number, from: toUnix(row.from) }, inForce?.number ?? null, toUnix(now)),
  from: toUnix(row.from),
  lacks_english: !row.hasEnglish,
  agreed: isAgreedTo(row.name) ? (counts.get(`${row.name} ${row.number}`) ?? { count: 0, exact: true }) : null,
  by: personOf(names, row.publishedBy),
});

/** Versions of one text, newest first, with how many agreed to each; a colleague and a count are asked for at once. */
const readVersions = async (
  { db, namesOf, countAgreed }: DocumentReads,
  rows: readonly LegalVersionRow[],
  more: readonly (number | null)[],
): Promise<Pick<Seen, 'names' | 'counts'>> => {
  const people = [...rows.map(({ publishedBy }) => publishedBy), ...more].flatMap((id) => id ?? []);
  return {
    names: await namesOf(db, [...new Set(people)]),
    counts: await countAgreed(
      db,
      rows.filter(({ name }) => isAgreedTo(name)).map(({ name, number }) => ({ name, version: number })),
    ),
  };
};

/** All legal texts, each with the version in force and the one that is coming. */
export const listDocuments = async (
  reads: DocumentReads,
  viewer: Omit<Viewer, 'grants'>,
): Promise<OfficeLegalTextRow[]> => {
  const heads = await selectLegalTexts(reads.db);
  const all = await selectVersions(
    reads.db,
    heads.map(({ name }) => name),
    2,
  );
  const seen = { ...(await readVersions(reads, all, [])), viewer };
  return heads.map(({ name, hasDraft }) => {
    const rows = all.filter((row) => row.name === name);
    const inForce = inForceOf(rows, viewer.now);
    const [first] = rows;
    return {
      public_id: name,
      in_force: inForce ? presentVersion(inForce, inForce, seen) : null,
      coming: first && first !== inForce ? presentVersion(first, inForce, seen) : null,
      has_draft: hasDraft,
    };
  });
};

/** A legal text with what the viewer may do with it now; null: there is none. */
export const readDocument = async (
  reads: DocumentReads,
  name: string,
  viewer: Viewer,
): Promise<OfficeLegalText | null> => {
  const row = await findLegalText(reads.db, name);
  if (!row) return null;
  const rows = await selectVersions(reads.db, [name], legalVersionsListed);
  const seen = { ...(await readVersions(reads, rows, [row.updatedBy])), viewer };
  const [now, inForce, coming] = [toUnix(viewer.now), inForceOf(rows, viewer.now), comingOf(row, viewer.now)];
  const has = (right: 'content.edit' | 'documents.publish'): boolean =>
    may(viewer.grants, right, [], now).verdict === 'yes';
  const versions = rows.map((one) => presentVersion(one, inForce, seen));
  return {
    public_id: name,
    in_force: versions.find(({ state }) => state === 'in_force') ?? null,
    coming: versions.find(({ state }) => state === 'coming') ?? null,
    has_draft: row.draft !== null,
    ...writtenOf(row),
    versions,
    problems: Object.fromEntries(
      missingOfLegalText(writtenOf(row)).map((field) => [field, errorText(viewer.language, { id: 'required' })]),
    ),
    can: legalActsOf({ hasDraft: row.draft !== null, coming }, now).filter((act) =>
      has(act === 'discard' ? 'content.edit' : 'documents.publish'),
    ),
    may_edit: has('content.edit') && coming === null,
    may_preview: has('content.edit'),
    version: row.version,
    created: toUnix(row.createdAt),
    updated: toUnix(row.updatedAt),
    updated_by: personOf(seen.names, row.updatedBy),
  };
};
