/** The provider's address with the form's fields in its own query (PAY-08, DEC-88). */
export const paymentUrl = (redirectUrl: string, form: Readonly<Record<string, string>>, origin: string): string => {
  const url = new URL(redirectUrl, origin);
  for (const [name, value] of Object.entries(form)) url.searchParams.set(name, value);
  return url.href;
};
