import type { Language } from '@trassa/contracts';
import type { OfficePartner, OfficePrepared, PartnerRow, PreparedRow, PreparedThing } from '@trassa/contracts/office';
import { preparedState } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { say } from '../../../kernel/say.ts';
import type { VersionRow } from '../../../platform/database/index.ts';
import type { NamesOf } from '../../staff/index.ts';
import type { PartnerKeyRow } from './partner-rows.repository.ts';
import type { PreparedBasketRow } from './prepared-rows.repository.ts';
import type { ThingOnSale } from './things.repository.ts';

type Names = Awaited<ReturnType<NamesOf>>;
const stampOf = (names: Names, { version, createdAt, updatedAt, updatedBy }: VersionRow) => {
  const by = updatedBy === null ? undefined : names.get(updatedBy);
  return {
    version,
    created: toUnix(createdAt),
    updated: toUnix(updatedAt),
    updated_by: by ? { public_id: by.publicId, name: by.name } : null,
  };
};

export const presentPartner = (row: PartnerKeyRow): PartnerRow => ({
  public_id: row.publicId,
  title: row.title,
  created: toUnix(row.createdAt),
  used: row.usedAt && toUnix(row.usedAt),
  baskets: row.baskets,
  state: row.revokedAt === null ? 'active' : 'revoked',
});

export const presentPartnerCard = (row: PartnerKeyRow, names: Names, mayEdit: boolean): OfficePartner => ({
  ...presentPartner(row),
  ...stampOf(names, row),
  may_edit: mayEdit,
});

export const presentPrepared = (row: PreparedBasketRow, now: Date): PreparedRow => ({
  public_id: row.publicId,
  title: row.title,
  partner: row.partnerId === null ? null : { public_id: row.partnerId, title: row.partnerTitle ?? '' },
  lines: row.lines,
  created: toUnix(row.createdAt),
  expires: toUnix(row.expiresAt),
  opened: row.opened,
  state: preparedState(toUnix(row.expiresAt), toUnix(now)),
});

type Beside = {
  readonly names: Names;
  readonly now: Date;
  readonly url: string;
  readonly goods: OfficePrepared['goods'];
  readonly mayEdit: boolean;
};
export const presentPreparedCard = (
  row: PreparedBasketRow,
  { names, now, url, goods, mayEdit }: Beside,
): OfficePrepared => ({
  ...presentPrepared(row, now),
  ...stampOf(names, row),
  url,
  goods,
  may_edit: mayEdit,
});

export const presentThing = (
  { selector, publicId, ru, en, choices }: ThingOnSale,
  language: Language,
): PreparedThing => ({
  selector,
  public_id: publicId,
  title: say(language, ru, en),
  choices: choices.map((one) => ({
    kind: one.kind,
    size: one.size,
    proportion_public_id: one.proportion,
    title: say(language, one.ru, one.en),
  })),
});
