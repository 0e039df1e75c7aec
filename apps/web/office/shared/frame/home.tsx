import { Navigate } from 'react-router';
import { useMay } from '../door/session.ts';
import { homeOf } from './places.ts';

/** The first screen that the person may open. */
export const Home = () => <Navigate to={homeOf(useMay())} replace />;
