import type { Translation } from '../../types.ts';
import type { runner as ru } from '../ru/runner.ts';

export const runner: Translation<typeof ru> = {
  title: 'My races page',
  lead: 'All your results, your best time over each distance and your number of finishes on one page. Anyone with the link can see it; you can turn it off at any time.',
  agree: 'Turn the page on: I agree to show my name and results there, as described in the <personal>policy</personal>',
  open: 'My races page',
  failed: 'We could not check whether the page is on.',
};
