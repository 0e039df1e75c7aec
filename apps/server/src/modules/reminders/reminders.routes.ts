import { api } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../platform/http/index.ts';
import { askReminder, confirmAsked, stopAsked } from './ask-reminder.ts';
import type { RemindersDeps } from './reminders-deps.ts';

/** Letters before a sale opens (sale-opening.md 1.4). */
export const remindersRoutes = (app: FastifyInstance, deps: RemindersDeps): void => {
  bind(app, api.reminders.ask, ({ params, body, user, req, language }) =>
    askReminder(
      deps,
      { eventCity: params.event_city, ...body },
      { userId: user && !user.temporary ? user.userId : null, address: req.ip, language },
    ),
  );
  bind(app, api.reminders.confirm, ({ params, req, language }) =>
    confirmAsked(deps, params.code, { address: req.ip, language }),
  );
  bind(app, api.reminders.stop, ({ params, language }) => stopAsked(deps, params.code, { language }));
};
