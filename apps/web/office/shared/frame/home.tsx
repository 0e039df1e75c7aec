import { lazy, Suspense } from 'react';
import { useMay } from '../door/session.ts';
import { LoadingRows } from '../ui/loading-rows.tsx';
import { Leading } from './leading.tsx';
import { homeOf } from './places.ts';

const Dashboard = lazy(async () => ({ default: (await import('../../screens/dashboard/dashboard.tsx')).Dashboard }));

/** The first screen: the figures, or for whom they are not the first place that he may open. */
export const Home = () => {
  const may = useMay();
  return may('reports.sales') ? (
    <Suspense fallback={<LoadingRows />}>
      <Dashboard />
    </Suspense>
  ) : (
    <Leading to={homeOf(may)} />
  );
};
