import { Badge } from './badge.tsx';
import css from './tile.module.css';

export const Tile = () => <Badge className={css['corner']} />;
