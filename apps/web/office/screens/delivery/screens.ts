/** Screens of delivery, loaded together: whoever changes a tariff looks at zones and points too. */
export { NewPoint } from './new-point.tsx';
export { NewWay } from './new-way.tsx';
export { Point } from './point.tsx';
export { Points } from './points.tsx';
export { Way } from './way.tsx';
export { Ways } from './ways.tsx';
export { Zones } from './zones.tsx';
