import { title } from '../../routes/basket.tsx';

export const Summary = () => <p>{title}</p>;
