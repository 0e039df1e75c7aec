import type { FastifyInstance } from 'fastify';
import { answerTemplate } from './answer-letter.ts';
import { watchAnswers } from './staff/acts/watch-answers.ts';
import { readyAnswersRoutes } from './staff/ready/ready-answers.routes.ts';
import { supportStaffRoutes } from './staff/support-staff.routes.ts';
import type { SupportDeps } from './support-deps.ts';
import { teamLetter, visitorLetter } from './support-letters.ts';
import { supportRoutes } from './support.routes.ts';

export { listPersonRequests } from './staff/person-requests.repository.ts';
export { placesOfSupportRequest } from './staff/places-of-request.ts';
export { placesOfReadyAnswer } from './staff/ready/places-of-ready-answer.ts';
export { supportPersonalData } from './personal/personal-data.ts';

export type SupportModule = { routes(app: FastifyInstance): void };

/** What visitors ask the team, and what it answers. */
export const createSupportModule = (deps: SupportDeps): SupportModule => {
  deps.notifications.addTemplate('support_team', teamLetter(deps));
  deps.notifications.addTemplate('support_visitor', visitorLetter(deps));
  deps.notifications.addTemplate('support_answer', answerTemplate(deps), watchAnswers(deps));
  return {
    routes(app) {
      supportRoutes(app, deps);
      supportStaffRoutes(app, deps);
      readyAnswersRoutes(app, deps);
    },
  };
};
