/** Both consents as fields of a form. */
export const noConsents = { agree: false, mailing: false };
