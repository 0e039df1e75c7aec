import type { ComponentProps } from 'react';
import { Late } from '../../late.tsx';
import type { Combobox } from './combobox.tsx';

/** A searched list whose code comes when the first one is shown: few forms have one. */
export const LateCombobox = (props: ComponentProps<typeof Combobox>) => (
  <Late name="combobox" load={() => import('./combobox.tsx')} height="4.75rem">
    {(part) => <part.Combobox {...props} />}
  </Late>
);
