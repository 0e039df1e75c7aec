import type { mediaList } from '@trassa/contracts/office';
import { type MediaKind, mediaKinds } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { ListAsk } from '../../kernel/list-declaration.ts';
import type { Database, Executor, FilterSql, ListPage, ListRow, SortSql, Tx } from '../../platform/database/index.ts';
import { type Count, countList, type ListSource, selectListPage } from '../../platform/lists/index.ts';

export type MediaRow = {
  readonly id: number;
  readonly publicId: string;
  /** Below `/images/`. */
  readonly path: string;
  readonly touchedAt: Date;
  readonly version: number;
  readonly createdAt: Date;
};

/** The tables whose rows show pictures, by what their things are. */
const sources: Readonly<Record<MediaKind, readonly string[]>> = {
  news: ['news', 'news_versions'],
  page: ['pages', 'page_versions'],
  banner: ['banners'],
  story: ['stories'],
  product: ['products', 'product_variants'],
  club: ['clubs'],
  event: ['events'],
  series: ['event_types'],
  start: ['event_cities'],
  format: ['formats'],
  mailing: ['mailings'],
  insurance_offer: ['insurance_offers'],
  certificate: ['certificate_nominals'],
  document: ['documents', 'legal_texts'],
};
const columns = sql`m.id, m.public_id as "publicId", m.path, m.touched_at as "touchedAt", m.version, m.created_at as "createdAt"`;
const isUsed = sql`exists (select from media_uses u where u.media_id = m.id)`;

const filters: FilterSql<typeof mediaList> = {
  use: ({ values }) => sql`${isUsed} = any(${values.map((one) => one === 'used')}::boolean[])`,
  kind: ({ values }) => {
    const tables = mediaKinds.filter((kind) => values.includes(kind)).flatMap((kind) => sources[kind]);
    return sql`exists (select from media_uses u where u.media_id = m.id and u.source = any(${tables}::text[]))`;
  },
};
const keys: SortSql<typeof mediaList> = { since: sql`m.touched_at` };

type Ask = ListAsk<typeof mediaList>;
/** Pictures are the house's: whoever reaches some starts sees none of them. */
type Seen = { readonly isWhole: boolean };

const sourceOf = (ask: Ask, { isWhole }: Seen): ListSource => ({
  from: sql`media m`,
  where: [sql`${isWhole}::boolean`, ...ask.filters.map(({ name, value }) => filters[name](value))],
  key: keys[ask.sort.name],
  id: sql`m.id`,
});

export const countMediaRows = (db: Database, ask: Ask, seen: Seen): Promise<Count> =>
  countList(db, sourceOf(ask, seen));

/** A page of pictures, and how many there are; two statements. */
export const selectMediaRows = (db: Executor, ask: Ask, seen: Seen): Promise<ListPage<MediaRow & ListRow>> =>
  selectListPage(
    db,
    ask,
    sourceOf(ask, seen),
    ({ key, rows, order }) => sql<MediaRow & ListRow>`
      with page as (select m.id, ${key} as key from ${rows})
      select ${columns}, page.key from page join media m on m.id = page.id order by ${order}`,
  );

const find = async (db: Executor, condition: RawBuilder<unknown>): Promise<MediaRow | null> => {
  const { rows } = await sql<MediaRow>`select ${columns} from media m where ${condition}`.execute(db);
  return rows[0] ?? null;
};

export const findMedia = (db: Executor, publicId: string): Promise<MediaRow | null> =>
  find(db, sql`m.public_id = ${publicId}`);

/** Nothing begins to show it, or ceases to, until the transaction ends; whoever only makes sure that it is there does not wait. */
export const holdMedia = (tx: Tx, publicId: string): Promise<MediaRow | null> =>
  find(tx, sql`m.public_id = ${publicId} for no key update`);

/** As `holdMedia`, for whoever removes it: nobody finds it there meanwhile. */
export const lockMedia = (tx: Tx, publicId: string): Promise<MediaRow | null> =>
  find(tx, sql`m.public_id = ${publicId} for update`);

export type ThingRow = {
  readonly mediaId: number;
  readonly source: string;
  /** Internal id of the row that shows it, of a version or variant that of its thing. */
  readonly of: number;
  readonly publicId: string;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly isNow: boolean;
  readonly versions: number;
  /** Things that show the picture. */
  readonly count: number;
};

