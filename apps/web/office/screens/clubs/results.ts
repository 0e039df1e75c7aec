export { ClubQueue } from './queue.tsx';
export { ClubResultCard } from './result-card.tsx';
export { ClubResults } from './results-list.tsx';
