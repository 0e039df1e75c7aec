import { Badge } from '../../shared/ui/badge.tsx';
import css from './calm-list.module.css';

export const CalmList = () => <Badge className={css['corner']} />;
