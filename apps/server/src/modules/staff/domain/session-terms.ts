/** How long a session of the back office lives (back-office.md 2.5), and what leads to one, in minutes. */
export const sessionTerms = {
  absolute: 12 * 60,
  enrolment: 15,
  fresh: 5,
  challenge: 5,
  invitation: 72 * 60,
  notMe: 7 * 24 * 60,
} as const;

/** Invitations of one person: open at once, and sent within a day. Each is a letter to an address that he chooses. */
export const invitationBounds = { open: 50, day: 100 } as const;

export const minutesBefore = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
export const minutesAfter = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * 60_000);
