import type { FormatFields, OfficeFormat } from '@trassa/contracts/office';

/** What the card of a format edits by itself; its places, prices, questions and waves have calls of their own. */
export type FormatValues = FormatFields & { status: 'draft' | 'published' };

export const valuesOf = (format: OfficeFormat): FormatValues => ({
  title: format.title,
  description: format.description,
  notes: format.notes,
  distance: format.distance,
  obstacles: format.obstacles,
  logo: format.logo,
  online: format.online,
  qr: format.qr,
  start_time: format.start_time,
  registration_end: format.registration_end,
  sale_start: format.sale_start,
  sale_end: format.sale_end,
  kinds: format.kinds,
  age_min: format.age_min,
  age_max: format.age_max,
  gender: format.gender,
  regions: format.regions,
  min_count: format.min_count,
  max_count: format.max_count,
  buy_limit: format.buy_limit,
  isTeam: format.isTeam,
  team_all: format.team_all,
  fixed_count: format.fixed_count,
  preregistration: format.preregistration,
  select: format.select,
  license: format.license,
  booked_numbers: format.booked_numbers,
  shirt_unavailable: format.shirt_unavailable,
  delivery: format.delivery,
  status: format.status === 'published' ? 'published' : 'draft',
});
