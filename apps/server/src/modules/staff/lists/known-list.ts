import { type ListDeclaration, officeApi, officeLists, screensOfLists } from '@trassa/contracts/office';
import { type Grant, may } from '@trassa/rules';
import { readList } from '../../../kernel/list-declaration.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../kernel/result.ts';

const screens: Readonly<Record<string, keyof typeof officeLists>> = screensOfLists;
const isList = (name: string): name is keyof typeof officeLists => Object.hasOwn(officeLists, name);

/** The declared list of a name that a screen goes by, for whoever has a right to open it. */
export const knownList = (name: string, grants: readonly Grant[], now: number): Result<ListDeclaration> => {
  const list = Object.hasOwn(screens, name) ? screens[name] : name;
  if (list === undefined || !isList(list)) return notFound();
  const { right } = officeApi[list].list;
  if (may(grants, right, 'list', now).verdict !== 'yes') return refuse({ code: 'role_required', details: { right } });
  return ok(officeLists[list]);
};

/**
 * Filters and sort of a query as they are kept, in one order. Words that were searched may be somebody's e-mail, so no view
 * keeps them, nor the page.
 */
export const keptQuery = (list: ListDeclaration, text: string, now: Date): Result<string> => {
  const address = new URLSearchParams(text);
  for (const word of ['search', 'cursor', 'limit']) address.delete(word);
  address.sort();
  const asked = Object.fromEntries([...new Set(address.keys())].map((word) => [word, address.getAll(word)]));
  return readList(list, asked, now).ok ? ok(address.toString()) : invalid({ query: { id: 'wrong_value' } });
};
