import { checkSlug, slugMost } from '@trassa/rules';
import { randomCode } from '../../kernel/ids.ts';

/** How many of one name are told apart by a number. */
const alike = 50;

/**
 * An address that nobody has, made of a text that is fit for one (DEC-91): itself, with a number behind it, or by chance.
 * `otherwise` stands for a text of which nothing is left; whoever asks keeps others from taking an address meanwhile.
 */
export const freeAddress = async (
  text: string,
  otherwise: string,
  takenOf: (wanted: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<string> => {
  const base = text.slice(0, slugMost - 7).replace(/-+$/, '');
  const wanted = [base, ...Array.from({ length: alike }, (_, index) => `${base}-${index + 2}`)].filter(
    (slug) => checkSlug(slug) === null,
  );
  const taken = await takenOf(wanted);
  return (
    wanted.find((slug) => !taken.has(slug)) ??
    `${base || otherwise}-${randomCode(6, '23456789abcdefghjkmnpqrstuvwxyz')}`
  );
};
