import { findEvents } from '../../../server/src/find-events.ts';

export const loader = () => findEvents();
