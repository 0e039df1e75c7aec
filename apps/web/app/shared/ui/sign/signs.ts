import { obstacleNames } from '@trassa/rules';
import { type SignName, signPaths } from './sign-paths.ts';

export { isSignName, type SignName } from './sign-paths.ts';

export type SignData = { readonly ru: string; readonly en: string; readonly path: string };

const names = Object.keys(signPaths) as SignName[];

/** Signs with their names, which most pages do not need. */
export const signs = Object.fromEntries(
  names.map((name) => [name, { ...obstacleNames[name], path: signPaths[name] }]),
) as Readonly<Record<SignName, SignData>>;
