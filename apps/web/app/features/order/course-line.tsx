import { useId } from 'react';
import css from './course-line.module.css';

const course =
  'M70 370H180L200 350H330L350 370H440L470 340V270L440 240H330L310 260H200L180 240H110L80 210V160L110 130H220L240 150H350L370 130H440L470 100V60L440 30H330L310 50H190L170 30H76';
const marks = [
  [140, 370],
  [235, 350],
  [300, 350],
  [400, 370],
  [470, 305],
  [400, 240],
  [270, 260],
  [160, 240],
  [80, 185],
  [165, 130],
  [295, 150],
  [405, 130],
  [470, 80],
  [390, 30],
  [250, 50],
  [130, 30],
] as const;

/** A switchback course from the diamond to the chequers; heat runs along it once the race is yours. */
export const CourseLine = ({ isDrawn, className }: { isDrawn: boolean; className?: string | undefined }) => {
  const heat = useId();
  return (
    <svg className={className} viewBox="0 0 520 410" aria-hidden="true">
      <linearGradient id={heat} gradientUnits="userSpaceOnUse" x1="0" y1="370" x2="0" y2="30">
        {[3, 4, 5, 6, 7, 8].map((step, index) => [
          <stop key={`${step}-from`} offset={index / 6} className={css[`heat${step}`]} />,
          <stop key={`${step}-to`} offset={(index + 1) / 6} className={css[`heat${step}`]} />,
        ])}
      </linearGradient>
      <path d={course} className={css['casing']} />
      <path d={course} className={css['track']} />
      {isDrawn && <path d={course} pathLength="1" stroke={`url(#${heat})`} className={css['run']} />}
      {marks.map(([x, y]) => (
        <path
          key={`${x}-${y}`}
          d={`M${x - 8} ${y - 3}L${x - 3} ${y - 8}H${x + 8}V${y + 3}L${x + 3} ${y + 8}H${x - 8}Z`}
          className={css['mark']}
        />
      ))}
      <path d="M70 356L84 370L70 384L56 370Z" className={css['end']} />
      <path d="M44 14H76V46H44Z" className={css['flag']} />
      <path
        d="M44 14H55V25H44ZM65 14H76V25H65ZM55 25H65V35H55ZM44 35H55V46H44ZM65 35H76V46H65Z"
        className={css['end']}
      />
    </svg>
  );
};
