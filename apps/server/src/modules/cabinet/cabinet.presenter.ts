import type { Club, InsuranceRecord, Language, ShopOrder } from '@trassa/contracts';
import { toUnix } from '../../kernel/clock.ts';
import { toRoubles } from '../../kernel/money.ts';
import type { GoodsRow, OrderRow } from './cabinet.repository.ts';
import type { ClubRow } from './clubs.repository.ts';
import type { PolicyRow } from './policies.repository.ts';

const inLanguage = (language: Language, ru: string, en: string | null): string => (language === 'en' ? (en ?? ru) : ru);

/** An order with its goods alone: its amount is theirs (DEC-90). */
export const presentShopOrder = (order: OrderRow, lines: readonly GoodsRow[], language: Language): ShopOrder => {
  const own = lines.filter((line) => line.orderId === order.id);
  return {
    public_id: order.publicId,
    created: toUnix(order.createdAt),
    status: order.status,
    amount: toRoubles(own.reduce((sum, line) => sum + line.total, 0)),
    items: {
      shop: own.map((line) => ({
        public_id: line.publicId,
        unique_id: line.uniqueId,
        title: inLanguage(language, line.titleRu, line.titleEn),
        picture: line.picture ?? '',
        size: line.size,
        proportion: line.proportionRu === null ? null : inLanguage(language, line.proportionRu, line.proportionEn),
        count: line.count,
        price: toRoubles(line.price),
        totalCost: toRoubles(line.total),
      })),
    },
  };
};

const statusOf = ({ isCancelled, startsAt, validity }: PolicyRow, now: Date): InsuranceRecord['status'] => {
  if (isCancelled) return 'cancelled';
  if (now < startsAt) return 'new';
  return now.getTime() < startsAt.getTime() + validity * 1000 ? 'active' : 'ended';
};

/** A policy of the person; its state is told by the time (API §3.5). */
export const presentPolicy = (policy: PolicyRow, now: Date, language: Language): InsuranceRecord => ({
  info: {
    number: policy.number,
    start_date: toUnix(policy.startsAt),
    last_name: policy.lastName,
    first_name: policy.firstName,
    second_name: policy.secondName,
    phone: policy.phone,
  },
  insurance: {
    name: inLanguage(language, policy.nameRu, policy.nameEn),
    logo: policy.logo,
    legals: policy.legals,
    validity_time: policy.validity,
  },
  public_id: policy.publicId,
  status: statusOf(policy, now),
  ticket_public_id: policy.ticketPublicId,
  file: policy.hasFile,
  selector: 'insurance',
  totalCost: toRoubles(policy.price),
  count: 1,
  promocode: null,
  format_public_id: policy.formatPublicId,
  unique_id: policy.publicId,
  start_date: toUnix(policy.startsAt),
  default: false,
});

/** A club as one of its members sees it. */
export const presentOwnClub = (club: ClubRow): Club => ({
  public_id: club.publicId,
  public_name: club.publicName,
  title: club.title,
  description: club.description,
  picture: club.picture,
  location: { name_ru: club.cityRu, name_en: club.cityEn, id: club.cityId },
  created_date: toUnix(club.createdAt),
  members: club.members,
  member: true,
  ...(club.link === null ? {} : { link: club.link }),
});
