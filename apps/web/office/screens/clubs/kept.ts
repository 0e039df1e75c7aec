export { Clubs } from './clubs.tsx';
export { ClubCard } from './club.tsx';
export { NewClub } from './new-club.tsx';
