import { eventTitle } from '../event-card/event-title.ts';

export const Summary = () => <p>{eventTitle}</p>;
