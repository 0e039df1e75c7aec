const addresses = /\S+@\S+/g;
/** With what people write between the figures; no dots: codes and addresses of servers have those. */
const phones = /\+?\d(?:[\s()-]{0,2}\d){6,}/g;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a gateway said, without addresses and phones: servers of mail repeat the name of a mailbox without its domain, too. BO-159 */
export const withoutPerson = (text: string, recipient: string): string => {
  const bare = text.replace(addresses, '…').replace(phones, '…');
  const mailbox = recipient.includes('@') ? recipient.slice(0, recipient.lastIndexOf('@')) : '';
  if (mailbox === '') return bare;
  return bare.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(mailbox)}(?![\\p{L}\\p{N}])`, 'giu'), '…');
};
