import { Picture } from '../../picture.tsx';
import css from './land.module.css';

type Props = { src: string; /** Stands on the first screen. */ isFirst?: boolean };

/** Contour lines behind a head or a poster; its parent is `position: relative` and carries the ground. */
export const Land = ({ src, isFirst = false }: Props) => (
  <div className={css['land']}>
    <Picture src={src} alt="" width={1920} height={640} sizes="(min-width: 768px) 100vw, 240vw" isFirst={isFirst} />
  </div>
);
