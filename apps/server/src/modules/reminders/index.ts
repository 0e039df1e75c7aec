import type { FastifyInstance } from 'fastify';
import { askLetter, openingLetter } from './reminder-letters.ts';
import type { RemindersDeps } from './reminders-deps.ts';
import { remindersRoutes } from './reminders.routes.ts';
import { sendReminders } from './send-reminders.ts';

export { remindersPersonalData } from './personal/personal-data.ts';

export type RemindersModule = {
  routes(app: FastifyInstance): void;
  /** Sweep: letters a day and half an hour before an opening; answers how many were queued. */
  send(): Promise<number>;
};

/** Letters to whoever asked to be told before the sale of a start opens. */
export const createRemindersModule = (deps: RemindersDeps): RemindersModule => {
  deps.notifications.addTemplate('reminder_ask', askLetter(deps));
  deps.notifications.addTemplate('reminder', openingLetter(deps));
  return { routes: (app) => remindersRoutes(app, deps), send: () => sendReminders(deps) };
};
