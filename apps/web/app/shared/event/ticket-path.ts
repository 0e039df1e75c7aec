/** Address at which the ticket popup of a start is open: what a buy control leads to when no script has come yet. */
export const ticketPath = (start: { eventId: string; cityId: string; formatId: string | null }): string => {
  const search = new URLSearchParams({ start: start.cityId });
  if (start.formatId !== null) search.set('format', start.formatId);
  return `/calendar/${start.eventId}?${search.toString()}`;
};
