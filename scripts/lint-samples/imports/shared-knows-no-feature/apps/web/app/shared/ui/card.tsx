import { eventTitle } from '../../features/event-card/event-title.ts';

export const Card = () => <p>{eventTitle}</p>;
