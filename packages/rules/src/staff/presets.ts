import type { GrantArea } from './grant.ts';
import type { StaffRole } from './roles.ts';

export type Preset = {
  readonly role: StaffRole;
  readonly areas: readonly GrantArea[];
  readonly scopes: readonly ('all' | 'events' | 'starts')[];
  /** Hours after the start when the grant ends by default. */
  readonly endsAfterStart?: number;
};

/** Ways to fill the form of a grant; no roles. Whoever works on a start finds it in the list of starts, hence `events:view`. */
export const presets = {
  organiser: { role: 'manager', areas: [], scopes: ['events', 'starts'] },
  support: {
    role: 'manager',
    areas: ['people', 'tickets', 'orders', 'refunds', 'approvals:view', 'support', 'certificates:view'],
    scopes: ['all', 'events'],
  },
  shop_keeper: { role: 'manager', areas: ['shop', 'stock', 'shipments'], scopes: ['all'] },
  results: { role: 'manager', areas: ['events:view', 'results', 'numbers:view'], scopes: ['starts'] },
  club_moderator: { role: 'content', areas: ['clubs'], scopes: ['all'] },
  editor: { role: 'content', areas: [], scopes: ['all'] },
  finance: { role: 'finance', areas: [], scopes: ['all'] },
  desk: { role: 'desk', areas: ['desk'], scopes: ['starts'], endsAfterStart: 24 },
  desk_lead: {
    role: 'manager',
    areas: ['events:view', 'desk', 'tickets', 'numbers', 'teams'],
    scopes: ['starts'],
    endsAfterStart: 24,
  },
} as const satisfies Readonly<Record<string, Preset>>;
