import { Navigate } from 'react-router';
import { LoadingRows } from '../ui/loading-rows.tsx';

/** Leads to another address of the office; until its screen stands, rows are coming rather than nothing. */
export const Leading = ({ to }: { to: string }) => (
  <>
    <Navigate to={to} replace />
    <LoadingRows />
  </>
);
