import { Badge } from './badge.tsx';
import css from './calm-tile.module.css';

export const CalmTile = () => <Badge className={css['corner']} />;
