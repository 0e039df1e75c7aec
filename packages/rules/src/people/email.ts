/** Longest address that is accepted, DEC-108 */
export const emailMaxLength = 254;

/**
 * something@domain with a Latin ending of 2 to 12 letters (CONST-41, DEC-108). Blanks, commas, brackets, quotes and
 * control characters are refused: an address goes into the header of a letter.
 */
const pattern = /^[^\s@,;:<>()[\]\\"\p{Cc}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[a-z]{2,12}$/iu;

export const isEmail = (text: string): boolean => text.length <= emailMaxLength && pattern.test(text);

/** As it is stored: without outer blanks, letters as typed (DEC-108). */
export const normaliseEmail = (text: string): string => text.trim();

/** What two addresses are compared by (DEC-108). */
export const emailKey = (text: string): string => text.trim().toLowerCase();

/**
 * What limits count a mailbox by: what follows a plus and dots before the @ make no other mailbox for many hosts. For
 * counting only: letters go to the address as typed. DEC-113
 */
export const mailboxKey = (text: string): string => {
  const key = emailKey(text);
  const at = key.lastIndexOf('@');
  if (at < 1) return key;
  const name = key.slice(0, at).replace(/\+.*$/, '').replaceAll('.', '');
  return `${name || key.slice(0, at)}${key.slice(at)}`;
};

/** Hosts that nobody owns on purpose: slips of the keyboard in the names of the big mail hosts. */
const misspellings: Readonly<Record<string, readonly string[]>> = {
  'gmail.com': [
    'gmial.com',
    'gmai.com',
    'gamil.com',
    'gmal.com',
    'gnail.com',
    'gmaill.com',
    'gmail.con',
    'gmail.cm',
    'gmail.cpm',
    'gmail.comm',
    'gmail.ru',
    'gmali.com',
    'gmil.com',
    'gmail.vom',
    'jmail.com',
    'gemail.com',
    'gmailcom.com',
  ],
  'mail.ru': [
    'mial.ru',
    'mai.ru',
    'maill.ru',
    'mail.ri',
    'mail.ry',
    'mail.tu',
    'meil.ru',
    'mil.ru',
    'amil.ru',
    'mali.ru',
    'mail.rru',
    'nail.ru',
    'mail.eu',
  ],
  'yandex.ru': [
    'yandex.ry',
    'yandex.ri',
    'yandex.tu',
    'yndex.ru',
    'yandx.ru',
    'yande.ru',
    'yanex.ru',
    'yadex.ru',
    'yandeks.ru',
    'yandec.ru',
    'uandex.ru',
    'jandex.ru',
    'yandes.ru',
    'yandez.ru',
    'yandex.rru',
    'yamdex.ru',
  ],
  'ya.ru': ['ya.ry', 'ya.ri', 'ya.tu'],
  'bk.ru': ['bk.ry', 'bk.ri', 'bk.tu'],
  'list.ru': ['lst.ru', 'lisr.ru', 'list.ry', 'list.ri'],
  'inbox.ru': ['inbx.ru', 'imbox.ru', 'inbox.ry', 'inbox.ri', 'inobx.ru'],
  'rambler.ru': ['ramber.ru', 'rambller.ru', 'rambler.ry', 'rambler.ri', 'ramler.ru', 'rambkler.ru'],
  'icloud.com': ['iclod.com', 'icloud.con', 'icoud.com', 'iclould.com', 'icloud.ru', 'icluod.com'],
  'outlook.com': ['outlok.com', 'outlook.con', 'otlook.com', 'outlool.com'],
  'hotmail.com': ['hotmial.com', 'hotmal.com', 'hotmai.com', 'hotmail.con', 'hotamil.com'],
};

const corrections: ReadonlyMap<string, string> = new Map(
  Object.entries(misspellings).flatMap(([host, wrong]) => wrong.map((slip) => [slip, host] as const)),
);

/** `ivan@gmial.com` → `ivan@gmail.com`; null when there is nothing to correct (DEC-30: known misspellings). */
export const suggestEmail = (text: string): string | null => {
  const email = normaliseEmail(text);
  const at = email.lastIndexOf('@');
  const host = at < 1 ? undefined : corrections.get(email.slice(at + 1).toLowerCase());
  return host ? email.slice(0, at + 1) + host : null;
};
