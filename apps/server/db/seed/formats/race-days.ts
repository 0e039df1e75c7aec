import type { FormatSeed } from '../model.ts';
import { kids, short, solo, spectators, volunteers, waves } from './solo.ts';
import { crew, openTeam, teamOfTen } from './teams.ts';

/** Formats of a full race day; `long` and `obstacles` of the main lap, `price` of its first step. */
export const fullDay = (
  id: string,
  {
    long,
    obstacles,
    price,
    size = 200,
    members,
  }: { long: number; obstacles: number; price: number; size?: number; members?: readonly number[] },
): FormatSeed[] => {
  const steps = [price, price + 600, price + 1200];
  return [
    solo({
      id: `${id}-lichny`,
      distance: long,
      obstacles,
      prices: steps,
      capacity: size,
      clusters: waves(4, 20),
      delivery: true,
    }),
    teamOfTen({
      id: `${id}-komanda`,
      distance: long,
      obstacles,
      prices: steps.map((step) => step - 600),
      capacity: Math.round(size * 0.15) * 10,
    }),
    openTeam({
      id: `${id}-otkrytaya`,
      distance: long,
      obstacles,
      prices: steps.map((step) => step - 400),
      capacity: 60,
      ...(members ? { members } : {}),
    }),
    short({
      id: `${id}-korotkaya`,
      distance: 5,
      obstacles: Math.round(obstacles * 0.55),
      prices: [price - 1500, price - 1000],
      capacity: 250,
      minutes: 60,
      delivery: true,
    }),
    kids({ id: `${id}-deti`, capacity: 80, prices: [1200, 1500] }),
    volunteers(`${id}-volontery`, 40),
    spectators(`${id}-zriteli`, 500, 300),
  ];
};

/** A lap without children's and team starts. */
export const plainDay = (
  id: string,
  { long, obstacles, price, size }: { long: number; obstacles: number; price: number; size: number },
): FormatSeed[] => [
  solo({
    id: `${id}-lichny`,
    distance: long,
    obstacles,
    prices: [price, price + 500, price + 1000],
    capacity: size,
    clusters: waves(3, 20),
  }),
  crew({ id: `${id}-ekipazh`, distance: long, obstacles, prices: [price - 300, price + 200], capacity: 120 }),
  volunteers(`${id}-volontery`, 25),
];