/** Things that show each of these pictures, in the order of their kinds: up to `most` of each, or all. */
export const selectThings = async (
  db: Executor,
  ids: readonly number[],
  most: number | null = null,
): Promise<ThingRow[]> => {
  const { rows } = await sql<ThingRow>`
    with used as (
      select u.media_id, case u.source when 'news_versions' then 'news' when 'page_versions' then 'pages'
          when 'product_variants' then 'products' when 'documents' then 'legal_texts' else u.source end as source,
        coalesce(v.product_id, k.id, u.of) as of, bool_or(u.number = 0) as is_now, count(*) filter (where u.number > 0)::int as versions
      from media_uses u left join product_variants v on u.source = 'product_variants' and v.id = u.of
        left join documents d on u.source = 'documents' and d.id = u.of left join legal_texts k on k.name = d.name
      where u.media_id = any(${ids}::bigint[]) group by 1, 2, 3
    ), placed as (
      select used.*, count(*) over (partition by media_id)::int as count,
        row_number() over (partition by media_id order by source, of desc) as place
      from used
    )
    select p.media_id as "mediaId", p.source, p.of,
      coalesce(b.public_id, s.public_id, n.office_id, g.office_id, r.public_id, c.public_id, e.public_id, t.public_id, w.public_id,
        f.public_id, i.public_id, o.public_id, a.public_id, l.name, '') as "publicId",
      coalesce(b.title_ru, s.title_ru, n.title_ru, g.title_ru, r.title_ru, c.title, e.title_ru, t.title_ru, h.title_ru,
        f.title_ru, i.title_ru, o.title_ru, a.title, y.title_ru, l.name, '') as "titleRu",
      coalesce(b.title_en, s.title_en, n.title_en, g.title_en, r.title_en, e.title_en, t.title_en, h.title_en,
        f.title_en, i.title_en, o.title_en, y.title_en) as "titleEn",
      p.is_now as "isNow", p.versions, p.count
    from placed p
    left join banners b on p.source = 'banners' and b.id = p.of
    left join stories s on p.source = 'stories' and s.id = p.of
    left join news n on p.source = 'news' and n.id = p.of
    left join pages g on p.source = 'pages' and g.id = p.of
    left join products r on p.source = 'products' and r.id = p.of
    left join clubs c on p.source = 'clubs' and c.id = p.of
    left join events e on p.source = 'events' and e.id = p.of
    left join event_types t on p.source = 'event_types' and t.id = p.of
    left join event_cities w on p.source = 'event_cities' and w.id = p.of
    left join events h on h.id = w.event_id
    left join formats f on p.source = 'formats' and f.id = p.of
    left join insurance_offers i on p.source = 'insurance_offers' and i.id = p.of
    left join certificate_nominals o on p.source = 'certificate_nominals' and o.id = p.of
    left join mailings a on p.source = 'mailings' and a.id = p.of
    left join legal_texts l on p.source = 'legal_texts' and l.id = p.of
    left join documents y on y.name = l.name and y.version = (select max(version) from documents where name = l.name)
    where ${most}::int is null or p.place <= ${most}::int order by p.media_id, p.place`.execute(db);
  return rows;
};

const kindOfSource = new Map(mediaKinds.flatMap((kind) => sources[kind].map((table) => [table, kind] as const)));
export const kindOf = (source: string): MediaKind => {
  const kind = kindOfSource.get(source);
  if (!kind) throw new Error(`pictures of ${source} are of no kind`);
  return kind;
};

/** Which rows show a picture: their ids, by their tables. */
export const selectUses = async (
  db: Executor,
  id: number,
): Promise<{ readonly source: string; readonly ids: number[] }[]> => {
  const { rows } = await sql<{ source: string; ids: number[] }>`
    select source, array_agg(distinct of order by of) as ids from media_uses where media_id = ${id} group by source`.execute(
    db,
  );
  return rows;
};

/** Whoever keeps or removes the file of this path waits until the transaction ends. */
export const lockPath = async (tx: Executor, path: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`media ${path}`}, 0))`.execute(tx);
};

export const insertMedia = async (tx: Tx, path: string): Promise<string> => {
  const { rows } = await sql<{ publicId: string }>`
    insert into media (path) values (${path}) on conflict (path) do update set touched_at = now()
    returning public_id as "publicId"`.execute(tx);
  const row = rows[0];
  if (!row) throw new Error('a picture was not written down');
  return row.publicId;
};

export const deleteMedia = async (tx: Tx, id: number): Promise<void> => {
  await sql`delete from media where id = ${id}`.execute(tx);
};

export const isKept = async (db: Executor, path: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from media where path = ${path}`.execute(db);
  return rows.length > 0;
};

export const isMedia = async (db: Executor, publicId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from media where public_id = ${publicId}`.execute(db);
  return rows.length > 0;
};

/** Those of these paths that are of no picture any more; none of the others is removed until the transaction ends. */
export const selectLost = async (tx: Tx, paths: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ path: string }>`
    select path from media where path = any(${paths}::text[]) order by id for key share`.execute(tx);
  const kept = new Set(rows.map(({ path }) => path));
  return paths.filter((path) => !kept.has(path));
};

/** Seconds since what shows a picture changed, by the clock that wrote it down. */
export const restedOf = async (db: Executor, id: number): Promise<number> => {
  const { rows } = await sql<{ seconds: number }>`
    select floor(extract(epoch from now() - touched_at))::int as seconds from media where id = ${id}`.execute(db);
  return rows[0]?.seconds ?? 0;
};

/** Writes down those of these paths that are of no picture yet; answers how many. */
export const adoptPaths = async (db: Executor, paths: readonly string[]): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into media (path) select path from unnest(${paths}::text[]) as found (path)
    where not exists (select from media m where m.path = found.path)
    on conflict do nothing returning id`.execute(db);
  return rows.length;
};
