import type { FastifyInstance } from 'fastify';
import type { AccountsModule, PeopleModule } from '../modules/accounts/index.ts';
import type { ApprovalsModule } from '../modules/approvals/index.ts';
import type { AuditModule } from '../modules/audit/index.ts';
import type { PicturesModule } from '../modules/pictures/index.ts';
import type { BasketModule } from '../modules/basket/index.ts';
import type { CabinetModule } from '../modules/cabinet/index.ts';
import type { CertificatesModule } from '../modules/certificates/index.ts';
import type { ClubsModule } from '../modules/clubs/index.ts';
import type { ContentModule } from '../modules/content/index.ts';
import type { DeliveryModule } from '../modules/delivery/index.ts';
import type { EventsModule } from '../modules/events/index.ts';
import type { ExportsModule } from '../modules/exports/index.ts';
import type { ImportsModule } from '../modules/imports/index.ts';
import type { FilesModule } from '../modules/files/index.ts';
import type { FinderModule } from '../modules/finder/index.ts';
import type { InsuranceModule } from '../modules/insurance/index.ts';
import type { InventoryModule } from '../modules/inventory/index.ts';
import type { MediaModule } from '../modules/media/index.ts';
import type { MailingsModule } from '../modules/mailings/index.ts';
import type { NotificationsModule } from '../modules/notifications/index.ts';
import type { OutboxModule } from '../modules/outbox/index.ts';
import type { NumbersModule } from '../modules/numbers/index.ts';
import type { OrdersModule, Sellable } from '../modules/orders/index.ts';
import type { OutsideModule } from '../modules/outside/index.ts';
import type { PaymentsModule } from '../modules/payments/index.ts';
import type { PlacesModule } from '../modules/places/index.ts';
import type { PrivacyModule } from '../modules/privacy/index.ts';
import type { PromocodesModule } from '../modules/promocodes/index.ts';
import type { PublishingModule } from '../modules/publishing/index.ts';
import type { RemindersModule } from '../modules/reminders/index.ts';
import type { ReportsModule } from '../modules/reports/index.ts';
import type { ResultsModule } from '../modules/results/index.ts';
import type { RunsModule } from '../modules/runs/index.ts';
import type { ShopModule } from '../modules/shop/index.ts';
import type { SettingsModule } from '../modules/settings/index.ts';
import type { StaffModule } from '../modules/staff/index.ts';
import type { SupportModule } from '../modules/support/index.ts';
import type { TemplatesModule } from '../modules/templates/index.ts';
import type { TicketsModule } from '../modules/tickets/index.ts';
import type { Platform } from './platform.ts';

/** All modules by their names. */
export type AllModules = {
  readonly accounts: AccountsModule;
  readonly approvals: ApprovalsModule;
  readonly audit: AuditModule;
  readonly pictures: PicturesModule;
  readonly basket: BasketModule;
  readonly cabinet: CabinetModule;
  readonly certificates: CertificatesModule;
  readonly clubs: ClubsModule;
  readonly content: ContentModule;
  readonly delivery: DeliveryModule;
  readonly events: EventsModule;
  /** Files made of lists of the back office. */
  readonly exports: ExportsModule;
  /** Files that the staff imports. */
  readonly imports: ImportsModule;
  readonly files: FilesModule;
  readonly finder: FinderModule;
  readonly insurance: InsuranceModule;
  readonly inventory: InventoryModule;
  /** Kinds of goods beside those of the house. */
  readonly moreGoods: { readonly sellables: readonly Sellable[]; routes(app: FastifyInstance): void };
  /** Pictures that the staff uploads. */
  readonly media: MediaModule;
  /** Mass letters. */
  readonly mailings: MailingsModule;
  readonly notifications: NotificationsModule;
  /** Start numbers, as the staff gives them. */
  readonly numbers: NumbersModule;
  readonly orders: OrdersModule;
  /** Letters, as the staff looks after them. */
  readonly outbox: OutboxModule;
  readonly outside: OutsideModule;
  readonly payments: PaymentsModule;
  /** People, as the staff sees them. */
  readonly people: PeopleModule;
  readonly places: PlacesModule;
  /** What people ask of their data. */
  readonly privacy: PrivacyModule;
  readonly promocodes: PromocodesModule;
  readonly publishing: PublishingModule;
  readonly reminders: RemindersModule;
  /** Figures of what was sold. */
  readonly reports: ReportsModule;
  readonly results: ResultsModule;
  readonly runs: RunsModule;
  /** Settings of the house, as the staff edits them. */
  readonly settings: SettingsModule;
  readonly shop: ShopModule;
  readonly staff: StaffModule;
  readonly support: SupportModule;
  /** Words of the house's letters. */
  readonly templates: TemplatesModule;
  readonly tickets: TicketsModule;
};

/** What every module may be given. */
export type House = Platform & { readonly siteUrl: string; readonly brand: string };

/** How modules are made: from the house, and from ports of the other ones. */
export type Makers<Name extends keyof AllModules = keyof AllModules> = {
  readonly [N in Name]: (house: House, modules: AllModules) => AllModules[N];
};
