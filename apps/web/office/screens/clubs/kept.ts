export { Clubs } from './clubs.tsx';
export { ClubCard } from './club.tsx';
export { CompetitionCard } from '../competitions/competition.tsx';
export { Competitions } from '../competitions/competitions.tsx';
export { NewCompetition } from '../competitions/new-competition.tsx';
export { NewClub } from './new-club.tsx';
