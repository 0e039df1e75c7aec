/** First letter uppercased, the rest as typed: the person knows how McKenzie is written (TICKET-18). */
export const capitaliseFirst = (text: string): string => {
  const [first = ''] = text;
  return first.toLocaleUpperCase('ru') + text.slice(first.length);
};

/** As it is stored: no outer blanks, single ones inside, first letter uppercased (TICKET-18). */
export const normaliseName = (text: string): string =>
  capitaliseFirst(text.normalize('NFC').trim().replace(/\s+/g, ' '));
