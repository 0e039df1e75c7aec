import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { NotificationsModule } from '../notifications/index.ts';
import type { NamesOf, ShowHistory } from '../staff/index.ts';

export type TemplatesDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly notifications: Pick<NotificationsModule, 'houseLetters' | 'lay'>;
  readonly namesOf: NamesOf;
  readonly showHistory: ShowHistory;
};
