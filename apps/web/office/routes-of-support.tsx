import type { RouteObject } from 'react-router';

/** Screens of what visitors ask. */
export const supportScreens: RouteObject[] = [
  {
    path: 'support',
    lazy: async () => ({ Component: (await import('./screens/support/inbox.tsx')).SupportInbox }),
  },
  {
    path: 'support/:id',
    lazy: async () => ({ Component: (await import('./screens/support/request.tsx')).SupportRequest }),
  },
  {
    path: 'support/answers',
    lazy: async () => ({ Component: (await import('./screens/support/ready/ready-answers.tsx')).ReadyAnswers }),
  },
  {
    path: 'support/answers/new',
    lazy: async () => ({ Component: (await import('./screens/support/ready/new-ready-answer.tsx')).NewReadyAnswer }),
  },
  {
    path: 'support/answers/:id',
    lazy: async () => ({ Component: (await import('./screens/support/ready/ready-answer.tsx')).ReadyAnswerCard }),
  },
];
