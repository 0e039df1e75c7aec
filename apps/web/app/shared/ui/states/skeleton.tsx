import type { CSSProperties } from 'react';
import css from './skeleton.module.css';

type Props = {
  /** CSS width and height of what is coming; the line height without it. */
  width?: string;
  height?: string;
  ratio?: string;
};

/** Stands where something loads. The place around it says so: `aria-busy` and a label. */
export const Skeleton = ({ width, height, ratio }: Props) => (
  <span
    className={css['skeleton']}
    aria-hidden="true"
    style={{ '--w': width, '--h': height, '--r': ratio } as CSSProperties}
  />
);
